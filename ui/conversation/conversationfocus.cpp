// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the ConversationView has within a message: links, pictures and the buttons of code, by the
// Tab key, under the mouse, under the caret, and what they do.
#include "ui/block/picturewords.h"
#include "ui/conversation/caretbrowsing.h"
#include "ui/conversation/codecontrols.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/message/linklabel.h"
#include "ui/conversation/message/messageactions.h"

#include <algorithm>

namespace Hiwar {

std::optional<FocusTarget> ConversationView::focusedTarget()
{
    if (!m_keyboardShown || !m_focused || m_cursor.focusTarget() < 0 ||
        m_cursor.row() >= m_rows.count())
        return std::nullopt;
    const FocusTargets &focusTargets = m_rows.layout(m_cursor.row()).focusTargets();
    return m_cursor.focusTarget() < focusTargets.size()
               ? std::optional(focusTargets.at(m_cursor.focusTarget()))
               : std::nullopt;
}

std::optional<FocusTarget> ConversationView::linkTargetAt(const ConversationPosition &position)
{
    if (position.row < 0 || position.row >= m_rows.count())
        return std::nullopt;
    const FocusTargets &focusTargets = m_rows.layout(position.row).focusTargets();
    const auto found =
        std::find_if(focusTargets.begin(), focusTargets.end(), [&](const FocusTarget &focusTarget) {
            return !focusTarget.code && focusTarget.link.from <= position.text &&
                   position.text <= focusTarget.link.to;
        });
    return found != focusTargets.end() ? std::optional(*found) : std::nullopt;
}

bool ConversationView::stepOn(int direction)
{
    const int row = m_cursor.row();
    if (row < 0)
        return false;
    const int focusTargets = int(m_rows.layout(row).focusTargets().size());
    if (!m_cursor.stepOn(direction, focusTargets, int(actionsFor(m_rows.message(row)).size())))
        return false;
    const auto focusTarget = focusedTarget();
    if (focusTarget)
        ensureVisible(row, *focusTarget);
    else
        ensureVisible(row);
    if (focusTarget && !focusTarget->code && m_caretBrowsing->isOn())
        setCaret({row, focusTarget->link.from});
    noteStop();
    return true;
}

void ConversationView::setCurrentTarget(int row, int focusTarget)
{
    if (row < 0 || row >= m_rows.count())
        return;
    m_cursor.setStop(row, focusTarget);
    m_keyboardShown = true;
    if (const auto current = focusedTarget())
        ensureVisible(row, *current);
    noteStop();
}

void ConversationView::noteStop()
{
    tellTarget();
    viewport()->update();
    emit currentChanged(m_cursor.row(), m_cursor.action());
}

void ConversationView::ensureVisible(int row, const FocusTarget &focusTarget)
{
    if (!focusTarget.code)
        m_code->reveal({row, focusTarget.link.from});
    const MessageLayout &layout = m_rows.layout(row);
    const int top = m_rows.geometry().top(row);
    const QRect seen = viewport()->rect().translated(0, scrollY());
    for (const QRectF &rect : layout.rectsOf(focusTarget)) {
        QRect position = rect.toAlignedRect().translated(0, top);
        // The header of code floats while its block is in view, and else is where that begins.
        const QRect block = layout.blockRect(focusTarget.block()).translated(0, top);
        if (focusTarget.code && !seen.intersects(block))
            position.moveTop(block.top());
        if (!focusTarget.code || !seen.contains(position))
            ensureVisible(position);
    }
}

void ConversationView::press(int row, const FocusTarget &focusTarget)
{
    if (focusTarget.code)
        m_code->trigger(row, focusTarget.block(), *focusTarget.code);
    else if (attachmentIndex(focusTarget.link.target))
        saveAttachment(row, focusTarget.link);
    else
        follow(focusTarget.link);
}

void ConversationView::saveAttachment(int row, const MessageLink &link)
{
    const QList<ShownAttachment> attachments = m_rows.message(row).attachments;
    const int index = attachmentIndex(link.target).value_or(-1);
    if (index >= 0 && index < attachments.size())
        emit saveAttachmentRequested(attachments.at(index));
}

void ConversationView::openLink(const PointerHit &caretPosition)
{
    FocusTarget opened;
    opened.link = {caretPosition.hit.link,
                   {},
                   caretPosition.hit.position,
                   caretPosition.hit.position,
                   caretPosition.hit.isPicture};
    for (const FocusTarget &focusTarget : m_rows.layout(caretPosition.row).focusTargets()) {
        const bool here = focusTarget.link.from <= caretPosition.hit.position &&
                          caretPosition.hit.position <= focusTarget.link.to;
        if (here && !focusTarget.code && focusTarget.link.target == caretPosition.hit.link)
            opened = focusTarget;
    }
    press(caretPosition.row, opened);
}

bool ConversationView::isButton(int row, const FocusTarget &focusTarget)
{
    return focusTarget.code || attachmentIndex(focusTarget.link.target) ||
           (focusTarget.link.isPicture &&
            !m_rows.layout(row).pictureButton(focusTarget.link.from).isEmpty());
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
    if (const auto focusTarget = mayTell ? focusedTarget() : std::nullopt)
        target = focusTarget->link.target;
    if (isInMessage(target) || attachmentIndex(target)) // it leads nowhere
        target.clear();
    if (target == m_target)
        return;
    m_target = target;
    m_linkLabel->setTarget(QUrl(target));
    emit linkHovered(target);
}

} // namespace Hiwar
