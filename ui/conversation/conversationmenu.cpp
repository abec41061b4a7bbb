// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person can do with a message of the ConversationView: actions, copying, the menu.
#include "ui/conversation/conversationview.h"
#include "ui/conversation/messageactions.h"
#include "ui/conversation/shownblocks.h"
#include "ui/errordetails.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

#include <limits>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

void putOnClipboard(const QString &text, const QString &markdown)
{
    auto data = std::make_unique<QMimeData>();
    data->setText(text);
    data->setData(u"text/markdown"_s, markdown.toUtf8());
    QGuiApplication::clipboard()->setMimeData(data.release());
}

} // namespace

MessageSource ConversationView::messages() const
{
    return [this](int row) { return m_rows.message(row); };
}

void ConversationView::copy()
{
    if (!m_selection.isEmpty())
        putOnClipboard(selectedText(), selectedMarkdown());
}

void ConversationView::trigger(int row, MessageAction action)
{
    const ShownMessage message = m_rows.message(row);
    if (!actionsFor(message).contains(action))
        return;
    if (const auto fold = foldOf(action)) {
        toggle(row, *fold);
    } else if (action == MessageAction::Copy) {
        const ShownBlocks shown = shownBlocks(message);
        const TextPlace from{int(shown.textBegin()), 0};
        const TextPlace to{int(shown.textEnd()) - 1, std::numeric_limits<int>::max()};
        const PlaceRange whole{{row, from}, {row, to}};
        putOnClipboard(Hiwar::selectedText(whole, messages()), message.text);
    } else if (action == MessageAction::CopyDetails) {
        QGuiApplication::clipboard()->setText(detailsOf(message.error.value_or(ApiError())));
    } else {
        emit actionRequested(message.id, action);
    }
}

void ConversationView::copyCode(int row, int block)
{
    const ShownBlocks shown = shownBlocks(m_rows.message(row));
    if (block < shown.size())
        QGuiApplication::clipboard()->setText(shown.at(block).code);
}

void ConversationView::contextMenuEvent(QContextMenuEvent *event)
{
    if (m_rows.count() == 0)
        return;
    if (event->reason() == QContextMenuEvent::Mouse) {
        const Spot spot = spotAt(viewport()->mapFromGlobal(event->globalPos()));
        return showMenu(spot.row, spot.hit, event->globalPos());
    }
    const int row = m_cursor.row() >= 0 ? m_cursor.row() : std::max(0, visibleRows().last);
    setCurrent(row);
    const QRect bubble = m_rows.layout(row).geometry().bubble.translated(rowRect(row).topLeft());
    const QPoint corner = bubble.intersected(viewport()->rect()).center();
    showMenu(row, std::nullopt, viewport()->mapToGlobal(corner));
}

void ConversationView::addLinkActions(QMenu &menu, const QStringList &links)
{
    for (const QString &link : links) {
        QString target = link; // an ampersand would mark a letter
        target.replace(u'&', u"&&"_s);
        menu.addAction(tr("Open %1").arg(target), this,
                       [this, link] { emit linkActivated(QUrl(link)); });
    }
    if (links.size() == 1) {
        menu.addAction(tr("Copy link"), this,
                       [link = links.first()] { QGuiApplication::clipboard()->setText(link); });
    }
}

void ConversationView::addPictureActions(QMenu &menu, const QStringList &addresses)
{
    for (const QString &address : addresses) {
        if (m_pictures.isLoaded(address))
            continue;
        menu.addAction(tr("Load picture from %1").arg(QUrl(address).host()), this,
                       [this, address] { emit pictureRequested(QUrl(address)); });
    }
}

void ConversationView::addCodeActions(QMenu &menu, const ShownMessage &message, int onlyBlock)
{
    const ShownBlocks shown = shownBlocks(message);
    for (int i = 0; i < int(shown.size()); ++i) {
        const Block &block = shown.at(i);
        if (block.kind != Block::Kind::Code || (onlyBlock >= 0 && i != onlyBlock))
            continue;
        const QString name =
            block.language.isEmpty() ? tr("Copy code") : tr("Copy code (%1)").arg(block.language);
        menu.addAction(name, this, [this, id = message.id, i] {
            if (const int now = m_rows.rowOf(id); now >= 0)
                copyCode(now, i);
        });
    }
}

void ConversationView::showMenu(int row, const std::optional<MessageHit> &hit,
                                QPoint globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const ShownMessage message = m_rows.message(row);
    if (!m_selection.isEmpty())
        menu->addAction(tr("Copy selection"), this, &ConversationView::copy);
    // The mouse points at one link or block of code; the keyboard is offered all of the message.
    const QStringList links = !hit                  ? linksOf(message)
                              : hit->link.isEmpty() ? QStringList()
                                                    : QStringList{hit->link};
    const QStringList pictures = !hit             ? picturesOf(message)
                                 : hit->isPicture ? links
                                                  : QStringList();
    addPictureActions(*menu, pictures);
    addLinkActions(*menu, links);
    addCodeActions(*menu, message, hit ? hit->place.block : -1);
    if (!menu->isEmpty())
        menu->addSeparator();
    for (const MessageAction action : actionsFor(message)) {
        QAction *item = menu->addAction(actionName(action), this, [this, id = message.id, action] {
            if (const int now = m_rows.rowOf(id); now >= 0)
                trigger(now, action);
        });
        if (const auto fold = foldOf(action)) {
            item->setCheckable(true);
            item->setChecked(message.unfolded.testFlag(*fold));
        }
    }
    menu->addSeparator();
    menu->addAction(tr("Select all"), this, &ConversationView::selectAll);
    menu->addActions(actions()); // what the window offers for the whole conversation
    menu->popup(globalPosition);
}

} // namespace Hiwar
