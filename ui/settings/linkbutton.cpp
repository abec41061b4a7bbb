// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/linkbutton.h"

#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace Hiwar {

LinkButton::LinkButton(const QString &name, const QString &words, QWidget *parent)
    : QPushButton(words, parent)
{
    setObjectName(name);
    setFlat(true);
    setAutoDefault(false);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void LinkButton::setTheme(const Theme &theme)
{
    m_theme = theme;
    setFont(theme.captionFont());
    updateGeometry();
    update();
}

qreal LinkButton::layOut(QTextLayout &layout, int width) const
{
    QTextOption option(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // an address is one long word
    option.setTextDirection(layoutDirection());
    layout.setTextOption(option);
    layout.setText(text());
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

int LinkButton::heightForWidth(int width) const
{
    QTextLayout layout;
    layout.setFont(font());
    const int words = static_cast<int>(std::ceil(layOut(layout, std::max(width, 1))));
    return std::max(words + m_theme.px(Space::xs), m_theme.px(Space::xxl));
}

QSize LinkButton::sizeHint() const
{
    QTextLayout layout;
    layout.setFont(font());
    (void)layOut(layout, QWIDGETSIZE_MAX); // as it is painted: metrics round otherwise
    return {static_cast<int>(std::ceil(layout.maximumWidth())) + 1, m_theme.px(Space::xxl)};
}

QSize LinkButton::minimumSizeHint() const
{
    return {m_theme.px(Space::xxl), m_theme.px(Space::xxl)};
}

void LinkButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QFont font = this->font();
    font.setUnderline(underMouse());
    QTextLayout layout;
    layout.setFont(font);
    const qreal words = layOut(layout, width());
    painter.setPen(isEnabled() ? m_theme.palette.accent : m_theme.palette.secondary);
    layout.draw(&painter, QPointF(0, (height() - words) / 2));
    if (!hasFocus())
        return;
    QStyleOptionFocusRect ring;
    ring.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
}

} // namespace Hiwar
