// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/direction.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

Qt::LayoutDirection strongDirection(char32_t c)
{
    const QChar::Direction direction = QChar::direction(c);
    if (direction == QChar::DirL)
        return Qt::LeftToRight;
    if (direction == QChar::DirR || direction == QChar::DirAL)
        return Qt::RightToLeft;
    return Qt::LayoutDirectionAuto;
}

/// Returns the character at `i` and moves `i` to the next one.
char32_t takeCharacter(QStringView text, qsizetype &i)
{
    const QChar c = text.at(i++);
    if (c.isHighSurrogate() && i < text.size() && text.at(i).isLowSurrogate())
        return QChar::surrogateToUcs4(c, text.at(i++));
    return c.unicode();
}

bool isAside(const Span &span)
{
    return (span.styles & (SpanStyle::Code | SpanStyle::Formula | SpanStyle::Note)) ||
           isBareAddress(span);
}

} // namespace

Qt::LayoutDirection directionOf(QStringView text)
{
    for (qsizetype i = 0; i < text.size();) {
        const auto direction = strongDirection(takeCharacter(text, i));
        if (direction != Qt::LayoutDirectionAuto)
            return direction;
    }
    return Qt::LayoutDirectionAuto;
}

Qt::LayoutDirection directionOf(const Spans &spans)
{
    for (const bool asides : {false, true}) {
        for (const Span &span : spans) {
            if (isAside(span) != asides)
                continue;
            const auto direction = directionOf(span.text);
            if (direction != Qt::LayoutDirectionAuto)
                return direction;
        }
    }
    return Qt::LayoutDirectionAuto;
}

Qt::LayoutDirection directionOf(const Block &block)
{
    switch (block.kind) {
    case Block::Kind::Paragraph:
    case Block::Kind::Heading:
    case Block::Kind::Typed:
        return directionOf(block.spans);
    case Block::Kind::Table:
        for (const auto &row : block.table.rows) {
            for (const Spans &cell : row) {
                const auto direction = directionOf(cell);
                if (direction != Qt::LayoutDirectionAuto)
                    return direction;
            }
        }
        break;
    case Block::Kind::Code:
    case Block::Kind::Formula:
    case Block::Kind::Rule:
        break;
    }
    return Qt::LayoutDirectionAuto;
}

Qt::LayoutDirection directionOf(QList<Block>::const_iterator first,
                                QList<Block>::const_iterator last)
{
    for (; first != last; ++first) {
        const auto direction = directionOf(*first);
        if (direction != Qt::LayoutDirectionAuto)
            return direction;
    }
    return Qt::LayoutDirectionAuto;
}

bool hasRightToLeft(QStringView text)
{
    constexpr QChar firstRightToLeft(0x0590);
    for (qsizetype i = 0; i < text.size();) {
        if (text.at(i) < firstRightToLeft)
            ++i;
        else if (strongDirection(takeCharacter(text, i)) == Qt::RightToLeft)
            return true;
    }
    return false;
}

bool isBareAddress(const Span &span)
{
    return !span.link.isEmpty() &&
           (span.link == span.text || span.link == u"mailto:"_s + span.text ||
            span.link == u"http://"_s + span.text);
}

} // namespace Hiwar
