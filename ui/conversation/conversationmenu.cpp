// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person can do with a message of the ConversationView: actions, copying, the menu.
#include "ui/conversation/conversationview.h"

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

QString ConversationView::selectedText() const
{
    return Hiwar::selectedText(m_selection.range(), messages());
}

QString ConversationView::selectedMarkdown() const
{
    return Hiwar::selectedMarkdown(m_selection.range(), messages());
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
    if (action == MessageAction::Copy) {
        const ShownBlocks shown = shownBlocks(message);
        const TextPlace end{int(shown.blocks.size() - shown.notices) - 1,
                            std::numeric_limits<int>::max()};
        const PlaceRange whole{{row, {}}, {row, end}};
        putOnClipboard(Hiwar::selectedText(whole, messages()), message.text);
        return;
    }
    emit actionRequested(message.id, action);
}

void ConversationView::copyCode(int row, int block)
{
    const ShownBlocks shown = shownBlocks(m_rows.message(row));
    if (block < shown.blocks.size())
        QGuiApplication::clipboard()->setText(shown.blocks.at(block).code);
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
    showMenu(row, {}, viewport()->mapToGlobal(corner));
}

void ConversationView::showMenu(int row, const MessageHit &hit, QPoint globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString id = m_rows.message(row).id;
    if (!m_selection.isEmpty())
        menu->addAction(tr("Copy selection"), this, &ConversationView::copy);
    if (!hit.link.isEmpty()) {
        menu->addAction(tr("Open link"), this, [this, hit] { emit linkActivated(QUrl(hit.link)); });
        menu->addAction(tr("Copy link"), this,
                        [hit] { QGuiApplication::clipboard()->setText(hit.link); });
    }
    const MessageLayout &layout = m_rows.layout(row);
    const int block = hit.place.block;
    if (block < layout.blockCount() && layout.block(block).block().kind == Block::Kind::Code)
        menu->addAction(tr("Copy code"), this, [this, id, block] {
            if (const int now = m_rows.rowOf(id); now >= 0)
                copyCode(now, block);
        });
    if (!menu->isEmpty())
        menu->addSeparator();
    for (const MessageAction action : actionsFor(m_rows.message(row)))
        menu->addAction(actionName(action), this, [this, id, action] {
            if (const int now = m_rows.rowOf(id); now >= 0)
                trigger(now, action);
        });
    menu->addSeparator();
    menu->addAction(tr("Select all"), this, &ConversationView::selectAll);
    menu->popup(globalPosition);
}

} // namespace Hiwar
