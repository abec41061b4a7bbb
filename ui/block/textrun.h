// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One laid-out run of text at its place within a block: the only owner of QTextLayouts, one for
// each of its parts (see partEnds()); most texts have one part. Height, painting, hit test and
// selection all read the same lines. A part far from the view has no lines: its height is the last
// one or an estimate, and it is laid out when it is accessed. A formula whose picture is available
// is one unit of its line; the text does not change, so every offset stays valid. Does not know
// blocks or messages. GUI thread.
#pragma once

#include "ui/block/blocktext.h"
#include "ui/block/extent.h"
#include "ui/block/textformats.h"
#include "ui/block/textpart.h"

#include <QTextLayout>

#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace Hiwar {

/// The selected part of a block's text, and its colours. Nothing is selected if to <= from.
struct SelectedRange
{
    int from = 0;
    int to = 0;
    QColor background;
    QColor text;
};

/// One line of text as a caret sees it: without the line break or blank that ends it.
struct LineSpan
{
    int from = 0;
    int to = 0;
    bool meetsNext = false; ///< `to` is also where the next line begins

    bool operator==(const LineSpan &) const = default;
};

/// Identifies a line.
struct LineNumber
{
    int part = 0;
    int line = 0; ///< within the part
};

class TextRun
{
public:
    /// `font` is for plain text; code uses the theme's fixed font at the same size. The theme and
    /// the style must outlive it.
    TextRun(RunText text, const QFont &font, const Theme &theme, const TextStyle &style);
    TextRun(TextRun &&) = default;
    TextRun &operator=(TextRun &&) = default;
    ~TextRun() = default;
    Q_DISABLE_COPY(TextRun)

    /// The least distance between the lines of text in this font.
    [[nodiscard]] static qreal pitchOf(const QFont &font, const Theme &theme);
    /// Breaks the lines again if the width has changed. Discards the layouts that are not nearby.
    void layOut(qreal width, Qt::Alignment side, const Extent &nearby = {})
    {
        m_keepsLines = true;
        breakAt(width, side, nearby);
    }
    /// The same for text that is out of sight: only the heights are kept, and lines are made when
    /// they are accessed.
    void measure(qreal width, Qt::Alignment side, const Extent &nearby)
    {
        m_keepsLines = false;
        breakAt(width, side, nearby);
    }
    /// All parts that are nearby are as of the last layOut() or measure().
    [[nodiscard]] bool isLaidOut(const Extent &nearby) const;
    /// The vertical range of the part that contains this offset, in the block's coordinates.
    [[nodiscard]] Extent partAround(int offset) const;
    [[nodiscard]] const RunText &text() const { return m_text; }
    [[nodiscard]] const TextStyle &style() const { return *m_style; }
    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    [[nodiscard]] const TextPictures &pictures() const { return m_pictures; }
    /// Valid as long as the run is not moved in memory.
    [[nodiscard]] const QFont &font() const { return m_font; }
    [[nodiscard]] TextFormats formats() const
    {
        return {m_text, m_pictures, *m_style, m_font, *m_theme};
    }
    /// Shares the memory of `text`, which is equal to its own.
    void shareText(const RunText &text) { m_text = text; }
    [[nodiscard]] int end() const { return m_text.start + int(m_text.text.size()); }
    [[nodiscard]] qreal height() const { return m_height; }
    [[nodiscard]] qreal naturalWidth() const; ///< of the longest line
    /// Lays it out on unlimited lines and returns the width of its first part's longest word.
    qreal measureLongestWord();
    /// Discards the layouts outside this extent of the run; the heights stay.
    void dropLines(const Extent &nearby = nowhere);
    [[nodiscard]] qreal firstBaseline() const;
    /// The middle of the first line's letters, however tall a formula in it is.
    [[nodiscard]] qreal firstMiddle() const;
    /// Only of lines that are laid out.
    [[nodiscard]] std::vector<qreal> lineTops() const;
    [[nodiscard]] QRectF rect() const { return {m_place, QSizeF(m_width, m_height)}; }
    void place(QPointF topLeft) { m_place = topLeft; }
    /// Sets the colours of code; no range changes the width of a letter.
    void setColours(const QList<QTextLayout::FormatRange> &colours);
    [[nodiscard]] bool hasColours() const { return m_colours.has_value(); }
    /// It shows the source of a formula whose picture has arrived since or has failed.
    [[nodiscard]] bool isOutdated() const { return m_pictures.isOutdated(); }

    /// Offsets are the block's. The rectangles of [from, to) in the block's coordinates, each a
    /// full line pitch high; mixed text has several per line.
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const;
    /// The rectangles of [from, to) in a part; the offsets are the run's.
    [[nodiscard]] QList<QRectF> rectsIn(const TextPart &part, int from, int to) const;
    /// Relative to the run; as wide as the picture, and from its line's baseline up.
    [[nodiscard]] QRectF rectOf(const TextPicture &picture) const;
    /// The offset between two characters that is nearest to the point.
    [[nodiscard]] int offsetAt(QPointF point) const;
    /// The first line (1) or the last one (-1).
    [[nodiscard]] LineNumber outermostLine(int direction) const;
    /// The next line (1) or the previous one (-1).
    [[nodiscard]] std::optional<LineNumber> adjacentLine(LineNumber line, int direction) const;
    /// The line that contains an offset; where two lines meet, the first of them if `atLineEnd`.
    [[nodiscard]] LineNumber lineWith(int offset, bool atLineEnd) const;
    [[nodiscard]] LineSpan lineSpan(LineNumber line) const;
    /// The rectangle of the caret, as high as the letters beside it, with no width.
    [[nodiscard]] QRectF caretRect(int offset, bool atLineEnd) const;
    /// The offset on a line that is nearest to x.
    [[nodiscard]] int offsetOnLine(LineNumber line, qreal x) const;
    /// The width of a single formula at full size; 0: there is none.
    [[nodiscard]] qreal lonePictureWidth() const { return m_pictures.loneWidth(); }
    /// The source of the formula under the point; empty: there is none.
    [[nodiscard]] QString formulaAt(QPointF point) const;
    /// The button that loads the picture at this offset; empty: there is none.
    [[nodiscard]] QRectF pictureButton(int offset) const;
    /// The link under the point, or null.
    [[nodiscard]] const TextRange *linkAt(QPointF point) const;
    void draw(QPainter &painter, QPointF origin, const QRectF &clip,
              const SelectedRange &selected = {}) const;

private:
    [[nodiscard]] QStringView textOf(const TextPart &part) const
    {
        return QStringView(m_text.text).sliced(part.from, part.size());
    }
    void setUp(TextPart &part) const;
    [[nodiscard]] QList<QTextLayout::FormatRange> formatsOf(const TextPart &part,
                                                            const QString &laidOut) const;
    void breakAt(qreal width, Qt::Alignment side, const Extent &nearby);
    void placeParts(const Extent &nearby);
    /// It needs not be laid out again.
    [[nodiscard]] bool isReady(const TextPart &part) const
    {
        return part.isMeasured && (part.lines || !m_keepsLines);
    }
    [[nodiscard]] qreal estimatedHeight(const TextPart &part) const;
    void layOut(TextPart &part) const;
    [[nodiscard]] TextPart &laidOut(size_t index) const;
    [[nodiscard]] size_t partWith(int local) const;
    [[nodiscard]] size_t partAt(qreal y) const;
    [[nodiscard]] LineNumber lineAt(qreal y) const;
    [[nodiscard]] QTextLine textLine(LineNumber line) const;
    void breakLines(TextPart &part) const;
    void placeLines(TextPart &part) const;
    /// The height that a line takes, starting at y.
    [[nodiscard]] qreal placeLine(const TextPart &part, QTextLine line, qreal y) const;
    [[nodiscard]] static qreal naturalWidth(const TextPart &part);
    [[nodiscard]] int nearestCaret(const TextPart &part, const QTextLine &line, int at,
                                   qreal x) const;
    [[nodiscard]] QList<QRectF> extentsOn(const TextPart &part, const QTextLine &line, int from,
                                          int to) const;
    void appendLine(QList<QRectF> &out, QList<QRectF> extents, const TextPart &part,
                    size_t line) const;
    void appendRects(QList<QRectF> &out, const TextPart &part, int from, int to) const;

    RunText m_text;
    const TextStyle *m_style;
    const Theme *m_theme;
    QFont m_font;
    TextPictures m_pictures;
    mutable std::vector<TextPart> m_parts; // laid out on access
    std::optional<QList<QTextLayout::FormatRange>> m_colours;
    bool m_mixed = false;      // some of it runs from right to left
    bool m_breaksWords = true; // false only while the longest word is measured
    bool m_keepsLines = true;  // false after measure()
    QPointF m_place;
    qreal m_pitch = 0; // least distance between lines
    qreal m_width = -1;
    qreal m_height = 0;
    Qt::Alignment m_side;
};

} // namespace Hiwar
