// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of one message as a screen reader walks through it, block for block as it stands in the
// bubble, and which place in the blocks each of its offsets is: the one mapping between the two. It
// says what is not among the selectable text as well (marks of lists), and leaves out what nobody
// sees (isolates). A text that grows costs what was added. Pure; GUI thread.
#pragma once

#include "ui/conversation/message/messagelayout.h"

namespace Hiwar {

/// What became of a text: at `at`, `removed` was replaced by `inserted`.
struct TextChange
{
    int at = 0;
    QString removed;
    QString inserted;

    [[nodiscard]] bool isEmpty() const { return removed.isEmpty() && inserted.isEmpty(); }
};

/// What follows the beginning that both have; they are known to be the same up to `from`.
[[nodiscard]] TextChange differenceOf(const QString &before, const QString &now, int from = 0);

/// What the Tab key stops at, and where it is in the text; a button is where its block begins.
struct SpokenTarget
{
    int start = 0;
    int end = 0;
    FocusTarget focusTarget;

    bool operator==(const SpokenTarget &) const = default;
};

struct SpokenRun
{
    int start = 0;
    int end = 0;
    QString attributes; ///< as IAccessible2 writes them
};

class AccessibleText
{
public:
    /// So many of the first blocks are known to be what they were, and not even compared.
    void update(const ShownBlocks &blocks, qsizetype unchanged = 0);
    /// The text is what it was up to here when this was asked last.
    [[nodiscard]] int takeChangedFrom();

    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const QList<SpokenTarget> &focusTargets() const { return m_focusTargets; }
    [[nodiscard]] const ShownBlocks &blocks() const { return m_blocks; }
    [[nodiscard]] int offsetOf(TextPosition position) const;
    /// Offsets of marks and of what stands between blocks are the nearest place behind them.
    [[nodiscard]] TextPosition positionOf(int offset) const;
    /// Where the block begins, its marks included, and where the next one does.
    [[nodiscard]] std::pair<int, int> blockAround(int offset) const;
    [[nodiscard]] SpokenRun runAt(int offset) const;

private:
    struct Part
    {
        int begin = 0;       // with the marks
        int start = 0;       // of the block's own text
        int end = 0;         // and the separator, if any, begins
        QList<int> isolates; // offsets in the laid-out text that are left out
    };

    void append(const Block &block, qsizetype index);
    [[nodiscard]] qsizetype partAt(int offset) const;
    [[nodiscard]] static int visibleOffset(const Part &part, int laidOut);

    ShownBlocks m_blocks;
    QString m_text;
    int m_changedFrom = 0;
    QList<Part> m_parts; // one for each block
    QList<SpokenTarget> m_focusTargets;
};

} // namespace Hiwar
