// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the ConversationView has within a message: links, pictures and the buttons of code, by the
// Tab key, under the mouse, under the caret, and what they do.
#include "ui/block/picturewords.h"
#include "ui/conversation/caretbrowsing.h"
#include "ui/conversation/codecontrols.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/linklabel.h"
#include "ui/conversation/messageactions.h"

#include <algorithm>

namespace Hiwar {

std::optional<MessageStop> ConversationView::focusedStop()
{
    if (!m_keyboardShown || !m_focused || m_cursor.stop() < 0 || m_cursor.row() >= m_rows.count())
        return std::nullopt;
    const MessageStops &stops = m_rows.layout(m_cursor.row()).stops();
    return m_cursor.stop() < stops.size() ? std::optional(stops.at(m_cursor.stop())) : std::nullopt;
}

std::optional<MessageStop> ConversationView::linkStopAt(const ConversationPlace &place)
{
    if (place.row < 0 || place.row >= m_rows.count())
        return std::nullopt;
    const MessageStops &stops = m_rows.layout(place.row).stops();
    const auto found = std::find_if(stops.begin(), stops.end(), [&](const MessageStop &stop) {
        return !stop.code && stop.link.from <= place.text && place.text <= stop.link.to;
    });
    return found != stops.end() ? std::optional(*found) : std::nullopt;
}

bool ConversationView::stepOn(int direction)
{
    const int row = m_cursor.row();
    if (row < 0)
        return false;
    const int stops = int(m_rows.layout(row).stops().size());
    if (!m_cursor.stepOn(direction, stops, int(actionsFor(m_rows.message(row)).size())))
        return false;
    const auto stop = focusedStop();
    if (stop)
        ensureVisible(row, *stop);
    else
        ensureVisible(row);
    if (stop && !stop->code && m_caretBrowsing->isOn())
        setCaret({row, stop->link.from});
    noteStop();
    return true;
}

void ConversationView::setCurrentStop(int row, int stop)
{
    if (row < 0 || row >= m_rows.count())
        return;
    m_cursor.setStop(row, stop);
    m_keyboardShown = true;
    if (const auto current = focusedStop())
        ensureVisible(row, *current);
    noteStop();
}

void ConversationView::noteStop()
{
    tellTarget();
    viewport()->update();
    emit currentChanged(m_cursor.row(), m_cursor.action());
}

void ConversationView::ensureVisible(int row, const MessageStop &stop)
{
    if (!stop.code)
        m_code->reveal({row, stop.link.from});
    const MessageLayout &layout = m_rows.layout(row);
    const int top = m_rows.geometry().top(row);
    const QRect seen = viewport()->rect().translated(0, scrollY());
    for (const QRectF &rect : layout.rectsOf(stop)) {
        QRect place = rect.toAlignedRect().translated(0, top);
        // The header of code floats while its block is in view, and else is where that begins.
        const QRect block = layout.blockRect(stop.block()).translated(0, top);
        if (stop.code && !seen.intersects(block))
            place.moveTop(block.top());
        if (!stop.code || !seen.contains(place))
            ensureVisible(place);
    }
}

void ConversationView::press(int row, const MessageStop &stop)
{
    if (stop.code)
        m_code->trigger(row, stop.block(), *stop.code);
    else if (attachmentIndex(stop.link.target))
        saveAttachment(row, stop.link);
    else
        follow(stop.link);
}

void ConversationView::saveAttachment(int row, const MessageLink &link)
{
    const QList<ShownAttachment> attachments = m_rows.message(row).attachments;
    const int index = attachmentIndex(link.target).value_or(-1);
    if (index >= 0 && index < attachments.size())
        emit saveAttachmentRequested(attachments.at(index));
}

void ConversationView::openLink(const Spot &spot)
{
    MessageStop opened;
    opened.link = {spot.hit.link, {}, spot.hit.place, spot.hit.place, spot.hit.isPicture};
    for (const MessageStop &stop : m_rows.layout(spot.row).stops()) {
        const bool here = stop.link.from <= spot.hit.place && spot.hit.place <= stop.link.to;
        if (here && !stop.code && stop.link.target == spot.hit.link)
            opened = stop;
    }
    press(spot.row, opened);
}

bool ConversationView::isButton(int row, const MessageStop &stop)
{
    return stop.code || attachmentIndex(stop.link.target) ||
           (stop.link.isPicture && !m_rows.layout(row).pictureButton(stop.link.from).isEmpty());
}

void ConversationView::follow(const MessageLink &link)
{
    const NamedPicture::State state =
        link.isPicture ? m_pictures.named(link.target).state : NamedPicture::State::Loaded;
    if (state == NamedPicture::State::Loading)
        emit pictureCancelled(link.target);
    else if (state != NamedPicture::State::Loaded)
        emit pictureRequested(link.target);
    else if (!isInMessage(link.target))
        emit linkActivated(QUrl(link.target), link.words);
}

void ConversationView::tellTarget()
{
    QString target = m_hover.hit.link;
    // A message far away is not laid out only to be told of.
    const bool mayTell = target.isEmpty() && visibleRows().contains(m_cursor.row());
    if (const auto stop = mayTell ? focusedStop() : std::nullopt)
        target = stop->link.target;
    if (isInMessage(target) || attachmentIndex(target)) // it leads nowhere
        target.clear();
    if (target == m_target)
        return;
    m_target = target;
    m_linkLabel->setTarget(QUrl(target));
    emit linkHovered(target);
}

} // namespace Hiwar
