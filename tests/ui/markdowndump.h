// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Each block as one line, so that a test can state the expected blocks as strings. Tests only.
#pragma once

#include "ui/markdown/markdown.h"

#include <QStringList>

namespace Hiwar {

using namespace Qt::StringLiterals;

inline QString dump(const Spans &spans)
{
    QString out;
    for (const Span &span : spans) {
        QString marks;
        for (const auto &[style, mark] :
             {std::pair(SpanStyle::Bold, u'b'), std::pair(SpanStyle::Italic, u'i'),
              std::pair(SpanStyle::Strike, u's'), std::pair(SpanStyle::Code, u'c'),
              std::pair(SpanStyle::Image, u'p'), std::pair(SpanStyle::Formula, u'f'),
              std::pair(SpanStyle::Note, u'n'), std::pair(SpanStyle::Key, u'k')}) {
            if (span.styles.testFlag(style))
                marks += mark;
        }
        QString text = span.text;
        text.replace(u'\n', u'/');
        if (!span.link.isEmpty())
            text += u'@' + span.link;
        out += marks.isEmpty() && span.link.isEmpty() ? text : marks + u'<' + text + u'>';
    }
    return out;
}

inline QString dump(const Block &block)
{
    QString out;
    for (const Container &c : block.containers) {
        const QChar task = c.task == TaskMark::None   ? u'\0'
                           : c.task == TaskMark::Done ? u'x'
                                                      : u'o';
        switch (c.kind) {
        case Container::Kind::Quote:
            out += u'>';
            break;
        case Container::Kind::Bullet:
            out += c.startsHere ? u'*' : u'_';
            break;
        case Container::Kind::Number:
            out += c.startsHere ? QString::number(c.number) + u'.' : QString(u'_');
            break;
        }
        if (!task.isNull() && c.startsHere)
            out += task;
    }
    if (!out.isEmpty())
        out += u' ';
    switch (block.kind) {
    case Block::Kind::Paragraph:
        return out + u"P:"_s + dump(block.spans);
    case Block::Kind::Heading:
        return out + u'H' + QString::number(block.level) + u':' + dump(block.spans);
    case Block::Kind::Code:
        return out + u"C("_s + block.language + u"):"_s + QString(block.code).replace(u'\n', u'/');
    case Block::Kind::Rule:
        return out + u'R';
    case Block::Kind::Typed:
        return out + u"V:"_s + dump(block.spans);
    case Block::Kind::Formula:
        return out + u"F:"_s + dump(block.spans);
    case Block::Kind::Table:
        break;
    }
    out += u"T(";
    for (const ColumnAlign align : block.table.columns)
        out += QStringView(u"nlcr").at(int(align));
    out += u')';
    for (const auto &row : block.table.rows) {
        QStringList cells;
        for (const Spans &cell : row)
            cells << dump(cell);
        out += u'[' + cells.join(u'|') + u']';
    }
    return out;
}

inline QStringList dump(const Blocks &blocks)
{
    QStringList out;
    for (const Block &block : blocks)
        out << dump(block);
    return out;
}

} // namespace Hiwar
