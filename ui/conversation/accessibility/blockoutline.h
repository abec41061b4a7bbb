// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The structure of a message as a tree, for a screen reader that jumps from part to part: headings,
// lists and their items, tables, blocks of code, and the stops of the Tab key inside them.
// Paragraphs are no nodes: they are read in the message's text. The nodes are stored in reading
// order, each after its parent, so that a growing text keeps the nodes of finished blocks. Pure.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

struct OutlineNode
{
    enum class Kind : quint8 { Heading, List, Item, Table, Code, Target };

    /// What makes it the same part after a change of the text.
    struct Key
    {
        Kind kind = Kind::Heading;
        int block = 0;   ///< the first that belongs to it
        int depth = 0;   ///< List, Item: the index of its container
        int target = -1; ///< Target: its number among the message's focus targets
        int parent = -1; ///< -1: the message itself
        int place = 0;   ///< among the children of its parent

        bool operator==(const Key &) const = default;
    };

    Key key;
    int last = 0; ///< the last block that belongs to it
    QList<int> children;
};

class BlockOutline
{
public:
    /// Keeps what belongs to the first blocks only.
    void truncate(qsizetype blocks);
    /// The next block, which has so many focus targets. `before` is the block above it in the same
    /// text; null: it is the first.
    void append(const Block &block, const Block *before, qsizetype focusTargets);

    [[nodiscard]] qsizetype size() const { return m_nodes.size(); }
    [[nodiscard]] const OutlineNode &node(int index) const { return m_nodes.at(index); }
    /// The children of a node; -1: of the message.
    [[nodiscard]] const QList<int> &children(int index) const
    {
        return index < 0 ? m_roots : m_nodes.at(index).children;
    }
    /// The node of a focus target; -1: there is no such target.
    [[nodiscard]] int nodeOf(int focusTarget) const { return m_targets.value(focusTarget, -1); }
    /// The innermost list item around a block; -1: it is in none.
    [[nodiscard]] int itemAround(int block) const { return m_blocks.at(block).item; }

private:
    struct BlockEnd
    {
        qsizetype nodes = 0; // after this block
        int item = -1;
    };

    [[nodiscard]] QList<int> openItems(const Block *before) const;
    int enterItems(const Block &block, const Block *before);
    int add(OutlineNode::Key key);
    void removeLast();
    void extendTo(int block);

    QList<OutlineNode> m_nodes;
    QList<int> m_roots;
    QList<int> m_targets;
    QList<BlockEnd> m_blocks;
};

} // namespace Hiwar
