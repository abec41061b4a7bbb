// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icon.h"

#include "ui/theme/theme.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QImage>
#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>
#include <QPixmapCache>
#include <QSvgRenderer>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qreal disabledOpacity = 0.45;

QString fileOf(Icon icon)
{
    switch (icon) {
    case Icon::Archive:
        return u"archive"_s;
    case Icon::ArrowDown:
        return u"arrowdown"_s;
    case Icon::Check:
        return u"check"_s;
    case Icon::Close:
        return u"close"_s;
    case Icon::Columns:
        return u"columns"_s;
    case Icon::Connect:
        return u"connect"_s;
    case Icon::Copy:
        return u"copy"_s;
    case Icon::Delete:
        return u"delete"_s;
    case Icon::Down:
        return u"down"_s;
    case Icon::Edit:
        return u"edit"_s;
    case Icon::Error:
        return u"error"_s;
    case Icon::Export:
        return u"export"_s;
    case Icon::File:
        return u"file"_s;
    case Icon::Folder:
        return u"folder"_s;
    case Icon::Hide:
        return u"hide"_s;
    case Icon::Levels:
        return u"levels"_s;
    case Icon::LevelsSet:
        return u"levelsset"_s;
    case Icon::Microphone:
        return u"microphone"_s;
    case Icon::Model:
        return u"model"_s;
    case Icon::More:
        return u"more"_s;
    case Icon::New:
        return u"new"_s;
    case Icon::Next:
        return u"next"_s;
    case Icon::Notice:
        return u"notice"_s;
    case Icon::Outline:
        return u"outline"_s;
    case Icon::Picture:
        return u"picture"_s;
    case Icon::Pin:
        return u"pin"_s;
    case Icon::Previous:
        return u"previous"_s;
    case Icon::Regenerate:
        return u"regenerate"_s;
    case Icon::Save:
        return u"save"_s;
    case Icon::Search:
        return u"search"_s;
    case Icon::Send:
        return u"send"_s;
    case Icon::Settings:
        return u"settings"_s;
    case Icon::Show:
        return u"show"_s;
    case Icon::Sidebar:
        return u"sidebar"_s;
    case Icon::Sort:
        return u"sort"_s;
    case Icon::Star:
        return u"star"_s;
    case Icon::Starred:
        return u"starred"_s;
    case Icon::Stop:
        return u"stop"_s;
    case Icon::Stopped:
        return u"stopped"_s;
    case Icon::Tag:
        return u"tag"_s;
    case Icon::Temporary:
        return u"temporary"_s;
    case Icon::Up:
        return u"up"_s;
    case Icon::Waiting:
        return u"waiting"_s;
    case Icon::Warning:
        return u"warning"_s;
    case Icon::Window:
        return u"window"_s;
    case Icon::Wrap:
        return u"wrap"_s;
    }
    Q_UNREACHABLE();
}

/// True for pictures of window parts, which change sides with the window.
bool isMirrored(Icon icon)
{
    return QGuiApplication::isRightToLeft() && (icon == Icon::Sidebar || icon == Icon::Outline);
}

QString pathOf(Icon icon)
{
    return u":/icons/%1.svg"_s.arg(fileOf(icon));
}

/// The drawing in one colour; cached in QPixmapCache, so painting it again is cheap.
QPixmap tintedPixmap(Icon icon, const QSize &size, const QColor &colour)
{
    const QString key = u"hiwar-icon-%1-%2x%3-%4%5"_s.arg(fileOf(icon))
                            .arg(size.width())
                            .arg(size.height())
                            .arg(colour.rgba())
                            .arg(isMirrored(icon) ? u"-mirrored"_s : QString());
    QPixmap pixmap;
    if (size.isEmpty() || QPixmapCache::find(key, &pixmap))
        return pixmap;
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    if (isMirrored(icon))
        painter.setTransform({-1, 0, 0, 1, qreal(size.width()), 0});
    QSvgRenderer(pathOf(icon)).render(&painter, QRectF(image.rect()));
    painter.resetTransform();
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), colour);
    painter.end();
    pixmap = QPixmap::fromImage(image);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

/// Paints vectors on other devices than a screen: paper has a finer resolution than the pixmaps.
void drawIcon(QPainter &painter, Icon icon, const QRectF &rect, const QColor &colour)
{
    QFile file(pathOf(icon));
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QByteArray lines =
        file.readAll().replace("\"#000\"", '"' + colour.name().toLatin1() + '"');
    QSvgRenderer(lines).render(&painter, rect);
}

class TintedEngine : public QIconEngine
{
public:
    TintedEngine(Icon icon, const QColor &colour)
        : m_icon(icon)
        , m_colour(colour)
    {
    }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        paintIcon(*painter, m_icon, rect, foregroundFor(mode));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State) override
    {
        return tintedPixmap(m_icon, size, foregroundFor(mode));
    }

    QIconEngine *clone() const override { return new TintedEngine(m_icon, m_colour); }

private:
    [[nodiscard]] QColor foregroundFor(QIcon::Mode mode) const
    {
        QColor foreground = m_colour;
        if (mode == QIcon::Disabled)
            foreground.setAlphaF(static_cast<float>(disabledOpacity));
        return foreground;
    }

    Icon m_icon;
    QColor m_colour;
};

/// Qt's own engine for SVG is a plugin, which would have to be found and loaded.
class ProgramEngine : public QIconEngine
{
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        static QSvgRenderer drawing(u":/icons/hiwar.svg"_s); // read once, for every window
        drawing.render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paint(&painter, image.rect(), mode, state);
        painter.end();
        return QPixmap::fromImage(image);
    }

    QIconEngine *clone() const override { return new ProgramEngine; }
};

} // namespace

QIcon tintedIcon(Icon icon, const QColor &colour)
{
    return QIcon(new TintedEngine(icon, colour));
}

void paintIcon(QPainter &painter, Icon icon, const QRectF &rect, const QColor &colour)
{
    if (painter.paintEngine()->type() != QPaintEngine::Raster)
        return drawIcon(painter, icon, rect, colour);
    // On whole device pixels, one for each pixel of the pixmap.
    const QTransform &toDevice = painter.deviceTransform();
    const QRectF onDevice = toDevice.mapRect(rect);
    const QPixmap pixmap = tintedPixmap(icon, onDevice.size().toSize(), colour);
    const QRectF target(onDevice.topLeft().toPoint(), pixmap.size());
    painter.drawPixmap(toDevice.inverted().mapRect(target), pixmap, QRectF(pixmap.rect()));
}

void paintIcon(QPainter &painter, Icon icon, QPointF centre, const Theme &theme,
               const QColor &colour)
{
    const qreal size = theme.px(Theme::iconSize);
    paintIcon(painter, icon, QRectF(centre - QPointF(size, size) / 2, QSizeF(size, size)), colour);
}

QIcon programIcon()
{
    return QIcon(new ProgramEngine);
}

} // namespace Hiwar
