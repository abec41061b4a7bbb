// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textpieces.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Hiwar {

namespace {

constexpr qreal farAway = 1e6;

qreal distance(const QRectF &rect, QPointF point)
{
    const qreal dx = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const qreal dy = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return dy * farAway + dx; // the nearest line counts, then the nearest cell on it
}

} // namespace

Qt::Alignment naturalSide(Qt::LayoutDirection side)
{
    return side == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft;
}

int roundedUp(qreal length)
{
    return int(std::ceil(length));
}

size_t TextPieces::take(const QList<PieceText> &texts, const PieceMaker &make)
{
    const size_t count = size_t(texts.size());
    size_t keep = 0;
    while (keep < m_pieces.size() && keep < count &&
           m_pieces[keep].text() == texts.at(qsizetype(keep))) {
        m_pieces[keep].shareText(texts.at(qsizetype(keep)));
        ++keep;
    }
    m_pieces.erase(m_pieces.begin() + std::ptrdiff_t(keep), m_pieces.end());
    if (count > m_pieces.capacity()) // by a fourth, as a text grows
        m_pieces.reserve(std::max(count, m_pieces.capacity() + m_pieces.capacity() / 4));
    for (size_t i = keep; i < count; ++i)
        m_pieces.push_back(make(texts.at(qsizetype(i)), i));
    return keep;
}

const TextPiece *TextPieces::pieceNear(QPointF point) const
{
    const TextPiece *nearest = nullptr;
    qreal least = std::numeric_limits<qreal>::max();
    for (const TextPiece &piece : m_pieces) {
        const qreal away = distance(piece.rect(), point);
        if (away < least) {
            least = away;
            nearest = &piece;
        }
    }
    return nearest;
}

BlockHit TextPieces::hitTest(QPointF point) const
{
    BlockHit hit;
    const TextPiece *piece = pieceNear(point);
    if (!piece)
        return hit;
    hit.onText = piece->rect().contains(point);
    hit.offset = piece->offsetAt(point);
    if (hit.onText)
        hit.formula = piece->formulaAt(point);
    if (const TextRange *link = hit.onText ? piece->linkAt(point) : nullptr) {
        hit.link = link->link;
        hit.isPicture = link->styles.testFlag(SpanStyle::Image);
        hit.linkStart = piece->text().start + link->start;
        const QRectF button = piece->pictureButton(hit.linkStart);
        hit.isNamedOnly = !button.isEmpty();
        hit.onPictureButton = button.contains(point);
    }
    return hit;
}

QList<QRectF> TextPieces::rectsOf(int from, int to) const
{
    QList<QRectF> out;
    for (const TextPiece &piece : m_pieces) {
        if (piece.end() >= from && piece.text().start < to)
            out += piece.rectsOf(from, to);
    }
    return out;
}

QList<int> TextPieces::cuts() const
{
    QList<int> out;
    for (const TextPiece &piece : m_pieces) {
        for (const qreal top : piece.lineTops())
            out.append(qRound(piece.rect().top() + top));
    }
    return out.mid(1); // what stands above the first line goes with it
}

void TextPieces::draw(QPainter &painter, QPointF at, const QRectF &clip,
                      const SelectedRange &selected) const
{
    for (const TextPiece &piece : m_pieces) {
        if (piece.rect().translated(at).intersects(clip) || piece.text().text.isEmpty())
            piece.draw(painter, at, clip, selected);
    }
}

} // namespace Hiwar
