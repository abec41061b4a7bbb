// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/contactsheet.h"

#include <QColor>
#include <QFont>
#include <QPainter>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr int gap = 8;
constexpr int labelHeight = 18;
constexpr int labelSize = 12;
constexpr int rows = 6; // three schemes in two languages

QSize tileOf(QSize size)
{
    return size / 2;
}

int rowHeight()
{
    int highest = 0;
    for (const QSize size : faceSizes)
        highest = std::max(highest, tileOf(size).height());
    return highest + labelHeight + gap;
}

/// Of the column for that size, or of the end of the last one.
int columnOf(QSize wanted)
{
    int x = gap;
    for (const QSize size : faceSizes) {
        if (size == wanted)
            break;
        x += tileOf(size).width() + gap;
    }
    return x;
}

int rowOf(const FaceLook &look)
{
    return 2 * int(look.scheme) + (look.isArabic ? 1 : 0);
}

} // namespace

ContactSheet::ContactSheet()
{
    begin();
}

void ContactSheet::begin()
{
    m_sheet = QImage(columnOf({}), rows * rowHeight() + gap, QImage::Format_RGB32);
    m_sheet.fill(QColor(0x808080));
}

void ContactSheet::add(const FaceLook &look, const QImage &picture)
{
    QPainter painter(&m_sheet);
    QFont font;
    font.setPixelSize(labelSize);
    painter.setFont(font);
    painter.setPen(Qt::white);
    const QRect tile({columnOf(look.size), gap + rowOf(look) * rowHeight() + labelHeight},
                     tileOf(look.size));
    painter.drawText(tile.left(), tile.top() - gap / 2, look.name());
    QImage small = picture.scaled(tile.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    small.setDevicePixelRatio(1);
    painter.drawImage(tile.topLeft(), small);
}

bool ContactSheet::save(const QString &path)
{
    const bool saved = m_sheet.save(path, "PNG");
    begin();
    return saved;
}

} // namespace Hiwar
