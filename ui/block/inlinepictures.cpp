// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/inlinepictures.h"

#include "ui/block/paper.h"
#include "ui/block/texof.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

PictureSize scaled(const PictureSize &size, qreal by)
{
    return {size.width * by, size.ascent * by, size.descent * by};
}

QRectF boxOn(QPointF baseline, const PictureSize &size)
{
    return {baseline.x(), baseline.y() - size.ascent, size.width, size.ascent + size.descent};
}

/// The baseline is between two rows of pixels, as in the text beside it.
QPixmap painted(const QByteArray &svg, const PictureSize &size)
{
    const int above = int(std::ceil(size.ascent));
    const int below = int(std::ceil(std::max(0.0, size.descent)));
    QPixmap out(std::max(1, int(std::ceil(size.width))), std::max(1, above + below));
    out.fill(Qt::transparent);
    QPainter painter(&out);
    QSvgRenderer(svg).render(&painter, boxOn(QPointF(0, above), size));
    return out;
}

QByteArray inked(QByteArray svg, const QColor &style)
{
    return svg.replace("currentColor", style.name().toLatin1());
}

/// Paints over them: a clip would have jagged corners.
void roundCorners(QPainter &painter, const QRectF &box, const PictureLook &look)
{
    constexpr int leastShare = 4; // a small one stays a rectangle with soft corners
    const qreal radius = std::min(look.radius, std::min(box.width(), box.height()) / leastShare);
    QPainterPath corners; // what is in only one of the two
    corners.addRect(box);
    corners.addRoundedRect(box, radius, radius);
    painter.fillPath(corners, look.ground);
}

} // namespace

void InlinePictures::setFormulaSource(FormulaSource *source)
{
    if (m_formulas)
        m_formulas->disconnect(this);
    m_formulas = source;
    m_painted.clear();
    if (source)
        connect(source, &FormulaSource::arrived, this, &InlinePictures::arrived);
    emit arrived();
}

void InlinePictures::setPictureSource(PictureSource *source)
{
    if (m_loaded)
        m_loaded->disconnect(this);
    m_loaded = source;
    if (source)
        connect(source, &PictureSource::arrived, this, &InlinePictures::arrived);
    emit arrived();
}

void InlinePictures::setThumbnailSource(ThumbnailSource *source)
{
    if (m_thumbnails)
        m_thumbnails->disconnect(this);
    m_thumbnails = source;
    if (source)
        connect(source, &ThumbnailSource::arrived, this, &InlinePictures::arrived);
    emit arrived();
}

QPixmap InlinePictures::thumbnail(const QString &hash) const
{
    return m_thumbnails ? m_thumbnails->thumbnail(hash) : QPixmap();
}

bool InlinePictures::isThumbnailThere(const QString &hash) const
{
    return m_thumbnails && m_thumbnails->isThere(hash);
}

PictureKey InlinePictures::formulaKey(QStringView written, const QFont &font)
{
    const TexSource source = texOf(written);
    return {source.display ? PictureKey::Kind::Display : PictureKey::Kind::Inline, source.tex,
            QFontMetricsF(font).xHeight()};
}

PictureKey InlinePictures::addressKey(const QString &address)
{
    return {PictureKey::Kind::Address, address, 0};
}

NamedPicture InlinePictures::named(const QString &address) const
{
    return m_loaded ? m_loaded->picture(address) : NamedPicture();
}

InlinePicture InlinePictures::picture(const PictureKey &key) const
{
    InlinePicture out;
    out.key = key;
    if (key.kind == PictureKey::Kind::Address) {
        out.named = named(key.source);
        out.isThere = out.named.state == NamedPicture::State::Loaded;
        const QSizeF size = out.named.pixmap.deviceIndependentSize();
        out.size = {size.width(), size.height(), 0};
    } else if (m_formulas) {
        const FormulaPicture formula =
            m_formulas->formula(key.source, key.kind == PictureKey::Kind::Display);
        out.isThere = formula.state == FormulaPicture::State::Drawn;
        out.mayCome = formula.state == FormulaPicture::State::Making;
        out.svg = formula.svg;
        out.size = scaled({formula.width, formula.height - formula.depth, formula.depth}, key.ex);
    }
    return out;
}

void InlinePictures::paint(QPainter &painter, QPointF baseline, const InlinePicture &picture,
                           const PictureLook &look) const
{
    if (picture.key.kind != PictureKey::Kind::Address)
        return paintFormula(painter, baseline, picture, look.colour, look.scale);
    const QRectF box = boxOn(baseline, scaled(picture.size, look.scale));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(box, picture.named.pixmap, QRectF(picture.named.pixmap.rect()));
    if (!isPaper(painter) && look.ground.isValid())
        roundCorners(painter, box, look);
}

void InlinePictures::paintFormula(QPainter &painter, QPointF baseline, const InlinePicture &picture,
                                  const QColor &style, qreal scale) const
{
    if (isPaper(painter)) {
        QSvgRenderer(inked(picture.svg, style))
            .render(&painter, boxOn(baseline, scaled(picture.size, scale)));
        return;
    }
    const qreal ratio = painter.device()->devicePixelRatioF();
    const PictureSize size = scaled(picture.size, scale * ratio);
    const QString name = u"%1 %2 %3 %4"_s.arg(style.name(), QString::number(int(picture.key.kind)),
                                              QString::number(size.width), picture.key.source);
    QPixmap pixmap;
    if (const QPixmap *known = m_painted.object(name)) {
        pixmap = *known;
    } else {
        pixmap = painted(inked(picture.svg, style), size);
        pixmap.setDevicePixelRatio(ratio);
        const qsizetype cost = 1 + qsizetype(pixmap.width()) * pixmap.height() * 4 / 1024;
        m_painted.insert(name, new QPixmap(pixmap), cost);
    }
    const auto onPixels = [ratio](qreal at) { return std::round(at * ratio) / ratio; };
    painter.drawPixmap(
        QPointF(onPixels(baseline.x()), onPixels(baseline.y()) - std::ceil(size.ascent) / ratio),
        pixmap);
}

} // namespace Hiwar
