// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/linklabel.h"

#include "ui/conversation/message/linktarget.h"

#include <QFontMetrics>
#include <QPainter>
#include <QUrl>

#include <algorithm>

namespace Hiwar {

LinkLabel::LinkLabel(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("Link target"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void LinkLabel::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.captionFont());
    placeIn(m_area);
}

void LinkLabel::setTarget(const QUrl &target)
{
    const bool leads = !target.isEmpty() && target.isValid();
    m_address = leads ? shownAddress(target) : QString();
    setAccessibleName(m_address);
    placeIn(m_area);
    setVisible(leads);
    raise();
}

void LinkLabel::placeIn(const QRect &area)
{
    m_area = area;
    if (m_address.isEmpty()) // it is hidden: do not load a font for it
        return;
    const QFontMetrics metrics(font());
    const int width = std::min(wantedWidth(), area.width());
    const int height = metrics.height() + padding();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    setGeometry(mirrored ? area.right() + 1 - width : area.left(), area.bottom() + 1 - height,
                width, height);
    update();
}

int LinkLabel::wantedWidth() const
{
    return QFontMetrics(font()).horizontalAdvance(m_address) + 2 * padding();
}

QString LinkLabel::shownText() const
{
    // A text that fits exactly would be elided when its width is no whole number of pixels, and the
    // host must be left out last (tst_focustargets: tellsAllOfATargetThatHasRoom).
    if (width() >= wantedWidth())
        return m_address;
    return QFontMetrics(font()).elidedText(m_address, Qt::ElideMiddle, width() - 2 * padding());
}

int LinkLabel::padding() const
{
    return m_theme.px(Space::s);
}

void LinkLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.palette.surface);
    painter.setPen(m_theme.palette.hairline);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    painter.setPen(m_theme.palette.text);
    // An address reads from left to right, whatever the direction of the window or its letters.
    painter.setLayoutDirection(Qt::LeftToRight);
    QTextOption option(Qt::AlignLeft | Qt::AlignVCenter);
    option.setTextDirection(Qt::LeftToRight);
    option.setWrapMode(QTextOption::NoWrap);
    painter.drawText(QRectF(rect().adjusted(padding(), 0, 0, 0)), shownText(), option);
}

} // namespace Hiwar
