// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The framing of one answer of HTTP/1: bytes in, one head and its body out. The rules it protects:
//
// - The result does not depend on how the bytes were cut.
// - Interim heads (100, 102, 103) are no answer, however many come.
// - Memory is bounded: all heads, and each line between chunks, have an end or there is none.
//
// Lenient where odd servers are (line ends, blank lines, lines that are no fields), strict where a
// body could be taken for whole that is not. It knows no socket and does not unpack.
// Not thread-safe; one instance an answer.
#pragma once

#include <QByteArray>
#include <QList>

#include <utility>

namespace Hiwar {

class AnswerReader
{
public:
    using Fields = QList<std::pair<QByteArray, QByteArray>>;

    static constexpr qsizetype maxHeadBytes = 256 * 1024;

    /// What these bytes bring of the body.
    [[nodiscard]] QByteArray feed(QByteArrayView bytes);
    /// The connection has ended. True: the answer is whole.
    bool finish();

    /// 0: no head of an answer yet.
    [[nodiscard]] int status() const { return m_hasHead ? m_status : 0; }
    /// Of the last interim head; 0: none came.
    [[nodiscard]] int interimStatus() const { return m_interim; }
    [[nodiscard]] const Fields &fields() const { return m_fields; }
    /// Those of the same name are joined, as they mean the same.
    [[nodiscard]] QByteArray field(QByteArrayView name) const;

    [[nodiscard]] bool isOver() const { return m_state == State::Over; }
    [[nodiscard]] bool isBroken() const { return m_state == State::Broken; }
    /// Why it is broken; English, for details.
    [[nodiscard]] const QString &fault() const { return m_fault; }

private:
    enum class State : quint8 {
        Status,
        Fields,
        Rest, ///< a body that ends with the connection
        Sized,
        ChunkSize,
        Chunk,
        ChunkEnd,
        Trailers,
        Over,
        Broken,
    };

    [[nodiscard]] bool takeLine(QByteArrayView &bytes);
    void readLine();
    void readStatus();
    void readField();
    void endHead();
    void readChunkSize();
    void breakOff(const QString &why);

    State m_state = State::Status;
    QByteArray m_line; // the unfinished one
    Fields m_fields;
    QString m_fault;
    qsizetype m_headBytes = 0;
    qint64 m_left = 0; // of the body or of the chunk
    int m_status = 0;
    int m_interim = 0;
    bool m_hasHead = false;
};

} // namespace Hiwar
