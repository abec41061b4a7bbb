// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/jumpbutton.h"

#include "ui/theme/icon.h"

#include <QEvent>
#include <QPainter>

namespace Hiwar {

JumpButton::JumpButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(QStringLiteral("Jump to the latest"));
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    retranslate();
}

void JumpButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    resize(sizeHint());
    update();
}

void JumpButton::setNewText(bool hasNewText)
{
    if (hasNewText == m_hasNewText)
        return;
    m_hasNewText = hasNewText;
    retranslate();
    update();
}

QSize JumpButton::sizeHint() const
{
    const int side = m_theme.px(Theme::controlHeight) + m_theme.px(Space::xs);
    return {side, side};
}

void JumpButton::retranslate()
{
    setAccessibleName(tr("Jump to the latest"));
    setAccessibleDescription(m_hasNewText ? tr("There is new text below") : QString());
    setToolTip(m_hasNewText ? tr("There is new text below. Jump to the latest (End)")
                            : tr("Jump to the latest (End)"));
}

bool JumpButton::event(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    return QAbstractButton::event(event);
}

void JumpButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette &palette = m_theme.palette;
    const qreal ring = m_theme.px(Theme::ringWidth);
    const QRectF circle = QRectF(rect()).adjusted(ring, ring, -ring, -ring);
    const bool marked = hasFocus() || isDown();
    painter.setPen(marked ? QPen(palette.focusRing, ring) : QPen(palette.outline));
    painter.setBrush(underMouse() ? palette.codeBackground : palette.surface);
    painter.drawEllipse(circle);
    paintIcon(painter, Icon::Down, circle.center(), m_theme, palette.text);
    if (!m_hasNewText)
        return;
    const qreal dot = m_theme.px(Space::m);
    painter.setPen(QPen(palette.surface, ring));
    painter.setBrush(palette.accent);
    painter.drawEllipse(QRectF(rect().right() - dot, ring / 2, dot, dot));
}

} // namespace Hiwar
