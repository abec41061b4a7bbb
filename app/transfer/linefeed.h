// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the lines of a file, one after another, and keeps none that is longer than a limit: a file
// may be one line of any size. Does not look at their content. Any thread.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

class QIODevice;

namespace Hiwar {

/// A file of UTF-8 may begin with the mark.
[[nodiscard]] QByteArrayView withoutByteOrderMark(QByteArrayView text);

class LineFeed
{
public:
    enum class Found : quint8 {
        Line,
        TooLong, ///< it was skipped
        End,
        Fault, ///< the file cannot be read further
    };

    LineFeed(QIODevice &input, qsizetype limit);

    [[nodiscard]] Found next();
    /// Without its line feed; valid until the next call of next().
    [[nodiscard]] QByteArrayView line() const { return m_line; }
    /// Of the last line, from 1.
    [[nodiscard]] qint64 number() const { return m_number; }
    [[nodiscard]] qint64 bytesRead() const { return m_bytesRead; }
    /// The last line ended with a line feed, not with the file.
    [[nodiscard]] bool hasLineFeed() const { return m_hasLineFeed; }

private:
    [[nodiscard]] bool fill();

    QIODevice &m_input;
    const qsizetype m_limit;
    QByteArray m_buffer;
    qsizetype m_at = 0; // in the buffer
    QByteArray m_line;
    qint64 m_number = 0;
    qint64 m_bytesRead = 0;
    bool m_hasLineFeed = false;
};

} // namespace Hiwar
