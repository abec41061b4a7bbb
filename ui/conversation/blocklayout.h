// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One block, laid out: its pieces of text, the marks of the quotes and lists it stands in, and the
// box around code and tables. The one struct that height, painting, hit test and selection read.
// Coordinates begin at the block's top left. Knows nothing of the message around it. GUI thread.
#pragma once

#include "ui/conversation/piececaret.h"
#include "ui/markdown/block.h"

#include <QRect>

namespace Hiwar {

/// What lies under a point of a block.
struct BlockHit
{
    int offset = 0;      ///< nearest place between two characters of the block's text
    bool onText = false; ///< the point is on a line, not in the space beside it
    bool onCopy = false; ///< on a code block's Copy
    QString link;
    bool isPicture = false; ///< the link is a picture's address
};

class BlockLayout
{
public:
    BlockLayout(const Block &block, const Theme &theme, const TextInk &ink);

    [[nodiscard]] const Block &block() const { return m_block; }
    /// Takes the block's new state if it is this one grown, and keeps what of it is laid out.
    bool grow(const Block &block);
    /// A picture has come that it does not show yet.
    [[nodiscard]] bool isOutdated() const;
    int resizeGetHeight(int width);
    void setGapAbove(int gap) { m_gapAbove = gap; } ///< to the block before it
    [[nodiscard]] int width() const { return m_width; }
    [[nodiscard]] int height() const { return m_height; }
    /// How much of `most` it needs to look as it would at that width.
    [[nodiscard]] int widthWithin(int most);
    /// Its text as it is laid out; see contentText().
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] BlockHit hitTest(QPoint point) const;
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const;
    /// For a caret, see piececaret.h; only where there is text.
    [[nodiscard]] bool hasCaretPlaces() const { return !m_pieces.empty(); }
    [[nodiscard]] QRectF caretRect(const BlockSpot &spot) const
    {
        return Hiwar::caretRect(m_pieces, spot);
    }
    [[nodiscard]] LineSpan lineOf(const BlockSpot &spot) const
    {
        return Hiwar::lineOf(m_pieces, spot);
    }
    [[nodiscard]] std::optional<BlockSpot> besideLine(const BlockSpot &spot, int direction,
                                                      qreal x) const
    {
        return Hiwar::besideLine(m_pieces, spot, direction, x);
    }
    [[nodiscard]] BlockSpot enteredAt(int direction, qreal x) const
    {
        return Hiwar::enteredAt(m_pieces, direction, x);
    }
    [[nodiscard]] QRect copyButton() const { return m_copyButton; } ///< empty: has none
    void paint(QPainter &painter, QPoint at, const QRect &clip,
               const SelectedRange &selected) const;

private:
    [[nodiscard]] QFont font() const;
    [[nodiscard]] bool isMirrored() const { return m_block.side == Qt::RightToLeft; }
    [[nodiscard]] int indentOf(const Container &container) const;
    void addPieces(const BlockText &text, size_t keep);
    int layOutText();
    int layOutCode();
    int layOutTable();
    void paintMarks(QPainter &painter, QPoint at) const;
    void paintItemMark(QPainter &painter, const Container &item, int depth,
                       const QRect &gutter) const;
    void paintBox(QPainter &painter, QPoint at) const;
    void paintGrid(QPainter &painter, QPoint at) const;
    [[nodiscard]] int naturalWidth() const;
    [[nodiscard]] const TextPiece *pieceNear(QPointF point) const;

    Block m_block;
    const Theme &m_theme;
    TextInk m_ink;
    QString m_text;
    std::vector<TextPiece> m_pieces;
    int m_width = -1;
    int m_height = 0;
    int m_gapAbove = 0;
    int m_most = -1; // widthWithin() was asked for this and found …
    int m_needed = 0;
    QRect m_content; // what the marks leave
    QRect m_copyButton;
    std::vector<int> m_columns; // a table's column widths
    std::vector<int> m_rowTops; // a table's row tops, and the end
};

} // namespace Hiwar
