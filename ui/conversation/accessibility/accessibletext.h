// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The text of one message as a screen reader reads it, block by block as in the bubble, and the
// only mapping between its offsets and positions in the blocks. It contains more than the
// selectable text (marks of lists), and omits invisible characters (isolates). An update of a
// growing text costs what was added. Pure; GUI thread.
#pragma once

#include "ui/conversation/accessibility/blockoutline.h"
#include "ui/conversation/message/messagelayout.h"

namespace Hiwar {

/// The change of a text: at `at`, `removed` was replaced by `inserted`.
struct TextChange
{
    int at = 0;
    QString removed;
    QString inserted;

    [[nodiscard]] bool isEmpty() const { return removed.isEmpty() && inserted.isEmpty(); }
};

/// The change after the common beginning; the texts are known to be equal up to `from`.
[[nodiscard]] TextChange differenceOf(const QString &before, const QString &now, int from = 0);

/// A stop of the Tab key and its range in the text; a button is where its block begins.
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
    QString attributes; ///< in the format of IAccessible2
};

class AccessibleText
{
public:
    /// The first `unchanged` blocks are known to be equal and not even compared.
    void update(const ShownBlocks &blocks, qsizetype unchanged = 0);
    /// Up to here the text is unchanged since the last call.
    [[nodiscard]] int takeChangedFrom();

    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const QList<SpokenTarget> &focusTargets() const { return m_focusTargets; }
    [[nodiscard]] const ShownBlocks &blocks() const { return m_blocks; }
    [[nodiscard]] const BlockOutline &outline() const { return m_outline; }
    /// The last update left so many first blocks as they were.
    [[nodiscard]] qsizetype unchangedBlocks() const { return m_unchanged; }
    [[nodiscard]] int offsetOf(TextPosition position) const;
    /// In the marks of a block: where its text begins. Between two blocks: the end of the first.
    [[nodiscard]] TextPosition positionOf(int offset) const;
    /// Where the block begins, its marks included, and where the next one does.
    [[nodiscard]] std::pair<int, int> blockAround(int offset) const;
    /// The block's own text, without its marks.
    [[nodiscard]] std::pair<int, int> textOf(int block) const;
    [[nodiscard]] SpokenRun runAt(int offset) const;

private:
    struct Part
    {
        int begin = 0;       // with the marks
        int start = 0;       // of the block's own text
        int end = 0;         // of that text; a separator may follow
        QList<int> isolates; // offsets in the laid-out text that are left out
    };

    void append(const Block &block, qsizetype index);
    [[nodiscard]] const Block *blockBefore(qsizetype index) const;
    [[nodiscard]] qsizetype partAt(int offset) const;
    [[nodiscard]] static int visibleOffset(const Part &part, int laidOut);

    ShownBlocks m_blocks;
    QString m_text;
    int m_changedFrom = 0;
    QList<Part> m_parts; // one for each block
    QList<SpokenTarget> m_focusTargets;
    BlockOutline m_outline;
    qsizetype m_unchanged = 0;
};

} // namespace Hiwar
