// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attachments/picturepane.h"

#include "ui/accessiblerole.h"

#include <QPainter>

#include <algorithm>

namespace Hiwar {

PicturePane::PicturePane(QWidget *parent)
    : QWidget(parent)
{
    setAccessibleRole(*this, QAccessible::Graphic);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PicturePane::setPicture(const QImage &picture)
{
    m_picture = picture;
    updateGeometry();
    update();
}

int PicturePane::heightForWidth(int width) const
{
    if (m_picture.isNull())
        return 0;
    const int wide = std::min(width, m_picture.width());
    return std::max(1, int(qint64(m_picture.height()) * wide / m_picture.width()));
}

QSize PicturePane::sizeHint() const
{
    return {0, heightForWidth(std::max(width(), 1))};
}

void PicturePane::paintEvent(QPaintEvent *)
{
    if (m_picture.isNull())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QRect place({},
                m_picture.size().scaled(size(), Qt::KeepAspectRatio).boundedTo(m_picture.size()));
    place.moveCenter(rect().center());
    painter.drawImage(place, m_picture);
}

} // namespace Hiwar
