// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The emoji of a text that is crowded with them. QTextLayout decodes an emoji's picture each time
// it measures or draws it: a view full of flags took half a second. So in such a text a symbol is
// laid out in place of each emoji, as wide as it and not painted, and the emoji is drawn from a
// picture that was made once. The text laid out is as long as the text, so every offset stays
// valid, and a caret stops where it did. GUI thread.
#pragma once

#include <QColor>
#include <QFont>
#include <QHash>
#include <QPixmap>
#include <QPointF>
#include <QString>
#include <QTextLayout>

#include <vector>

class QPainter;

namespace Hiwar {

/// A text with this many emoji is crowded.
constexpr int emojiCrowd = 150;

struct EmojiCell
{
    int from = 0;
    int to = 0;
    qreal width = 0; ///< in layout units
};

/// In order; none unless the text is crowded.
[[nodiscard]] std::vector<EmojiCell> emojiCellsIn(QStringView text, const QFont &font);
/// Puts the symbols in place of the emoji.
void blankOut(QString &text, const std::vector<EmojiCell> &cells);
/// Makes the symbols invisible, and as wide as the emoji.
[[nodiscard]] QList<QTextLayout::FormatRange> formatsOf(const std::vector<EmojiCell> &cells,
                                                        const QFont &font, const QColor &anyColour);
/// Draws emoji from pictures, each of which is made once. Use it for one painting.
class EmojiPainter
{
public:
    /// In the colour of the painter's pen. `fineness`: pixels per layout unit.
    EmojiPainter(QPainter &painter, const QFont &font, qreal fineness);

    /// `baseline` is the left end of the emoji's baseline. The text must outlive this object.
    void draw(QPointF baseline, QStringView emoji);

private:
    [[nodiscard]] QPixmap pictureOf(const QString &emoji) const;
    [[nodiscard]] QPixmap made(const QString &emoji) const;

    QPainter &m_painter;
    const QFont m_font;
    const QString m_look; // the beginning of the pictures' names in QPixmapCache
    const qreal m_fineness;
    const qreal m_ascent;
    QHash<QStringView, QPixmap> m_pictures;
};

} // namespace Hiwar
