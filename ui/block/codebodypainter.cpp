// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The painting of CodeBody.
#include "ui/block/codebody.h"
#include "ui/block/paper.h"
#include "ui/block/runcaret.h"
#include "ui/highlight/codelanguage.h"
#include "ui/theme/icon.h"
#include "ui/theme/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace Hiwar {

namespace {

Icon iconOf(CodeAction action)
{
    switch (action) {
    case CodeAction::Copy:
        return Icon::Copy;
    case CodeAction::Save:
        return Icon::Save;
    case CodeAction::Wrap:
        return Icon::Wrap;
    case CodeAction::Fold:
        return Icon::Up;
    }
    return Icon::Copy;
}

} // namespace

void CodeBody::paint(QPainter &painter, QPoint at, const QRect &clip,
                     const SelectedRange &selected) const
{
    paintBox(painter, at);
    if (m_gutter > 0)
        paintNumbers(painter, at, clip);
    drawContent(painter, at, clip, selected);
    paintHeader(painter, at, clip);
    if (isFolded())
        paintUnfoldBar(painter, at);
}

void CodeBody::paintBox(QPainter &painter, QPoint at) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(m_theme.palette.hairline);
    painter.setBrush(m_style.codeBackground);
    const int radius = m_theme.px(Theme::controlRadius);
    const QRectF box(QRect(at, QSize(m_width, m_height)));
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
}

QString CodeBody::label() const
{
    const QString language = languageLabel(m_block.language);
    if (!m_colours || !m_colours->isCutShort())
        return language;
    return QCoreApplication::translate("Hiwar::ConversationView", "%1 · too long to colour")
        .arg(language);
}

/// Each beside the beginning of its line. In Latin digits, as compilers write them.
void CodeBody::paintNumbers(QPainter &painter, QPoint at, const QRect &clip) const
{
    const QRect content = shownContent().translated(at);
    const QRect shown = clip & QRect(at.x(), content.top(), m_width, content.height());
    if (shown.isEmpty())
        return;
    painter.save();
    painter.setClipRect(shown, Qt::IntersectClip);
    painter.setPen(m_theme.palette.secondary);
    painter.setFont(fontFor(painter, m_theme.codeFont));
    const int right = at.x() + m_inset + m_gutter - m_theme.px(Space::m);
    const QString &code = m_block.code;
    qsizetype counted = 0;
    int number = 1;
    for (size_t i = 0; i < m_runs.size(); ++i) {
        const TextRun &run = m_runs[i];
        const QRectF place = run.rect().translated(at);
        if (place.top() > shown.bottom())
            break;
        if (place.bottom() < shown.top())
            continue;
        const qsizetype start = run.text().start;
        number += int(QStringView(code).mid(counted, start - counted).count(u'\n'));
        counted = start;
        for (qsizetype line = start; line >= 0 && line <= run.end(); ++number) {
            const QRectF caret = caretRect(m_runs.all(), {int(line), false});
            const QRectF room(at.x(), at.y() + caret.top(), right - at.x(), caret.height());
            painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute,
                             QString::number(number));
            const qsizetype end = code.indexOf(u'\n', line);
            counted = line;
            line = end < 0 ? -1 : end + 1;
        }
        // Those of this run are counted up to its last line.
        number = 1 + int(QStringView(code).left(counted).count(u'\n'));
    }
    painter.restore();
}

void CodeBody::paintHeader(QPainter &painter, QPoint at, const QRect &clip) const
{
    const QRect head = header();
    if (!head.translated(at).intersects(clip))
        return; // hidden text could be found in a PDF

    if (head.top() > 0) { // code scrolls behind it
        const QRect strip = head.translated(at);
        painter.fillRect(strip.adjusted(1, 0, -1, 0), m_style.codeBackground);
        painter.fillRect(QRect(strip.left(), strip.bottom(), strip.width(), 1),
                         m_theme.palette.hairline);
    }
    int right = head.right() + 1;
    const auto actions = m_look.onPaper ? QList<CodeAction>() : m_actions;
    for (const CodeAction action : actions) {
        const QRect button = codeButton(action);
        if (action == CodeAction::Fold && isFolded())
            continue; // it has its own bar
        paintButton(painter, at, action);
        right = std::min(right, button.left());
    }
    painter.setPen(m_theme.palette.secondary);
    painter.setFont(fontFor(painter, m_theme.captionFont()));
    const int left = m_theme.px(Space::m);
    const QRect room(left, head.top(), std::max(0, right - left), head.height());
    painter.drawText(room.translated(at), Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute,
                     painter.fontMetrics().elidedText(label(), Qt::ElideRight, room.width()));
}

void CodeBody::paintButton(QPainter &painter, QPoint at, CodeAction action) const
{
    const QRect button = codeButton(action).translated(at);
    const bool marked = m_inView.marked == action;
    const bool isOn = action == CodeAction::Wrap && m_look.wrapped;
    const int edge = m_theme.px(Space::xs);
    const int radius = m_theme.px(Theme::controlRadius) / 2;
    if (marked || isOn) {
        painter.setPen(m_theme.palette.outline);
        painter.setBrush(marked ? QBrush(m_theme.palette.surface) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(button.adjusted(edge, edge, -edge, -edge)), radius, radius);
    }
    const bool isDone = action == CodeAction::Copy && m_inView.copied;
    paintIcon(painter, isDone ? Icon::Check : iconOf(action), QRectF(button).center(), m_theme,
              isDone           ? m_theme.palette.success
              : marked || isOn ? m_theme.palette.text
                               : m_theme.palette.secondary);
}

void CodeBody::paintUnfoldBar(QPainter &painter, QPoint at) const
{
    const QRect bar = unfoldBar().translated(at);
    const bool marked = m_inView.marked == CodeAction::Fold;
    painter.fillRect(QRect(bar.left(), bar.top(), bar.width(), 1), m_theme.palette.hairline);
    const QColor style = marked ? m_theme.palette.text : m_theme.palette.accent;
    painter.setFont(m_theme.captionFont());
    const int icon = m_theme.px(Space::m);
    const int gap = m_theme.px(Space::s);
    const int width = icon + gap + painter.fontMetrics().horizontalAdvance(m_unfoldWords);
    const int left = bar.left() + std::max((bar.width() - width) / 2, 0);
    paintIcon(painter, Icon::Down, QRectF(left, bar.center().y() - icon / 2.0, icon, icon), style);
    painter.setPen(style);
    painter.drawText(QRect(left + icon + gap, bar.top(), bar.right() - left, bar.height()),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute, m_unfoldWords);
}

} // namespace Hiwar
