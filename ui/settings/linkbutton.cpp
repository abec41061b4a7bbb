// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/linkbutton.h"

#include <QPainter>
#include <QStyleOptionFocusRect>

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

int LinkButton::flags() const
{
    return static_cast<int>(Qt::AlignVCenter | Qt::TextWrapAnywhere | Qt::TextWordWrap |
                            QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft));
}

int LinkButton::heightForWidth(int width) const
{
    const QRect words = fontMetrics().boundingRect(QRect(0, 0, std::max(width, 1), QWIDGETSIZE_MAX),
                                                   flags(), text());
    return std::max(words.height() + m_theme.px(Space::xs), m_theme.px(Space::xxl));
}

QSize LinkButton::sizeHint() const
{
    return {fontMetrics().horizontalAdvance(text()) + 1, m_theme.px(Space::xxl)};
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
    painter.setFont(font);
    painter.setPen(isEnabled() ? m_theme.palette.accent : m_theme.palette.secondary);
    painter.drawText(rect(), flags(), text());
    if (!hasFocus())
        return;
    QStyleOptionFocusRect ring;
    ring.initFrom(this);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, &painter, this);
}

} // namespace Hiwar
