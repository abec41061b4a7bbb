// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/blocklayout.h"

#include "ui/conversation/tablecolumns.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>

#include <algorithm>
#include <cmath>
#include <limits>

namespace Hiwar {

namespace {

constexpr qreal farAway = 1e6;

int rounded(qreal length)
{
    return int(std::ceil(length));
}

Qt::Alignment alignmentOf(ColumnAlign align, bool mirrored)
{
    switch (align) {
    case ColumnAlign::Left:
        return Qt::AlignLeft;
    case ColumnAlign::Centre:
        return Qt::AlignHCenter;
    case ColumnAlign::Right:
        return Qt::AlignRight;
    case ColumnAlign::Natural:
        break;
    }
    return mirrored ? Qt::AlignRight : Qt::AlignLeft;
}

qreal distance(const QRectF &rect, QPointF point)
{
    const qreal dx = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const qreal dy = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return dy * farAway + dx; // the nearest line counts, then the nearest cell on it
}

} // namespace

BlockLayout::BlockLayout(const Block &block, const Theme &theme, const TextInk &ink)
    : m_block(block)
    , m_theme(theme)
    , m_ink(ink)
{
    addPieces(blockText(block), 0);
}

QFont BlockLayout::font() const
{
    switch (m_block.kind) {
    case Block::Kind::Heading:
        return m_theme.headingFont(m_block.level);
    case Block::Kind::Code:
        return m_theme.codeFont;
    case Block::Kind::Paragraph:
    case Block::Kind::Formula:
    case Block::Kind::Table:
    case Block::Kind::Rule:
        break;
    }
    return m_theme.font;
}

void BlockLayout::addPieces(const BlockText &text, size_t keep)
{
    m_text = text.whole;
    m_pieces.erase(m_pieces.begin() + std::ptrdiff_t(keep), m_pieces.end());
    m_pieces.reserve(size_t(text.pieces.size()));
    QFont plain = font();
    QFont heading = plain;
    heading.setBold(true);
    const size_t headings =
        m_block.kind == Block::Kind::Table ? size_t(m_block.table.columns.size()) : 0;
    TextInk ink = m_ink;
    if (m_block.kind == Block::Kind::Code)
        ink.text = m_ink.codeText;
    for (size_t i = keep; i < size_t(text.pieces.size()); ++i)
        m_pieces.emplace_back(text.pieces.at(qsizetype(i)), i < headings ? heading : plain, m_theme,
                              ink);
    m_width = -1;
    m_most = -1;
}

bool BlockLayout::grow(const Block &block)
{
    const bool sameFrame = block.kind == m_block.kind && block.containers == m_block.containers &&
                           block.side == m_block.side && block.level == m_block.level &&
                           block.tight == m_block.tight && block.language == m_block.language &&
                           block.table.columns == m_block.table.columns;
    if (!sameFrame)
        return false;
    const BlockText text = blockText(block);
    size_t keep = 0;
    while (keep < m_pieces.size() && keep < size_t(text.pieces.size()) &&
           m_pieces[keep].text() == text.pieces.at(qsizetype(keep)))
        ++keep;
    m_block = block;
    addPieces(text, keep);
    return true;
}

bool BlockLayout::isOutdated() const
{
    return std::any_of(m_pieces.begin(), m_pieces.end(),
                       [](const TextPiece &piece) { return piece.isOutdated(); });
}

int BlockLayout::indentOf(const Container &container) const
{
    switch (container.kind) {
    case Container::Kind::Quote:
        return m_theme.px(Space::l);
    case Container::Kind::Bullet:
        return m_theme.px(Space::xxl);
    case Container::Kind::Number:
        break;
    }
    const int digits = int(QString::number(container.number).size());
    const int gutter = QFontMetrics(m_theme.font).horizontalAdvance(QString(digits, u'0') + u'.') +
                       m_theme.px(Space::s);
    return std::max(gutter, m_theme.px(Space::xxxl));
}

int BlockLayout::resizeGetHeight(int width)
{
    if (width == m_width)
        return m_height;
    m_width = width;
    int indent = 0;
    for (const Container &container : m_block.containers)
        indent += indentOf(container);
    // However deep a list goes, some room stays for its words.
    indent = std::min(indent, width * 2 / 3);
    m_content = QRect(isMirrored() ? 0 : indent, 0, std::max(width - indent, 1), 0);
    switch (m_block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Formula:
    case Block::Kind::Heading:
        m_height = layOutText();
        break;
    case Block::Kind::Code:
        m_height = layOutCode();
        break;
    case Block::Kind::Table:
        m_height = layOutTable();
        break;
    case Block::Kind::Rule:
        m_height = m_theme.px(Space::l);
        break;
    }
    m_content.setHeight(m_height);
    return m_height;
}

int BlockLayout::layOutText()
{
    TextPiece &piece = m_pieces.front();
    piece.layOut(m_content.width(), alignmentOf(ColumnAlign::Natural, isMirrored()));
    piece.place(m_content.topLeft());
    return rounded(piece.height());
}

int BlockLayout::layOutCode()
{
    const int padding = m_theme.px(Space::m);
    const int header = m_theme.px(Space::xxxl);
    m_copyButton = QRect(m_content.right() + 1 - header, m_content.top(), header, header);
    qreal y = header;
    for (TextPiece &piece : m_pieces) {
        piece.layOut(std::max(m_content.width() - 2 * padding, 1), Qt::AlignLeft);
        piece.place({qreal(m_content.left() + padding), y});
        y += piece.height();
    }
    return rounded(y) + padding;
}

int BlockLayout::layOutTable()
{
    const auto columns = size_t(m_block.table.columns.size());
    const int padX = m_theme.px(Space::s);
    const int padY = m_theme.px(Space::xs);
    std::vector<ColumnWish> wishes(columns);
    for (size_t i = 0; i < m_pieces.size(); ++i) {
        ColumnWish &wish = wishes[i % columns];
        wish.least = std::max(wish.least, rounded(m_pieces[i].measureLongestWord()) + 2 * padX + 1);
        wish.most = std::max(wish.most, rounded(m_pieces[i].naturalWidth()) + 2 * padX + 1);
    }
    m_columns = planColumns(wishes, m_content.width());
    m_rowTops.assign(1, 0);
    for (size_t first = 0; first < m_pieces.size(); first += columns) {
        int x = isMirrored() ? m_content.right() + 1 : m_content.left();
        qreal height = 0;
        for (size_t column = 0; column < columns; ++column) {
            TextPiece &piece = m_pieces[first + column];
            const ColumnAlign align = m_block.table.columns.at(qsizetype(column));
            piece.layOut(std::max(m_columns[column] - 2 * padX, 1),
                         alignmentOf(align, isMirrored()));
            if (isMirrored())
                x -= m_columns[column];
            piece.place(QPointF(x + padX, m_rowTops.back() + padY));
            if (!isMirrored())
                x += m_columns[column];
            height = std::max(height, piece.height());
        }
        m_rowTops.push_back(m_rowTops.back() + rounded(height) + 2 * padY);
    }
    return m_rowTops.back() + 1;
}

int BlockLayout::naturalWidth() const
{
    const int indent = m_width - m_content.width();
    switch (m_block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Formula:
    case Block::Kind::Heading:
        return indent + rounded(m_pieces.front().naturalWidth()) + 1;
    case Block::Kind::Code:
    case Block::Kind::Table:
    case Block::Kind::Rule:
        break;
    }
    return m_width;
}

int BlockLayout::widthWithin(int most)
{
    if (most != m_most) {
        resizeGetHeight(most);
        m_most = most;
        m_needed = std::min(naturalWidth(), most);
    }
    return m_needed;
}

const TextPiece *BlockLayout::pieceNear(QPointF point) const
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

BlockHit BlockLayout::hitTest(QPoint point) const
{
    BlockHit hit;
    hit.onCopy = m_copyButton.contains(point);
    const TextPiece *piece = pieceNear(point);
    if (!piece)
        return hit;
    hit.onText = piece->rect().contains(point);
    hit.offset = piece->offsetAt(point);
    if (const TextRange *link = hit.onText ? piece->linkAt(point) : nullptr) {
        hit.link = link->link;
        hit.isPicture = link->styles.testFlag(SpanStyle::Image);
    }
    return hit;
}

QList<QRectF> BlockLayout::rectsOf(int from, int to) const
{
    QList<QRectF> out;
    for (const TextPiece &piece : m_pieces) {
        if (piece.end() >= from && piece.text().start < to)
            out += piece.rectsOf(from, to);
    }
    return out;
}

} // namespace Hiwar
