// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/messageicons.h"

#include <QPainter>
#include <QPainterPath>

namespace Hiwar {

namespace {

// Drawn on a grid of 16 by 16, which paintIcon() scales to its rectangle.
constexpr qreal grid = 16;
constexpr qreal stroke = 1.35;

QPainterPath polyline(std::initializer_list<QPointF> points)
{
    QPainterPath path(*points.begin());
    for (const QPointF &point : points)
        path.lineTo(point);
    return path;
}

QPainterPath copyPath()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(5.5, 5.5, 8.5, 8.5), 2, 2);
    path.moveTo(3.5, 10.5);
    path.quadTo(2, 10.5, 2, 9);
    path.lineTo(2, 4);
    path.quadTo(2, 2, 4, 2);
    path.lineTo(9, 2);
    path.quadTo(10.5, 2, 10.5, 3.5);
    return path;
}

QPainterPath editPath()
{
    QPainterPath path =
        polyline({{3, 13}, {3.6, 10.2}, {11, 2.8}, {13.2, 5}, {5.8, 12.4}, {3, 13}});
    path.addPath(polyline({{9.3, 4.5}, {11.5, 6.7}}));
    return path;
}

QPainterPath againPath()
{
    QPainterPath path;
    const QRectF circle(2.5, 2.5, 11, 11);
    path.arcMoveTo(circle, 35);
    path.arcTo(circle, 35, 300);
    path.addPath(polyline({{13.4, 2.2}, {13, 5.6}, {9.6, 5.2}}));
    return path;
}

QPainterPath settingsPath()
{
    QPainterPath path = polyline({{2, 5}, {8.5, 5}});
    path.addEllipse(QPointF(10.5, 5), 2, 2);
    path.addPath(polyline({{12.5, 5}, {14, 5}}));
    path.addPath(polyline({{2, 11}, {3.5, 11}}));
    path.addEllipse(QPointF(5.5, 11), 2, 2);
    path.addPath(polyline({{7.5, 11}, {14, 11}}));
    return path;
}

QPainterPath deletePath()
{
    QPainterPath path = polyline({{2.5, 4.2}, {13.5, 4.2}});
    path.addPath(polyline({{6, 4}, {6, 2.2}, {10, 2.2}, {10, 4}}));
    path.addPath(polyline({{3.8, 4.4}, {4.6, 13.8}, {11.4, 13.8}, {12.2, 4.4}}));
    path.addPath(polyline({{6.6, 7}, {6.8, 11.2}}));
    path.addPath(polyline({{9.4, 7}, {9.2, 11.2}}));
    return path;
}

/// A stroke with a point below it.
QPainterPath exclamation(qreal top, qreal bottom)
{
    QPainterPath path = polyline({{8, top}, {8, bottom - 2.2}});
    path.addPath(polyline({{8, bottom - 0.1}, {8, bottom}}));
    return path;
}

QPainterPath errorPath()
{
    QPainterPath path = exclamation(4.6, 11.2);
    path.addEllipse(QPointF(8, 8), 6.2, 6.2);
    return path;
}

QPainterPath warningPath()
{
    QPainterPath path = exclamation(6, 11.9);
    path.addPath(polyline({{8, 1.8}, {14.6, 13.8}, {1.4, 13.8}, {8, 1.8}}));
    return path;
}

QPainterPath stoppedPath()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(3.5, 3.5, 9, 9), 2, 2);
    return path;
}

QPainterPath detailsPath()
{
    QPainterPath path = polyline({{8, 7.6}, {8, 11.2}});
    path.addPath(polyline({{8, 4.9}, {8, 5}}));
    path.addEllipse(QPointF(8, 8), 6.2, 6.2);
    return path;
}

QPainterPath savePath()
{
    QPainterPath path = polyline({{8, 2}, {8, 9.8}});
    path.addPath(polyline({{4.8, 6.8}, {8, 10}, {11.2, 6.8}}));
    path.addPath(polyline({{2.5, 10.5}, {2.5, 13.5}, {13.5, 13.5}, {13.5, 10.5}}));
    return path;
}

/// A line that goes on below.
QPainterPath wrapPath()
{
    QPainterPath path = polyline({{2, 3.5}, {14, 3.5}});
    path.moveTo(2, 8);
    path.lineTo(11.5, 8);
    path.cubicTo(14.8, 8, 14.8, 12.5, 11.5, 12.5);
    path.lineTo(8, 12.5);
    path.addPath(polyline({{10, 10.4}, {7.8, 12.5}, {10, 14.6}}));
    path.addPath(polyline({{2, 12.5}, {5, 12.5}}));
    return path;
}

/// Hills under a sun, in a frame.
QPainterPath picturePath()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(1.8, 2.8, 12.4, 10.4), 2, 2);
    path.addPath(polyline({{2.4, 11.6}, {6, 7.6}, {8.8, 10.6}, {10.6, 8.8}, {13.6, 11.8}}));
    path.addEllipse(QPointF(10.8, 5.9), 1.1, 1.1);
    return path;
}

/// A sheet with a folded corner.
QPainterPath filePath()
{
    QPainterPath path = polyline({{9.4, 1.8},
                                  {3.4, 1.8},
                                  {3.4, 14.2},
                                  {12.6, 14.2},
                                  {12.6, 5},
                                  {9.4, 1.8},
                                  {9.4, 5},
                                  {12.6, 5}});
    path.addPath(polyline({{5.8, 8.4}, {10.2, 8.4}}));
    path.addPath(polyline({{5.8, 11.2}, {10.2, 11.2}}));
    return path;
}

QPainterPath pathOf(MessageIcon icon)
{
    switch (icon) {
    case MessageIcon::Copy:
        return copyPath();
    case MessageIcon::Edit:
        return editPath();
    case MessageIcon::Again:
        return againPath();
    case MessageIcon::Settings:
        return settingsPath();
    case MessageIcon::Previous:
        return polyline({{9.8, 3.5}, {5.4, 8}, {9.8, 12.5}});
    case MessageIcon::Next:
        return polyline({{6.2, 3.5}, {10.6, 8}, {6.2, 12.5}});
    case MessageIcon::Delete:
        return deletePath();
    case MessageIcon::Check:
        return polyline({{3.5, 8.4}, {6.8, 11.6}, {12.6, 4.6}});
    case MessageIcon::Error:
        return errorPath();
    case MessageIcon::Warning:
        return warningPath();
    case MessageIcon::Stopped:
        return stoppedPath();
    case MessageIcon::Details:
        return detailsPath();
    case MessageIcon::Down:
        return polyline({{3.5, 6}, {8, 10.5}, {12.5, 6}});
    case MessageIcon::Up:
        return polyline({{3.5, 10}, {8, 5.5}, {12.5, 10}});
    case MessageIcon::Save:
        return savePath();
    case MessageIcon::Wrap:
        return wrapPath();
    case MessageIcon::Picture:
        return picturePath();
    case MessageIcon::File:
        return filePath();
    }
    return {};
}

} // namespace

void paintIcon(QPainter &painter, MessageIcon icon, const QRectF &rect, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / grid, rect.height() / grid);
    painter.setPen(QPen(colour, stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(pathOf(icon));
    painter.restore();
}

} // namespace Hiwar
