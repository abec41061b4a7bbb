// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person can do with a message of the ConversationView: actions, copying, the menu.
#include "ui/block/tabletext.h"
#include "ui/conversation/caretbrowsing.h"
#include "ui/conversation/codecontrols.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/copysign.h"
#include "ui/conversation/message/contextmenu.h"
#include "ui/conversation/message/messageactions.h"
#include "ui/conversation/selection/selectiondata.h"
#include "ui/errordetails.h"
#include "ui/markdown/tohtml.h"

#include <QActionGroup>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

namespace Hiwar {

using namespace Qt::StringLiterals;

MessageSource ConversationView::messages() const
{
    return [this](int row) { return m_rows.message(row); };
}

void ConversationView::copy()
{
    if (m_selection.range().isEmpty())
        return;
    copySelection(m_selection.range(), messages());
    m_copySign->copiedElsewhere();
}

void ConversationView::trigger(int row, MessageAction action)
{
    const ShownMessage message = m_rows.message(row);
    const auto fold = foldOf(action);
    if (!actionsFor(message).contains(action) && !fold)
        return;
    if (fold)
        toggle(row, *fold);
    else if (action == MessageAction::Copy)
        copySelection(wholeText(message, row), messages());
    else if (action == MessageAction::CopyDetails)
        QGuiApplication::clipboard()->setText(detailsOf(message.error.value_or(ApiError())));
    if (action == MessageAction::Copy || action == MessageAction::CopyDetails)
        m_copySign->copied(message.id, action);
    else if (!fold)
        emit actionRequested(message.id, action);
}

void ConversationView::copyTable(const Block &block, MenuCommand as)
{
    auto copied = std::make_unique<QMimeData>();
    if (as == MenuCommand::CopyCommaSeparated) {
        copied->setText(commaSeparated(block.table));
        copied->setData(u"text/csv"_s, commaSeparated(block.table).toUtf8());
    } else {
        copied->setText(tabSeparated(block.table));
    }
    if (as == MenuCommand::CopyTable) // what spreadsheets and editors take first
        copied->setHtml(toHtml({block}));
    QGuiApplication::clipboard()->setMimeData(copied.release());
    m_copySign->copiedElsewhere();
}

void ConversationView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_rows.count() == 0)
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        const PointerHit pointed = pointerHitAt(viewport()->mapFromGlobal(event->globalPos()));
        return showMenu(pointed.row, pointed.hit, event->globalPos());
    }
    if (const auto caret = m_caretBrowsing->viewportRect(); caret && isCaretBrowsing())
        return showMenu(m_selection.caret()->row, std::nullopt,
                        viewport()->mapToGlobal(caret->bottomLeft()));
    if (const auto focused = focusedTarget()) {
        MessageHit hit;
        hit.position = focused->link.from;
        hit.link = focused->link.target;
        const QPointF corner =
            m_rows.layout(m_cursor.row()).rectsOf(*focused).value(0).bottomLeft();
        return showMenu(
            m_cursor.row(), hit,
            viewport()->mapToGlobal(corner.toPoint() + rowRect(m_cursor.row()).topLeft()));
    }
    const int row = m_cursor.row() >= 0 ? m_cursor.row() : std::max(0, visibleRows().last);
    setCurrent(row);
    const QRect bubble = m_rows.layout(row).geometry().bubble.translated(rowRect(row).topLeft());
    const QPoint corner = bubble.intersected(viewport()->rect()).center();
    showMenu(row, std::nullopt, viewport()->mapToGlobal(corner));
}

void ConversationView::showMenu(int row, const std::optional<MessageHit> &hit,
                                QPoint globalPosition)
{
    MenuSubject subject{
        m_rows.message(row), !m_selection.isEmpty(), isCaretBrowsing(), {}, false, {}};
    if (hit) {
        subject.position = hit->position;
        subject.onLink = !hit->link.isEmpty();
        subject.formula = hit->formula;
    }
    if (m_pictures.canLoad())
        subject.named = [this](const QString &address) { return m_pictures.named(address); };
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QMenu *directions = nullptr;
    for (const MenuItem &item : menuItems(subject)) {
        if (item.beginsGroup)
            menu->addSeparator();
        if (item.command == MenuCommand::Code) {
            m_code->addActions(*menu, row, item.block);
            continue;
        }
        QMenu *into = menu;
        if (item.command == MenuCommand::SetDirection) {
            if (!directions)
                directions = menu->addMenu(directionMenuName());
            into = directions;
        }
        QAction *action = into->addAction(item.text, this, [this, id = subject.message.id, item] {
            if (const int now = m_rows.rowOf(id); now >= 0)
                carryOut(now, item);
        });
        action->setShortcut(item.shortcut);
        action->setShortcutContext(Qt::WidgetShortcut); // the view takes the key itself
        action->setCheckable(item.checked.has_value());
        action->setChecked(item.checked.value_or(false));
    }
    menu->addActions(actions()); // what the window offers for the whole conversation
    menu->popup(globalPosition);
}

void ConversationView::carryOut(int row, const MenuItem &item)
{
    const ShownBlocks shown = shownBlocks(m_rows.message(row));
    const Block block =
        item.block >= 0 && item.block < shown.size() ? shown.at(item.block) : Block();
    switch (item.command) {
    case MenuCommand::Copy:
        return copy();
    case MenuCommand::CopyAsMarkdown:
        copyMarkdown(m_selection.range(), messages());
        return m_copySign->copiedElsewhere();
    case MenuCommand::CopyAsPlainText:
        copyPlain(m_selection.range(), messages());
        return m_copySign->copiedElsewhere();
    case MenuCommand::Quote:
        emit quoteRequested(selectedMarkdown());
        return;
    case MenuCommand::SaveSelection:
        emit saveSelectionRequested();
        return;
    case MenuCommand::LoadPicture:
        return follow(item.link);
    case MenuCommand::CopyPicture:
        QGuiApplication::clipboard()->setPixmap(m_pictures.named(item.link.target).pixmap);
        return m_copySign->copiedElsewhere();
    case MenuCommand::SavePicture:
        emit savePictureRequested(item.link.target);
        return;
    case MenuCommand::SaveAttachment:
        return saveAttachment(row, item.link);
    case MenuCommand::OpenLink:
        emit linkActivated(QUrl(item.link.target), item.link.words);
        return;
    case MenuCommand::CopyLink:
        QGuiApplication::clipboard()->setText(item.link.target);
        return m_copySign->copiedElsewhere();
    case MenuCommand::CopyTex:
        QGuiApplication::clipboard()->setText(item.tex);
        return m_copySign->copiedElsewhere();
    case MenuCommand::Code:
        return; // CodeControls has put its own there
    case MenuCommand::CopyTable:
    case MenuCommand::CopyTabSeparated:
    case MenuCommand::CopyCommaSeparated:
        return copyTable(block, item.command);
    case MenuCommand::ActOnMessage:
        return trigger(row, item.action);
    case MenuCommand::SetDirection:
        return setDirection(row, item.direction);
    case MenuCommand::SelectMessage:
        return select(wholeText(m_rows.message(row), row));
    case MenuCommand::SelectAll:
        return selectAll();
    case MenuCommand::SelectByKeyboard:
        return setCaretBrowsing(!isCaretBrowsing());
    }
}

} // namespace Hiwar
