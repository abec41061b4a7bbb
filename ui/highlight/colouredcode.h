// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The colours of one block of code, found as far as they are wanted: lines are read once, a text
// that grows is read on from its first line that changed, and reading stops when its time is over.
// GUI thread.
#pragma once

#include "ui/highlight/highlighter.h"

#include <vector>

class QDeadlineTimer;

namespace Hiwar {

class ColouredCode
{
public:
    /// Beyond these nothing is read: such code is data, and its colours tell nobody anything.
    static constexpr int longestText = 2 * 1024 * 1024;
    static constexpr int longestLine = 20'000;

    explicit ColouredCode(std::unique_ptr<Highlighter> highlighter);

    /// Takes the text's new state; colours before the first line that differs stay known.
    void setText(const QString &text);
    /// Reads on until everything before `end` is known, or the time is over: then false.
    bool readTo(int end, const QDeadlineTimer &deadline);
    /// So many characters have their colours. What is beyond a limit counts as known: it has
    /// none.
    [[nodiscard]] int known() const;
    /// All of it is known.
    [[nodiscard]] bool isRead() const { return known() >= m_text.size(); }
    /// It, or one of its lines, is too long to be coloured to the end.
    [[nodiscard]] bool isCutShort() const { return m_cutShort; }
    [[nodiscard]] RoleSpans spansIn(int from, int to) const;

private:
    struct Line
    {
        int end = 0; // with its '\n'
        size_t spans = 0;
    };

    void readBatch();
    [[nodiscard]] int readEnd() const { return m_lines.empty() ? 0 : m_lines.back().end; }

    std::unique_ptr<Highlighter> m_highlighter;
    QString m_text;
    std::vector<Line> m_lines;     // that were read: where they and their spans end
    std::vector<RoleSpan> m_spans; // of them all, counted from the text's beginning
    bool m_cutShort = false;
};

} // namespace Hiwar
