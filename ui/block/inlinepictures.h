// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The pictures that stand in lines of text: formulas, and what a reply names and the person had
// loaded. Tells how large each is and whether it is there, and paints it. Asked again and again by
// the layouts; keeps a bounded number of painted formulas. Loads nothing by itself. Knows no text
// layout and no view. GUI thread.
#pragma once

#include "ui/block/formulasource.h"
#include "ui/block/picturesource.h"

#include <QCache>
#include <QColor>
#include <QPixmap>
#include <QPointer>

class QFont;
class QPainter;

namespace Hiwar {

/// What a picture is of.
struct PictureKey
{
    enum class Kind : quint8 { Inline, Display, Address };

    Kind kind = Kind::Inline;
    QString source; ///< TeX, or an address
    qreal ex = 0;   ///< of a formula: the height of an x around it, in pixels

    bool operator==(const PictureKey &) const = default;
};

/// Room in a line.
struct PictureSize
{
    qreal width = 0;
    qreal ascent = 0; ///< above the baseline
    qreal descent = 0;

    bool operator==(const PictureSize &) const = default;
};

/// A picture as it was found; it can be painted for as long as it is kept.
struct InlinePicture
{
    PictureKey key;
    bool isThere = false;
    bool mayCome = false; ///< it is being made
    NamedPicture named;   ///< of an address
    PictureSize size;
    QByteArray svg;
};

class InlinePictures : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Without them there are no pictures, and every text stands as it was written.
    void setFormulaSource(FormulaSource *source);
    void setPictureSource(PictureSource *source);

    [[nodiscard]] static PictureKey formulaKey(QStringView written, const QFont &font);
    [[nodiscard]] static PictureKey addressKey(const QString &address);
    /// What is known of one that a reply names. Without a source it is only named.
    [[nodiscard]] NamedPicture named(const QString &address) const;
    /// Pictures that are named can be loaded.
    [[nodiscard]] bool canLoad() const { return m_loaded; }
    [[nodiscard]] InlinePicture picture(const PictureKey &key) const;
    /// With its left end on the baseline here. `scale` makes it smaller than it would be.
    void paint(QPainter &painter, QPointF baseline, const InlinePicture &picture,
               const QColor &style, qreal scale) const;

signals:
    /// Of some more is known than before.
    void arrived();

private:
    void paintFormula(QPainter &painter, QPointF baseline, const InlinePicture &picture,
                      const QColor &style, qreal scale) const;

    QPointer<FormulaSource> m_formulas;
    QPointer<PictureSource> m_loaded;
    mutable QCache<QString, QPixmap> m_painted{16 * 1024}; // in KB
};

} // namespace Hiwar
