// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/servicebutton.h"

#include "ui/theme/ownline.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

namespace Hiwar {

namespace {

constexpr int discSize = 28;

} // namespace

ServiceButton::ServiceButton(const QString &name, const QString &words, const QString &detail,
                             QWidget *parent)
    : QPushButton(words, parent)
    , m_detail(detail)
{
    setObjectName(name);
    setAccessibleName(words);
    setAccessibleDescription(detail);
    setAutoDefault(false);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ServiceButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.font);
    updateGeometry();
    update();
}

QSize ServiceButton::sizeHint() const
{
    const int words = QFontMetrics(m_theme.font).height();
    const int detail = m_detail.isEmpty() ? 0 : QFontMetrics(m_theme.captionFont()).height();
    const int height = std::max(words + detail, m_theme.px(discSize)) + 2 * m_theme.px(Space::xs);
    return {m_theme.px(discSize + Space::m) + fontMetrics().horizontalAdvance(text()), height};
}

QSize ServiceButton::minimumSizeHint() const
{
    return {m_theme.px(2 * discSize), sizeHint().height()};
}

void ServiceButton::write(QPainter &painter, const QRect &line, const QString &words) const
{
    paintOwnLine(painter, QStyle::visualRect(layoutDirection(), rect(), line), words,
                 layoutDirection());
}

void ServiceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Palette &colours = m_theme.palette;
    if (underMouse() || isDown()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.chosen);
        const qreal radius = m_theme.px(Theme::controlRadius);
        painter.drawRoundedRect(rect(), radius, radius);
    }
    const int inset = m_theme.px(Space::xs);
    const int disc = m_theme.px(discSize);
    const QRect position = QStyle::visualRect(layoutDirection(), rect(),
                                              QRect(inset, (height() - disc) / 2, disc, disc));
    painter.setPen(colours.outline);
    painter.setBrush(colours.surface);
    painter.drawEllipse(QRectF(position).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setPen(colours.accent);
    painter.setFont(m_theme.font);
    painter.drawText(position, Qt::AlignCenter, text().left(1).toUpper());

    const int from = inset + disc + m_theme.px(Space::s);
    const QRect room(from, inset, width() - from - inset, height() - 2 * inset);
    painter.setPen(underMouse() ? colours.chosenText : colours.text);
    if (m_detail.isEmpty()) {
        write(painter, room, text());
    } else {
        const int first = painter.fontMetrics().height();
        write(painter, QRect(room.topLeft(), QSize(room.width(), first)), text());
        painter.setFont(m_theme.captionFont());
        painter.setPen(underMouse() ? colours.chosenText : colours.secondary);
        write(painter, room.adjusted(0, first, 0, 0), m_detail);
    }
    if (!hasFocus())
        return;
    QStyleOptionFocusRect ring;
    ring.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
}

} // namespace Hiwar
