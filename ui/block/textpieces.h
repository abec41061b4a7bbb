// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The laid-out pieces of one body in reading order, and what every body with text asks of them. A
// text that grows keeps the pieces that have not changed. Who owns it gives them their places. GUI
// thread.
#pragma once

#include "ui/block/blockbody.h"

namespace Hiwar {

class TextPieces
{
public:
    using PieceMaker = std::function<TextPiece(const PieceText &text, size_t index)>;

    /// Keeps the first pieces as far as they are the same, tells how many, and makes the others.
    size_t take(const QList<PieceText> &texts, const PieceMaker &make);

    [[nodiscard]] const std::vector<TextPiece> &all() const { return m_pieces; }
    [[nodiscard]] size_t size() const { return m_pieces.size(); }
    [[nodiscard]] TextPiece &operator[](size_t index) { return m_pieces[index]; }
    [[nodiscard]] const TextPiece &operator[](size_t index) const { return m_pieces[index]; }

    [[nodiscard]] BlockHit hitTest(QPointF point) const;
    [[nodiscard]] QList<QRectF> rectsOf(int from, int to) const;
    void draw(QPainter &painter, QPointF at, const QRectF &clip,
              const SelectedRange &selected) const;
    /// Where lines meet, from top to bottom.
    [[nodiscard]] QList<int> cuts() const;

private:
    [[nodiscard]] const TextPiece *pieceNear(QPointF point) const;

    std::vector<TextPiece> m_pieces;
};

/// The side on which a line begins that says nothing else.
[[nodiscard]] Qt::Alignment naturalSide(Qt::LayoutDirection side);
/// A length that covers all of it.
[[nodiscard]] int roundedUp(qreal length);

} // namespace Hiwar
