// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/accessibleblock.h"

#include "ui/block/blocktext.h"
#include "ui/conversation/accessibility/accessiblemessage.h"
#include "ui/conversation/accessibility/blockwords.h"
#include "ui/conversation/conversationview.h"

#include <QCoreApplication>
#include <QLocale>

namespace Hiwar {

namespace {

using Kind = OutlineNode::Kind;

struct ConversationTr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

QString wordsOf(const Block &block)
{
    return contentText(blockText(block).whole).simplified();
}

} // namespace

AccessibleBlock::AccessibleBlock(const AccessibleMessage *message, int node)
    : AccessiblePart(message)
    , m_node(node)
    , m_key(message->spoken().outline().node(node).key)
{
}

bool AccessibleBlock::exists() const
{
    const BlockOutline &outline = message().spoken().outline();
    return m_node < outline.size() && outline.node(m_node).key == m_key;
}

bool AccessibleBlock::isValid() const
{
    return AccessiblePart::isValid() && exists();
}

const OutlineNode &AccessibleBlock::node() const
{
    return message().spoken().outline().node(m_node);
}

const Block &AccessibleBlock::block() const
{
    return message().spoken().blocks().at(m_key.block);
}

QAccessibleInterface *AccessibleBlock::parent() const
{
    return exists() ? message().structure().parentOf(m_node) : AccessiblePart::parent();
}

QAccessibleInterface *AccessibleBlock::child(int index) const
{
    return exists() ? message().structure().child(m_node, index) : nullptr;
}

QAccessibleInterface *AccessibleBlock::childAt(int x, int y) const
{
    return exists() ? message().structure().childAt(m_node, QPoint(x, y)) : nullptr;
}

int AccessibleBlock::childCount() const
{
    return exists() ? message().structure().count(m_node) : 0;
}

int AccessibleBlock::indexOfChild(const QAccessibleInterface *child) const
{
    const auto *part = dynamic_cast<const AccessiblePart *>(child);
    return part && part->parent() == this ? part->place() : -1;
}

/// The words of an item, without those of lists, tables and code inside it.
QString AccessibleBlock::itemWords() const
{
    const AccessibleText &text = message().spoken();
    QStringList words;
    for (int i = m_key.block; i <= node().last; ++i) {
        const Block &inside = text.blocks().at(i);
        const bool isPart = inside.kind == Block::Kind::Code || inside.kind == Block::Kind::Table;
        if (!isPart && text.outline().itemAround(i) == m_node)
            words << wordsOf(inside);
    }
    return (spokenMark(block().containers.at(m_key.depth)) + words.join(u' ')).trimmed();
}

QString AccessibleBlock::name() const
{
    switch (m_key.kind) {
    case Kind::Heading:
        return wordsOf(block());
    case Kind::List:
        return ConversationTr::tr("List");
    case Kind::Item:
        return itemWords();
    case Kind::Table:
        return ConversationTr::tr("Table");
    case Kind::Code:
        return ConversationTr::tr("Code");
    case Kind::Target:
        break;
    }
    return {};
}

QString AccessibleBlock::description() const
{
    switch (m_key.kind) {
    case Kind::Heading:
        return headingLevel(block().level);
    case Kind::List:
        return ConversationTr::tr("Items: %1").arg(QLocale().toString(childCount()));
    case Kind::Table:
        return tableDescription(block().table);
    case Kind::Code:
        return codeDescription(block());
    case Kind::Item:
    case Kind::Target:
        break;
    }
    return {};
}

QString AccessibleBlock::text(QAccessible::Text type) const
{
    if (!exists())
        return {};
    if (type == QAccessible::Name)
        return name();
    return type == QAccessible::Description ? description() : QString();
}

QRect AccessibleBlock::rect() const
{
    if (!exists())
        return {};
    const MessageLayout &layout = view()->rows().layout(message().row());
    const int last = node().last;
    return last < layout.blockCount()
               ? message().onScreen(layout.blockRect(m_key.block) | layout.blockRect(last))
               : QRect();
}

QAccessible::Role AccessibleBlock::role() const
{
    switch (m_key.kind) {
    case Kind::Heading:
        return QAccessible::Heading;
    case Kind::List:
        return QAccessible::List;
    case Kind::Item:
        return QAccessible::ListItem;
    case Kind::Table:
        return QAccessible::Table;
    case Kind::Code:
    case Kind::Target:
        break;
    }
    return QAccessible::Section;
}

void AccessibleBlock::doAction(const QString &name)
{
    if (name != setFocusAction() || !exists())
        return;
    view()->setFocus();
    view()->setCurrent(message().row());
    view()->setCaret({message().row(), {m_key.block, 0}});
}

} // namespace Hiwar
