// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The links of the ConversationView: by the Tab key, under the mouse, and where they lead.
#include "ui/conversation/conversationview.h"
#include "ui/conversation/linklabel.h"
#include "ui/conversation/messageactions.h"

namespace Hiwar {

QList<MessageLink> ConversationView::linksIn(int row) const
{
    return messageLinks(shownBlocks(m_rows.message(row)));
}

std::optional<MessageLink> ConversationView::focusedLink() const
{
    if (!m_keyboardShown || !m_focused || m_cursor.link() < 0 || m_cursor.row() >= m_rows.count())
        return std::nullopt;
    const QList<MessageLink> links = linksIn(m_cursor.row());
    return m_cursor.link() < links.size() ? std::optional(links.at(m_cursor.link())) : std::nullopt;
}

bool ConversationView::stepStop(int direction)
{
    const int row = m_cursor.row();
    if (row < 0)
        return false;
    const int links = int(linksIn(row).size());
    if (!m_cursor.stepStop(direction, links, int(actionsFor(m_rows.message(row)).size())))
        return false;
    if (const auto link = focusedLink()) {
        const auto rects = m_rows.layout(row).rectsOf(link->from, link->to);
        for (const QRectF &rect : rects)
            ensureVisible(rect.toAlignedRect().translated(0, m_rows.geometry().top(row)));
    } else {
        ensureVisible(row);
    }
    tellTarget();
    viewport()->update();
    emit currentChanged(row, m_cursor.action());
    return true;
}

void ConversationView::openLink(const Spot &spot)
{
    MessageLink opened{spot.hit.link, {}, spot.hit.place, spot.hit.place, spot.hit.isPicture};
    for (const MessageLink &link : linksIn(spot.row)) {
        const bool here = link.from <= spot.hit.place && spot.hit.place <= link.to;
        if (here && link.target == spot.hit.link)
            opened = link;
    }
    follow(opened);
}

void ConversationView::follow(const MessageLink &link)
{
    if (link.isPicture && !m_pictures.isLoaded(link.target))
        emit pictureRequested(QUrl(link.target));
    else
        emit linkActivated(QUrl(link.target), link.words);
}

void ConversationView::tellTarget()
{
    QString target = m_hover.hit.link;
    if (const auto link = target.isEmpty() ? focusedLink() : std::nullopt)
        target = link->target;
    if (target == m_target)
        return;
    m_target = target;
    m_linkLabel->setTarget(QUrl(target));
    emit linkHovered(target);
}

} // namespace Hiwar
