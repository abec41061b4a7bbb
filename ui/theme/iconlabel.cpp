// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/iconlabel.h"

#include "ui/accessiblerole.h"

#include <QPainter>

namespace Hiwar {

IconLabel::IconLabel(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(*this, QAccessible::Graphic);
}

void IconLabel::setIcon(const QIcon &icon, int size)
{
    m_icon = icon;
    setFixedSize(size, size);
    update();
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect());
}

} // namespace Hiwar
