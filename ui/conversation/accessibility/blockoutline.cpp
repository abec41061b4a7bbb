// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/blockoutline.h"

#include <optional>

namespace Hiwar {

namespace {

using Kind = OutlineNode::Kind;

/// Whether the item is the next one of the list that the other belongs to.
bool isNextItem(const Container &item, const Container &other)
{
    return item.kind == other.kind &&
           (item.kind != Container::Kind::Number || item.number == other.number + 1);
}

std::optional<Kind> kindOf(const Block &block)
{
    switch (block.kind) {
    case Block::Kind::Heading:
        return Kind::Heading;
    case Block::Kind::Table:
        return Kind::Table;
    case Block::Kind::Code:
        return Kind::Code;
    case Block::Kind::Paragraph:
    case Block::Kind::Rule:
    case Block::Kind::Formula:
    case Block::Kind::Typed:
        break;
    }
    return std::nullopt;
}

} // namespace

void BlockOutline::truncate(qsizetype blocks)
{
    const qsizetype kept = blocks == 0 ? 0 : m_blocks.at(blocks - 1).nodes;
    while (m_nodes.size() > kept)
        removeLast();
    m_blocks.resize(blocks);
    extendTo(int(blocks) - 1);
}

void BlockOutline::removeLast()
{
    const OutlineNode::Key gone = m_nodes.takeLast().key;
    // In reading order the last node is the last child of its parent, too.
    (gone.parent < 0 ? m_roots : m_nodes[gone.parent].children).removeLast();
    if (gone.kind == Kind::Target)
        m_targets.removeLast();
}

int BlockOutline::add(OutlineNode::Key key)
{
    const auto index = int(m_nodes.size());
    QList<int> &siblings = key.parent < 0 ? m_roots : m_nodes[key.parent].children;
    key.place = int(siblings.size());
    siblings << index;
    m_nodes.append({key, key.block, {}});
    return index;
}

/// The items around the block before, by the index of their container; -1 for a quote.
QList<int> BlockOutline::openItems(const Block *before) const
{
    if (!before)
        return {};
    QList<int> items(before->containers.size(), -1);
    int item = m_blocks.constLast().item;
    for (qsizetype depth = items.size() - 1; depth >= 0 && item >= 0; --depth) {
        if (before->containers.at(depth).kind == Container::Kind::Quote)
            continue;
        items[depth] = item;
        item = m_nodes.at(m_nodes.at(item).key.parent).key.parent;
    }
    return items;
}

/// Adds the lists and items that begin with the block. Returns the innermost item around it.
int BlockOutline::enterItems(const Block &block, const Block *before)
{
    const QList<int> open = openItems(before);
    const auto number = int(m_blocks.size());
    int inner = -1;
    bool isNew = false; // what contains it begins here, so it cannot continue anything
    for (int depth = 0; depth < block.containers.size(); ++depth) {
        const Container &container = block.containers.at(depth);
        const int item = isNew ? -1 : open.value(depth, -1);
        if (container.kind == Container::Kind::Quote) {
            isNew |= container.startsHere;
        } else if (item >= 0 && !container.startsHere) {
            inner = item;
        } else {
            const bool isNext = item >= 0 && isNextItem(container, before->containers.at(depth));
            const int list =
                isNext
                    ? m_nodes.at(item).key.parent
                    : add({.kind = Kind::List, .block = number, .depth = depth, .parent = inner});
            inner = add({.kind = Kind::Item, .block = number, .depth = depth, .parent = list});
            isNew = true;
        }
    }
    return inner;
}

void BlockOutline::append(const Block &block, const Block *before, qsizetype focusTargets)
{
    const auto number = int(m_blocks.size());
    const int item = enterItems(block, before);
    int parent = item;
    if (const auto kind = kindOf(block))
        parent = add({.kind = *kind, .block = number, .parent = item});
    for (qsizetype i = 0; i < focusTargets; ++i) {
        const auto target = int(m_targets.size());
        m_targets << add(
            {.kind = Kind::Target, .block = number, .target = target, .parent = parent});
    }
    m_blocks.append({m_nodes.size(), item});
    extendTo(number);
}

/// The lists and items around the block end with it, for now.
void BlockOutline::extendTo(int block)
{
    int node = block < 0 ? -1 : m_blocks.at(block).item;
    for (; node >= 0; node = m_nodes.at(node).key.parent)
        m_nodes[node].last = block;
}

} // namespace Hiwar
