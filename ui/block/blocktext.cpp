// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/blocktext.h"

#include "ui/markdown/direction.h"
#include "ui/markdown/typedtext.h"

#include <algorithm>

namespace Hiwar {

namespace {

constexpr QChar isolateLeftToRight(0x2066);
constexpr QChar isolateAsItIs(0x2068);
constexpr QChar endIsolate(0x2069);

bool needsIsolation(const Span &span)
{
    return (span.styles & (SpanStyle::Code | SpanStyle::Formula)) || isBareAddress(span);
}

/// Its own direction; but in a list or table that runs right to left a line that begins with a
/// foreign name is still a line of that language.
Qt::LayoutDirection pieceDirection(const Spans &spans, Qt::LayoutDirection side, bool mixed)
{
    const auto own = directionOf(spans);
    if (own == Qt::LayoutDirectionAuto || (side == Qt::RightToLeft && mixed))
        return side == Qt::RightToLeft ? Qt::RightToLeft : Qt::LeftToRight;
    return own;
}

bool hasRightToLeft(const Spans &spans)
{
    return std::any_of(spans.begin(), spans.end(),
                       [](const Span &span) { return Hiwar::hasRightToLeft(span.text); });
}

PieceText pieceOf(const Spans &spans, Qt::LayoutDirection direction)
{
    PieceText piece;
    piece.direction = direction;
    const bool mixed = direction == Qt::RightToLeft || hasRightToLeft(spans);
    for (const Span &span : spans) {
        const bool isolate = mixed && needsIsolation(span);
        if (isolate)
            piece.text += isolateLeftToRight;
        const int start = int(piece.text.size());
        piece.text += span.text;
        if (span.styles || !span.link.isEmpty())
            piece.ranges.append({start, int(span.text.size()), span.styles, span.link});
        if (isolate)
            piece.text += endIsolate;
    }
    piece.text.replace(u'\n', QChar::LineSeparator);
    return piece;
}

PieceText pieceOf(const Spans &spans, const Block &block)
{
    return pieceOf(spans, block.direction != Qt::LayoutDirectionAuto
                              ? block.direction
                              : pieceDirection(spans, block.side, hasRightToLeft(spans)));
}

void append(BlockText &text, PieceText piece, QChar separator)
{
    if (!text.pieces.isEmpty())
        text.whole += separator;
    piece.start = int(text.whole.size());
    text.whole += piece.text;
    text.pieces.append(std::move(piece));
}

void appendCode(BlockText &text, const QString &code)
{
    text.whole.reserve(code.size());
    qsizetype from = 0;
    while (from <= code.size()) {
        const int lines = text.pieces.size() < shortPieces ? linesPerPiece : linesPerLaterPiece;
        qsizetype to = from - 1;
        for (int line = 0; line < lines && to < code.size(); ++line) {
            const qsizetype newline = code.indexOf(u'\n', to + 1);
            to = newline < 0 ? code.size() : newline;
        }
        PieceText piece;
        piece.longestPart = codePart;
        piece.text = code.mid(from, to - from).replace(u'\n', QChar::LineSeparator);
        append(text, std::move(piece), u'\n');
        from = to + 1;
    }
}

} // namespace

BlockText blockText(const Block &block)
{
    BlockText text;
    switch (block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Formula:
    case Block::Kind::Heading:
        append(text, pieceOf(block.spans, block), u'\n');
        break;
    case Block::Kind::Code:
        appendCode(text, block.code);
        break;
    case Block::Kind::Typed:
        for (const TypedLines &lines : typedLines(block))
            append(text, pieceOf(lines.spans, lines.direction), u'\n');
        break;
    case Block::Kind::Table:
        for (const auto &row : block.table.rows) {
            for (qsizetype column = 0; column < row.size(); ++column)
                append(text, pieceOf(row.at(column), block), column == 0 ? u'\n' : u'\t');
        }
        break;
    case Block::Kind::Rule:
        break;
    }
    return text;
}

bool isFormula(const Block &block)
{
    const bool isAlone = block.kind == Block::Kind::Paragraph && block.spans.size() == 1 &&
                         block.spans.first().styles.testFlag(SpanStyle::Formula);
    return block.kind == Block::Kind::Formula || isAlone;
}

bool isIsolate(QChar c)
{
    return c == isolateLeftToRight || c == isolateAsItIs || c == endIsolate;
}

QString contentText(const QString &laidOut)
{
    QString out = laidOut;
    out.removeIf(isIsolate);
    out.replace(QChar::LineSeparator, u'\n');
    return out;
}

} // namespace Hiwar
