// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One laid-out run of text at its place within a block: the only owner of QTextLayouts, one for
// each of its parts (see partEnds()), of which most texts have one. Height, painting, hit test and
// selection all read the same lines. A part that is not near the view has no lines: its height is
// the one it had, or estimated, and it is laid out when it is asked for. A formula whose picture is
// there stands in its line as one unit; the text stays what it was, so every offset stays valid.
// Knows nothing of blocks or messages. GUI thread.
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

/// Which of its lines.
struct LineNumber
{
    int part = 0;
    int line = 0; ///< of the part
};

class TextRun
{
public:
    /// `font` is the plain look; code within it takes the theme's fixed font at the same size.
    TextRun(RunText text, const QFont &font, const Theme &theme, const TextStyle &style);
    TextRun(TextRun &&) = default;
    TextRun &operator=(TextRun &&) = default;
    ~TextRun() = default;
    Q_DISABLE_COPY(TextRun)

    /// Breaks the lines again when the width is another one. What is not near is let go.
    void layOut(qreal width, Qt::Alignment side, const Extent &nearby = {});
    /// All that is near has its lines, as of the last layOut().
    [[nodiscard]] bool isLaidOut(const Extent &nearby) const;
    /// Where the part with this offset stands, in the block's coordinates.
    [[nodiscard]] Extent partAround(int offset) const;
    [[nodiscard]] const RunText &text() const { return m_text; }
    [[nodiscard]] const TextStyle &style() const { return m_style; }
    [[nodiscard]] const Theme &theme() const { return *m_theme; }
    [[nodiscard]] const TextPictures &pictures() const { return m_pictures; }
    /// Valid as long as the run stands where it is.
    [[nodiscard]] TextFormats formats() const
    {
        return {m_text, m_pictures, m_style, m_font, *m_theme};
    }
    /// Its text in another's memory, which it is equal to.
    void shareText(const RunText &text) { m_text = text; }
    [[nodiscard]] int end() const { return m_text.start + int(m_text.text.size()); }
    [[nodiscard]] qreal height() const { return m_height; }
    [[nodiscard]] qreal naturalWidth() const; ///< of the longest line
    /// Lays it out on lines without end and tells the width of its first part's longest word.
    qreal measureLongestWord();
    [[nodiscard]] qreal firstBaseline() const;
    /// Of the letters of the first line, however tall a formula among them is.
    [[nodiscard]] qreal firstMiddle() const;
    /// Of the lines that are laid out.
    [[nodiscard]] std::vector<qreal> lineTops() const;
    [[nodiscard]] QRectF rect() const { return {m_place, QSizeF(m_width, m_height)}; }
    void place(QPointF topLeft) { m_place = topLeft; }
    /// Colours of code; no range changes the width of a letter.
    void setColours(const QList<QTextLayout::FormatRange> &colours);
    [[nodiscard]] bool hasColours() const { return m_colours.has_value(); }
    /// It shows the source of a formula whose picture has come since, or that cannot come.
    [[nodiscard]] bool isOutdated() const { return m_pictures.isOutdated(); }

    /// Offsets are the block's. The rectangles of [from, to) in the block's coordinates, a line's
    /// full pitch high, in mixed text several to a line.
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const;
    /// Of a part's [from, to), which are the run's.
    [[nodiscard]] QList<QRectF> rectsIn(const TextPart &part, int from, int to) const;
    /// Without the run's place; as wide as it is, from its line's baseline up.
    [[nodiscard]] QRectF rectOf(const TextPicture &picture) const;
    /// The offset between two characters that is nearest to the point.
    [[nodiscard]] int offsetAt(QPointF point) const;
    /// The first line (1) or the last one (-1).
    [[nodiscard]] LineNumber outermostLine(int direction) const;
    /// The next line (1) or the one before (-1).
    [[nodiscard]] std::optional<LineNumber> adjacentLine(LineNumber line, int direction) const;
    /// The line an offset is on; where two lines meet, the first of them if `atLineEnd`.
    [[nodiscard]] LineNumber lineWith(int offset, bool atLineEnd) const;
    [[nodiscard]] LineSpan lineSpan(LineNumber line) const;
    /// Where a caret stands, as high as the letters beside it and without a width.
    [[nodiscard]] QRectF caretRect(int offset, bool atLineEnd) const;
    /// The offset on a line that is nearest to x.
    [[nodiscard]] int offsetOnLine(LineNumber line, qreal x) const;
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
    [[nodiscard]] QStringView textOf(const TextPart &part) const
    {
        return QStringView(m_text.text).sliced(part.from, part.size());
    }
    void setUp(QTextLayout &layout, const TextPart &part) const;
    [[nodiscard]] QList<QTextLayout::FormatRange> formatsOf(const TextPart &part,
                                                            const QString &laidOut) const;
    void placeParts(const Extent &nearby);
    [[nodiscard]] qreal estimatedHeight(const TextPart &part) const;
    void layOut(TextPart &part) const;
    [[nodiscard]] TextPart &laidOut(size_t index) const;
    [[nodiscard]] size_t partWith(int local) const;
    [[nodiscard]] size_t partAt(qreal y) const;
    [[nodiscard]] LineNumber lineAt(qreal y) const;
    [[nodiscard]] QTextLine textLine(LineNumber line) const;
    void breakLines(TextPart &part) const;
    void placeLines(TextPart &part) const;
    /// The height that a line takes from y on.
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
    TextStyle m_style;
    const Theme *m_theme;
    QFont m_font;
    TextPictures m_pictures;
    mutable std::vector<TextPart> m_parts; // laid out when they are looked at
    std::optional<QList<QTextLayout::FormatRange>> m_colours;
    bool m_mixed = false;      // not all of it runs from left to right
    bool m_breaksWords = true; // not while the longest is measured
    QPointF m_place;
    qreal m_pitch = 0; // least distance from line to line
    qreal m_width = -1;
    qreal m_height = 0;
    Qt::Alignment m_side;
};

} // namespace Hiwar
