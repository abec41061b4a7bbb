// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The framing of one HTTP/1 answer: bytes in, one head and its body out. Rules:
//
// - The result does not depend on how the bytes were cut.
// - Interim heads (100, 102, 103) are no answer, however many arrive.
// - Memory is bounded: the heads together, and each line between chunks, have a limit.
//
// Lenient where servers are odd (line ends, blank lines, lines that are no fields), strict where an
// incomplete body could be taken for complete. Uses no socket and does not decompress.
// Not thread-safe; one instance for each answer.
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

    /// Returns the part of the body in these bytes.
    [[nodiscard]] QByteArray feed(QByteArrayView bytes);
    /// The connection has ended. Returns true if the answer is complete.
    bool finish();

    /// 0: the head of the answer has not arrived.
    [[nodiscard]] int status() const { return m_hasHead ? m_status : 0; }
    /// Of the last interim head; 0: none came.
    [[nodiscard]] int interimStatus() const { return m_interim; }
    [[nodiscard]] const Fields &fields() const { return m_fields; }
    /// Joins fields of the same name, which is equivalent.
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
    QByteArray m_line; // the unfinished line
    Fields m_fields;
    QString m_fault;
    qsizetype m_headBytes = 0;
    qint64 m_left = 0; // of the body or of the chunk
    int m_status = 0;
    int m_interim = 0;
    bool m_hasHead = false;
};

} // namespace Hiwar
