// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pictures within lines of text: formulas, and pictures that a reply links to and the user has
// loaded. Returns the size of each and whether it is available, and paints it. The layouts call it
// again and again; it caches a limited number of painted formulas. It loads nothing by itself. Does
// not know text layouts or the view. GUI thread.
#pragma once

#include "ui/block/formulasource.h"
#include "ui/block/picturesource.h"
#include "ui/block/thumbnailsource.h"

#include <QCache>
#include <QColor>
#include <QPixmap>
#include <QPointer>

class QFont;
class QPainter;

namespace Hiwar {

/// Identifies a picture.
struct PictureKey
{
    enum class Kind : quint8 { Inline, Display, Address };

    Kind kind = Kind::Inline;
    QString source; ///< TeX, or an address
    qreal ex = 0;   ///< of a formula: the height of an x in the text around it, in pixels

    bool operator==(const PictureKey &) const = default;
};

/// The space that a picture takes in a line.
struct PictureSize
{
    qreal width = 0;
    qreal ascent = 0; ///< above the baseline
    qreal descent = 0;

    bool operator==(const PictureSize &) const = default;
};

/// A picture as picture() found it; it can be painted as long as this object exists.
struct InlinePicture
{
    PictureKey key;
    bool isThere = false;
    bool mayCome = false; ///< it is being made
    NamedPicture named;   ///< only for an address
    PictureSize size;
    QByteArray svg;
};

struct PictureLook
{
    QColor colour;    ///< of a formula
    qreal scale = 1;  ///< makes it smaller than its natural size
    qreal radius = 0; ///< of a picture's corners …
    QColor ground;    ///< … which show this colour; invalid: they are not rounded
};

class InlinePictures : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Without these sources there are no pictures, and every formula and picture shows its source.
    void setFormulaSource(FormulaSource *source);
    void setPictureSource(PictureSource *source);
    /// Without one an attachment has an icon only.
    void setThumbnailSource(ThumbnailSource *source);
    /// Takes all from where `other` does.
    void shareSources(const InlinePictures &other)
    {
        setFormulaSource(other.m_formulas);
        setPictureSource(other.m_loaded);
        setThumbnailSource(other.m_thumbnails);
    }

    [[nodiscard]] static PictureKey formulaKey(QStringView written, const QFont &font);
    [[nodiscard]] static PictureKey addressKey(const QString &address);
    /// The state of a picture that a reply links to. Without a source it is Named.
    [[nodiscard]] NamedPicture named(const QString &address) const;
    /// There is a source that loads linked pictures.
    [[nodiscard]] bool canLoad() const { return m_loaded; }
    [[nodiscard]] bool hasThumbnails() const { return m_thumbnails; }
    /// See ThumbnailSource; null without one.
    [[nodiscard]] QPixmap thumbnail(const QString &hash) const;
    [[nodiscard]] bool isThumbnailThere(const QString &hash) const;
    [[nodiscard]] InlinePicture picture(const PictureKey &key) const;
    /// The left end is at `baseline`.
    void paint(QPainter &painter, QPointF baseline, const InlinePicture &picture,
               const PictureLook &look) const;

signals:
    /// The state of some pictures has changed.
    void arrived();

private:
    void paintFormula(QPainter &painter, QPointF baseline, const InlinePicture &picture,
                      const QColor &style, qreal scale) const;

    QPointer<FormulaSource> m_formulas;
    QPointer<PictureSource> m_loaded;
    QPointer<ThumbnailSource> m_thumbnails;
    mutable QCache<QString, QPixmap> m_painted{16 * 1024}; // in KB
};

} // namespace Hiwar
