// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a text is made of once its Markdown is read: a flat list of leaf blocks, each of which knows
// the quotes and list items it stands in. Flat, so that a growing text can be compared block by
// block and only what changed be laid out again. Plain values; knows nothing of fonts or pixels.
// Any thread.
#pragma once

#include <QFlags>
#include <QList>
#include <QString>

namespace Hiwar {

enum class SpanStyle : quint8 {
    Bold = 1,
    Italic = 2,
    Strike = 4,
    Code = 8,
    Image = 16,   ///< a picture: its name and host; `link` is its address
    Formula = 32, ///< TeX with the marks around it, as it was written
    Note = 64,    ///< the mark of a footnote, raised
};
Q_DECLARE_FLAGS(SpanStyles, SpanStyle)
Q_DECLARE_OPERATORS_FOR_FLAGS(SpanStyles)

/// Text of one look. '\n' in it is a line break.
struct Span
{
    QString text;
    SpanStyles styles;
    QString link; ///< http, https or mailto; empty: no link

    bool operator==(const Span &) const = default;
};

using Spans = QList<Span>;

enum class TaskMark : quint8 { None, Open, Done };

/// A quote or list item around a block.
struct Container
{
    enum class Kind : quint8 { Quote, Bullet, Number };

    Kind kind = Kind::Quote;
    int number = 0;                 ///< Number: what is shown
    TaskMark task = TaskMark::None; ///< an item that can be done
    bool startsHere = false;        ///< this block is its first; an item's first carries the mark

    bool operator==(const Container &) const = default;
};

enum class ColumnAlign : quint8 { Natural, Left, Centre, Right };

struct Table
{
    QList<ColumnAlign> columns;
    QList<QList<Spans>> rows; ///< the first is the heading; each as long as columns

    bool operator==(const Table &) const = default;
};

struct Block
{
    enum class Kind : quint8 {
        Paragraph,
        Heading,
        Code,
        Table,
        Rule,
        Formula,
        Typed, ///< as a person typed it, see typedtext.h
    };

    Kind kind = Kind::Paragraph;
    QList<Container> containers; ///< outermost first
    /// The side on which its marks stand: of the outermost container's first strong character, or
    /// its own. Auto: it has none.
    Qt::LayoutDirection side = Qt::LayoutDirectionAuto;
    /// How its words run, where somebody has chosen it. Auto: as each of them does by itself.
    Qt::LayoutDirection direction = Qt::LayoutDirectionAuto;
    bool tight = false; ///< stands close to the block before it: items of a tight list
    int level = 0;      ///< Heading: 1 to 6
    Spans spans;        ///< Paragraph, Heading, Typed; Formula: one span, which stands alone
    QString code;       ///< Code, without the last line end
    QString language;   ///< Code: the fence's first word
    Table table;        ///< Table

    bool operator==(const Block &) const = default;
};

using Blocks = QList<Block>;

} // namespace Hiwar
