// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/accessiblestructure.h"

#include "ui/conversation/accessibility/accessiblemessage.h"
#include "ui/conversation/accessibility/accessibletable.h"
#include "ui/conversation/accessibility/accessibletextblock.h"
#include "ui/conversation/conversationview.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

using Kind = OutlineNode::Kind;

AccessibleBlock *makeBlock(const AccessibleMessage &message, int node, Kind kind)
{
    switch (kind) {
    case Kind::Heading:
    case Kind::Code:
        return new AccessibleTextBlock(&message, node);
    case Kind::Table:
        return new AccessibleTable(&message, node);
    case Kind::List:
    case Kind::Item:
    case Kind::Target:
        break;
    }
    return new AccessibleBlock(&message, node);
}

} // namespace

void forgetInterface(QAccessible::Id id)
{
    if (id && QAccessible::accessibleInterface(id))
        QAccessible::deleteAccessibleInterface(id);
}

AccessibleStructure::~AccessibleStructure()
{
    for (const QAccessible::Id id : std::as_const(m_made))
        forgetInterface(id);
}

const BlockOutline &AccessibleStructure::outline() const
{
    return m_message.spoken().outline();
}

int AccessibleStructure::count(int node) const
{
    return int(outline().children(node).size());
}

QAccessibleInterface *AccessibleStructure::child(int node, int index) const
{
    const int wanted = outline().children(node).value(index, -1);
    return wanted < 0 ? nullptr : at(wanted);
}

QAccessibleInterface *AccessibleStructure::at(int node) const
{
    const OutlineNode::Key &key = outline().node(node).key;
    if (key.kind == Kind::Target)
        return m_message.focusTarget(key.target);
    QAccessible::Id &id = m_made[node];
    if (!id)
        id = QAccessible::registerAccessibleInterface(makeBlock(m_message, node, key.kind));
    return QAccessible::accessibleInterface(id);
}

const AccessibleTable *AccessibleStructure::tableAround(int node) const
{
    const int parent = outline().node(node).key.parent;
    const bool isTable = parent >= 0 && outline().node(parent).key.kind == Kind::Table;
    return isTable ? static_cast<const AccessibleTable *>(at(parent)) : nullptr;
}

QAccessibleInterface *AccessibleStructure::parentOf(int node) const
{
    const OutlineNode::Key &key = outline().node(node).key;
    if (key.parent < 0)
        return const_cast<AccessibleMessage *>(&m_message);
    const AccessibleTable *table = tableAround(node);
    return table ? table->cellOf(key.target) : at(key.parent);
}

int AccessibleStructure::placeOf(int node) const
{
    const OutlineNode::Key &key = outline().node(node).key;
    const AccessibleTable *table = tableAround(node);
    return table ? table->placeInCell(key.target) : key.place;
}

QAccessibleInterface *AccessibleStructure::childAt(int node, QPoint point) const
{
    if (!m_message.rect().contains(point))
        return nullptr;
    const ConversationView *view = m_message.view();
    const QPoint inRow =
        view->viewport()->mapFromGlobal(point) - view->rowRect(m_message.row()).topLeft();
    const int block =
        m_message.view()->rows().layout(m_message.row()).hitTest(inRow).position.block;
    // Only the children that have something of this block: they are stored by their first block.
    const QList<int> &children = outline().children(node);
    auto candidate = std::partition_point(children.begin(), children.end(), [&](int child) {
        return outline().node(child).last < block;
    });
    for (; candidate != children.end() && outline().node(*candidate).key.block <= block;
         ++candidate) {
        QAccessibleInterface *found = at(*candidate);
        if (found->rect().contains(point))
            return found;
    }
    return nullptr;
}

void AccessibleStructure::dropThoseThatWent()
{
    if (m_made.isEmpty())
        return;
    const BlockOutline &now = outline(); // reads the text
    m_changedFrom = std::min(m_changedFrom, int(m_message.spoken().unchangedBlocks()));
    m_made.removeIf([&now](const auto &made) {
        auto *block =
            static_cast<AccessibleBlock *>(QAccessible::accessibleInterface(made.value()));
        const bool stays =
            block && made.key() < now.size() && now.node(made.key()).key == block->key();
        if (stays)
            block->noteChange();
        else
            forgetInterface(made.value());
        return !stays;
    });
}

void AccessibleStructure::tellNewNames()
{
    const int from = std::exchange(m_changedFrom, std::numeric_limits<int>::max());
    if (m_made.isEmpty() || !QAccessible::isActive())
        return;
    const QHash<int, QAccessible::Id> made = m_made; // a receiver may ask for more
    for (auto it = made.cbegin(); it != made.cend(); ++it) {
        QAccessibleInterface *block = QAccessible::accessibleInterface(it.value());
        if (!block || outline().node(it.key()).last < from)
            continue;
        QAccessibleEvent renamed(block, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&renamed);
    }
}

} // namespace Hiwar
