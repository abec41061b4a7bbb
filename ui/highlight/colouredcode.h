// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The colours of one block of code, computed as far as needed: each line is read once, a growing
// text is read again only from its first changed line, and reading stops at the deadline. GUI
// thread.
#pragma once

#include "ui/highlight/highlighter.h"

#include <deque>

class QDeadlineTimer;

namespace Hiwar {

class ColouredCode
{
public:
    /// Nothing is read beyond these limits: such code is data, and colours do not help there.
    static constexpr int longestText = 2 * 1024 * 1024;
    static constexpr int longestLine = 20'000;

    explicit ColouredCode(std::unique_ptr<Highlighter> highlighter);

    /// Takes the text's new state; colours before the first changed line are kept.
    void setText(const QString &text);
    /// Reads on until everything before `end` is known; returns false if the deadline comes first.
    bool readTo(int end, const QDeadlineTimer &deadline);
    /// The number of characters with known colours. Characters beyond a limit count as known,
    /// without colours.
    [[nodiscard]] int known() const;
    /// All of it is known.
    [[nodiscard]] bool isRead() const { return known() >= m_text.size(); }
    /// The text or one of its lines is too long to be coloured completely.
    [[nodiscard]] bool isCutShort() const { return m_cutShort; }
    [[nodiscard]] RoleSpans spansIn(int from, int to) const;

private:
    struct Line
    {
        int end = 0; // includes its '\n'
        size_t spans = 0;
    };

    void readBatch();
    [[nodiscard]] int readEnd() const { return m_lines.empty() ? 0 : m_lines.back().end; }

    std::unique_ptr<Highlighter> m_highlighter;
    QString m_text;
    std::deque<Line> m_lines;     // the lines read: where they and their spans end
    std::deque<RoleSpan> m_spans; // of all lines, counted from the text's beginning
    bool m_cutShort = false;
};

} // namespace Hiwar
