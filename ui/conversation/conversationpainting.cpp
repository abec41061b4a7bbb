// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the ConversationView paints, and what of it counts the seconds.
#include "ui/conversation/caretbrowsing.h"
#include "ui/conversation/codecontrols.h"
#include "ui/conversation/conversationview.h"
#include "ui/conversation/copysign.h"
#include "ui/conversation/message/messageactions.h"

#include <QPaintEvent>
#include <QPainter>

#include <tuple>

namespace Hiwar {

void ConversationView::repaintChanged()
{
    if (!m_code->prepare())
        m_pace.request(); // the colours go on in the next frame
    QList<PaintedRow> now;
    const RowRange rows = visibleRows();
    for (int row = rows.first; row <= rows.last; ++row) {
        const QRect rect = rowRect(row);
        MessageLayout &layout = m_rows.layout(row);
        now.append({row, rect.top(), rect.height(), layout.takeChangedFrom(),
                    layout.floating().translated(rect.topLeft())});
    }
    const RepaintPlan plan = planRepaint(m_painted, now, viewport()->size());
    m_painted = now;
    if (plan.scrollBy != 0)
        viewport()->scroll(0, plan.scrollBy);
    viewport()->update(plan.region);
}

bool ConversationView::hasRunningInView()
{
    const RowRange rows = visibleRows();
    for (int row = rows.first; row <= rows.last; ++row) {
        if (isRunning(m_rows.layout(row).message()))
            return true;
    }
    return false;
}

void ConversationView::tick()
{
    if (!isVisible() || !hasRunningInView()) {
        m_tickTimer.stop();
        return;
    }
    const RowRange rows = visibleRows();
    for (int row = rows.first; row <= rows.last; ++row) {
        const ShownMessage message = m_rows.message(row);
        const bool quiet = !quietText(message, m_rows.now()).isEmpty();
        if (quiet || hasStatus(message) || isThinking(message))
            viewport()->update(rowRect(row));
        if (quiet && message.id != m_quietId)
            emit becameQuiet(row);
        if (quiet)
            m_quietId = message.id;
        else if (m_quietId == message.id)
            m_quietId.clear();
    }
}

MessageLook ConversationView::lookOf(int row, const MessageLayout &layout) const
{
    MessageLook look;
    look.now = m_rows.now();
    const bool keyboard = m_keyboardShown && m_focused && m_cursor.row() == row;
    look.current =
        keyboard && m_cursor.action() < 0 && m_cursor.focusTarget() < 0 && !m_caretBrowsing->isOn();
    look.showActions = keyboard || m_hover.row == row;
    if (keyboard && m_cursor.action() >= 0) {
        look.marked = actionsFor(m_rows.message(row)).value(m_cursor.action());
        look.markedByKeyboard = true;
    } else if (m_hover.row == row && m_hover.hit.part == MessageHit::Part::Action) {
        look.marked = m_hover.hit.action;
    }
    look.copied = m_copySign->actionOf(layout.message().id);
    std::tie(look.selectedFrom, look.selectedTo) = m_selection.partOf(row);
    if (const auto caret = m_caretBrowsing->shownPosition(); caret && caret->position.row == row)
        look.caret = ShownCaret{caret->position.text, caret->atLineEnd};
    if (m_hover.row == row && m_hover.hit.part == MessageHit::Part::PictureButton)
        look.pointedAt = layout.pictureButton({m_hover.hit.position.block, m_hover.hit.linkStart});
    if (m_hover.row == row && m_hover.hit.part == MessageHit::Part::Attachment)
        look.pointedAt = layout.attachmentFrame(m_hover.hit.position.block);
    if (keyboard && m_cursor.focusTarget() >= 0 &&
        m_cursor.focusTarget() < layout.focusTargets().size())
        look.rings = layout.ringsOf(layout.focusTargets().at(m_cursor.focusTarget()));
    return look;
}

void ConversationView::paintEvent(QPaintEvent *event)
{
    // As it was laid out last: what has come since has its own turn, and would ask for another
    // picture from here (tst_painting: aPictureAsksForNoOther).
    QPainter painter(viewport());
    // Part by part: what lies between a strip at one edge and a header at the other stays.
    for (const QRect &part : event->region()) {
        painter.setClipRect(part);
        paintPart(painter, part);
    }
}

void ConversationView::paintPart(QPainter &painter, const QRect &part)
{
    const RowRange rows = visibleRows();
    for (int row = rows.first; row <= rows.last; ++row) {
        const QRect rect = rowRect(row);
        const MessageLayout *layout = m_rows.standingLayout(row);
        if (!layout || !rect.intersects(part))
            continue;
        layout->paint(painter, rect.topLeft(), part, lookOf(row, *layout));
        if (m_marks)
            paintMarks(painter, *layout, rect.topLeft(), part, m_marks(row), m_rows.theme());
    }
}

} // namespace Hiwar
