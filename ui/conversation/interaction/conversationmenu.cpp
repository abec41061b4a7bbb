// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/interaction/conversationmenu.h"

#include "ui/conversation/interaction/caretbrowsing.h"
#include "ui/conversation/interaction/codecontrols.h"
#include "ui/conversation/interaction/conversationfocus.h"
#include "ui/conversation/interaction/messagecommands.h"
#include "ui/conversation/message/shownblocks.h"

#include <QContextMenuEvent>
#include <QMenu>

namespace Hiwar {

ConversationMenu::ConversationMenu(QWidget &owner, const Parts &parts)
    : m_owner(owner)
    , m_parts(parts)
{
}

void ConversationMenu::popup(const QContextMenuEvent &event)
{
    if (m_parts.viewport.rows().count() == 0)
        return;
    if (event.reason() != QContextMenuEvent::Mouse)
        return popupByKeyboard();
    const QPoint point = m_parts.viewport.widget().mapFromGlobal(event.globalPos());
    const PointerHit pointed = m_parts.viewport.hitAt(point);
    show(pointed.row, pointed.hit, point);
}

void ConversationMenu::popupByKeyboard()
{
    ConversationViewport &viewport = m_parts.viewport;
    if (const auto caret = m_parts.caretBrowsing.viewportRect();
        caret && m_parts.caretBrowsing.isOn())
        return show(viewport.selection().caret()->row, std::nullopt, caret->bottomLeft());
    if (const auto focused = m_parts.focus.target()) {
        const int row = m_parts.focus.cursor().row();
        MessageHit hit;
        hit.position = focused->link.from;
        hit.link = focused->link.target;
        const QPointF corner = viewport.rows().layout(row).rectsOf(*focused).value(0).bottomLeft();
        return show(row, hit, corner.toPoint() + viewport.rowRect(row).topLeft());
    }
    m_parts.focus.setCurrentAgain();
    const int row = m_parts.focus.cursor().row();
    const QRect bubble =
        viewport.rows().layout(row).geometry().bubble.translated(viewport.rowRect(row).topLeft());
    show(row, std::nullopt, bubble.intersected(viewport.widget().rect()).center());
}

void ConversationMenu::show(int row, const std::optional<MessageHit> &hit, QPoint viewportPosition)
{
    const ConversationViewport &viewport = m_parts.viewport;
    MenuSubject subject{viewport.rows().message(row),
                        viewport.rows().actions(row),
                        !viewport.selection().isEmpty(),
                        m_parts.caretBrowsing.isOn(),
                        {},
                        false,
                        {}};
    if (hit) {
        subject.position = hit->position;
        if (hit->part == MessageHit::Part::Attachment) // the whole card is its name's link
            subject.position->offset = 0;
        subject.onLink = !hit->link.isEmpty();
        subject.formula = hit->formula;
    }
    if (viewport.pictures().canLoad())
        subject.named = [&viewport](const QString &address) {
            return viewport.pictures().named(address);
        };
    auto *menu = new QMenu(&m_owner);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QMenu *directions = nullptr;
    for (const MenuItem &item : menuItems(subject)) {
        if (item.beginsGroup)
            menu->addSeparator();
        if (item.command == MenuCommand::Code) {
            m_parts.code.addActions(*menu, row, item.block);
            continue;
        }
        if (item.command == MenuCommand::SetDirection && !directions)
            directions = menu->addMenu(directionMenuName());
        addItem(item.command == MenuCommand::SetDirection ? *directions : *menu, subject.message.id,
                item);
    }
    menu->addActions(m_owner.actions()); // the window's actions for the whole conversation
    menu->popup(viewport.widget().mapToGlobal(viewportPosition));
}

void ConversationMenu::addItem(QMenu &menu, const QString &messageId, const MenuItem &item)
{
    QAction *action = menu.addAction(item.text, this, [this, messageId, item] {
        if (const int now = m_parts.viewport.rows().rowOf(messageId); now >= 0)
            carryOut(now, item);
    });
    action->setShortcut(item.shortcut);
    action->setShortcutContext(Qt::WidgetShortcut); // the view handles the key itself
    action->setCheckable(item.checked.has_value());
    action->setChecked(item.checked.value_or(false));
}

void ConversationMenu::carryOut(int row, const MenuItem &item)
{
    MessageCommands &commands = m_parts.commands;
    ConversationSelection &selection = m_parts.viewport.selection();
    const auto block = [&] {
        const ShownBlocks shown = shownBlocks(m_parts.viewport.rows().message(row));
        return item.block >= 0 && item.block < shown.size() ? shown.at(item.block) : Block();
    };
    switch (item.command) {
    case MenuCommand::Copy:
        return commands.copy();
    case MenuCommand::CopyAsMarkdown:
        return commands.copyMarkdown();
    case MenuCommand::CopyAsPlainText:
        return commands.copyPlain();
    case MenuCommand::Quote:
        emit quoteRequested(selection.markdown());
        return;
    case MenuCommand::SaveSelection:
        emit saveSelectionRequested();
        return;
    case MenuCommand::LoadPicture:
        return commands.follow(item.link);
    case MenuCommand::CopyPicture:
        return commands.copy(m_parts.viewport.pictures().named(item.link.target).pixmap);
    case MenuCommand::SavePicture:
        emit savePictureRequested(item.link.target);
        return;
    case MenuCommand::OpenAttachment:
        return commands.openAttachment(row, item.link);
    case MenuCommand::SaveAttachment:
        return commands.saveAttachment(row, item.link);
    case MenuCommand::CopyAttachment:
        return commands.copyAttachment(row, item.link);
    case MenuCommand::UseAttachment:
        return commands.useAttachment(row, item.link);
    case MenuCommand::OpenLink:
        return commands.open(item.link);
    case MenuCommand::CopyLink:
        return commands.copy(item.link.target);
    case MenuCommand::CopyTex:
        return commands.copy(item.tex);
    case MenuCommand::Code:
        return; // CodeControls has added its own actions
    case MenuCommand::CopyTable:
        return commands.copyTable(block());
    case MenuCommand::CopyTabSeparated:
        return commands.copyTabSeparated(block());
    case MenuCommand::CopyCommaSeparated:
        return commands.copyCommaSeparated(block());
    case MenuCommand::ActOnMessage:
        return commands.trigger(row, item.action);
    case MenuCommand::SetDirection:
        return commands.setDirection(row, item.direction);
    case MenuCommand::SelectMessage:
        selection.select(wholeText(m_parts.viewport.rows().message(row), row));
        return m_parts.caretBrowsing.reveal();
    case MenuCommand::SelectAll:
        return selection.selectAll();
    case MenuCommand::SelectByKeyboard:
        return m_parts.caretBrowsing.setOn(!m_parts.caretBrowsing.isOn());
    }
}

} // namespace Hiwar
