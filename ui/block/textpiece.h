// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One laid-out run of text at its place within a block: the only owner of a QTextLayout. Height,
// painting, hit test and selection all read the same lines. A formula whose picture is there stands
// in its line as one unit; the text stays what it was, so every offset stays valid. Knows nothing
// of blocks or messages. GUI thread.
#pragma once

#include "ui/block/blocktext.h"
#include "ui/block/textpictures.h"

#include <QColor>
#include <QTextLayout>

#include <memory>
#include <vector>

class QPainter;

namespace Hiwar {

struct Theme;

/// What text is drawn in: the colours, which differ between the two kinds of bubble, and the
/// pictures that stand in it.
struct TextInk
{
    QColor text;
    QColor link;
    QColor codeBackground;
    QColor codeText;
    const InlinePictures *pictures = nullptr; ///< none: formulas show their source
};

/// What is selected of a block's text, and how that looks. Nothing when to <= from.
struct SelectedRange
{
    int from = 0;
    int to = 0;
    QColor background;
    QColor text;
};

/// One line of text as a caret knows it: a break or blank that ends it is not part of it.
struct LineSpan
{
    int from = 0;
    int to = 0;
    bool meetsNext = false; ///< `to` is also where the next line begins

    bool operator==(const LineSpan &) const = default;
};

class TextPiece
{
public:
    /// `font` is the plain look; code within it takes the theme's fixed font at the same size.
    TextPiece(PieceText text, const QFont &font, const Theme &theme, const TextInk &ink);

    /// Breaks the lines anew when the width is another one.
    void layOut(qreal width, Qt::Alignment side);
    [[nodiscard]] const PieceText &text() const { return m_text; }
    [[nodiscard]] int end() const { return m_text.start + int(m_text.text.size()); }
    [[nodiscard]] qreal height() const { return m_height; }
    [[nodiscard]] qreal naturalWidth() const; ///< of the longest line
    /// Lays it out on lines without end and tells the width of its longest word.
    qreal measureLongestWord();
    [[nodiscard]] qreal firstBaseline() const;
    /// Of the letters of the first line, however tall a formula among them is.
    [[nodiscard]] qreal firstMiddle() const;
    /// Of its lines, and the end.
    [[nodiscard]] const std::vector<qreal> &lineTops() const { return m_tops; }
    [[nodiscard]] QRectF rect() const { return {m_place, QSizeF(m_width, m_height)}; }
    void place(QPointF topLeft) { m_place = topLeft; }
    /// Colours of code; no range changes the width of a letter.
    void setColours(const QList<QTextLayout::FormatRange> &colours);
    /// It shows the source of a formula whose picture has come since, or that cannot come.
    [[nodiscard]] bool isOutdated() const { return m_pictures.isOutdated(); }

    /// Offsets are the block's. The rectangles of [from, to) in the block's coordinates, a line's
    /// full pitch high, in mixed text several to a line.
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const;
    /// The offset between two characters that is nearest to the point.
    [[nodiscard]] int offsetAt(QPointF point) const;
    [[nodiscard]] int lineCount() const { return m_layout->lineCount(); }
    /// The line an offset is on; where two lines meet, the first of them if `atLineEnd`.
    [[nodiscard]] int lineWith(int offset, bool atLineEnd) const;
    [[nodiscard]] LineSpan lineSpan(int line) const;
    /// Where a caret stands, as high as the letters beside it and without a width.
    [[nodiscard]] QRectF caretRect(int offset, bool atLineEnd) const;
    /// The offset on a line that is nearest to x.
    [[nodiscard]] int offsetOnLine(int line, qreal x) const;
    /// Of a formula that stands alone, at its full size; 0: there is none.
    [[nodiscard]] qreal lonePictureWidth() const { return m_pictures.loneWidth(); }
    /// The formula under the point as it was written; empty: there is none.
    [[nodiscard]] QString formulaAt(QPointF point) const;
    /// The button that loads the picture at this offset; empty: there is none.
    [[nodiscard]] QRectF pictureButton(int offset) const;
    /// The link under the point, or nothing.
    [[nodiscard]] const TextRange *linkAt(QPointF point) const;
    void draw(QPainter &painter, QPointF origin, const QRectF &clip,
              const SelectedRange &selected = {}) const;

private:
    void setUpLayout();
    [[nodiscard]] QList<QTextLayout::FormatRange> formats() const;
    [[nodiscard]] QTextCharFormat formatOf(const TextRange &range) const;
    [[nodiscard]] bool looksLikeCode(const TextRange &range) const;
    [[nodiscard]] int lineAt(qreal y) const;
    void breakLines();
    void placeLines();
    /// The height that a line takes from y on.
    [[nodiscard]] qreal placeLine(QTextLine line, qreal y) const;
    [[nodiscard]] QRectF rectOf(const TextPicture &picture) const;
    [[nodiscard]] int nearestCaret(const QTextLine &line, int at, qreal x) const;
    void appendLine(QList<QRectF> &out, QList<QRectF> extents, size_t line) const;
    void drawOnPaper(QPainter &painter, QPointF origin, const QRectF &clip) const;
    void drawBesidePictures(QPainter &painter, QPointF at, const QTextLine &line) const;
    void drawCodeBackgrounds(QPainter &painter, QPointF origin) const;
    void drawPictures(QPainter &painter, QPointF origin, const QRectF &clip,
                      const SelectedRange &selected) const;
    [[nodiscard]] QList<QTextLayout::FormatRange> selections(const SelectedRange &selected) const;

    PieceText m_text;
    TextInk m_ink;
    const Theme *m_theme;
    TextPictures m_pictures;
    std::unique_ptr<QTextLayout> m_layout;
    bool m_mixed = false; // not all of it runs from left to right
    QPointF m_place;
    qreal m_pitch = 0; // least distance from line to line
    qreal m_width = -1;
    qreal m_height = 0;
    Qt::Alignment m_side;
    std::vector<qreal> m_tops; // of the lines, and the end
};

} // namespace Hiwar
