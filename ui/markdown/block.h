// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The blocks of a text after its Markdown is read: a flat list of leaf blocks, each with the quotes
// and list items that contain it. It is flat so that a growing text can be compared block by block
// and only changed blocks are laid out again. Plain values; knows nothing of fonts or pixels. Any
// thread.
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
    Formula = 32, ///< TeX including the delimiters, as in the source
    Note = 64,    ///< the superscript mark of a footnote
    Key = 128,    ///< the name of a key, from <kbd>
};
Q_DECLARE_FLAGS(SpanStyles, SpanStyle)
Q_DECLARE_OPERATORS_FOR_FLAGS(SpanStyles)

/// Text in one style. '\n' in it is a line break.
struct Span
{
    QString text;
    SpanStyles styles;
    QString link; ///< http, https or mailto; empty: no link

    bool operator==(const Span &) const = default;
};

} // namespace Hiwar

// Their lists grow in place where that is possible.
Q_DECLARE_TYPEINFO(Hiwar::Span, Q_RELOCATABLE_TYPE);

namespace Hiwar {

using Spans = QList<Span>;

enum class TaskMark : quint8 { None, Open, Done };

/// A quote or list item around a block.
struct Container
{
    enum class Kind : quint8 { Quote, Bullet, Number };

    Kind kind = Kind::Quote;
    int number = 0;                 ///< Number: the number that is shown
    TaskMark task = TaskMark::None; ///< for a task list item
    bool startsHere = false;        ///< this is its first block; an item's first block has the mark

    bool operator==(const Container &) const = default;
};

enum class ColumnAlign : quint8 { Natural, Left, Centre, Right };

struct Table
{
    QList<ColumnAlign> columns;
    QList<QList<Spans>> rows; ///< the first is the heading; all have as many cells as columns

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
    /// The side of its marks: the direction of the first strong character in the outermost
    /// container, or in the block itself. Auto: there is none.
    Qt::LayoutDirection side = Qt::LayoutDirectionAuto;
    /// The direction of its text, if the user has chosen one. Auto: each block has its own.
    Qt::LayoutDirection direction = Qt::LayoutDirectionAuto;
    bool tight = false; ///< little distance to the block above: items of a tight list
    int level = 0;      ///< Heading: 1 to 6
    Spans spans;        ///< Paragraph, Heading, Typed; Formula: exactly one span
    QString code;       ///< Code, without the last line end
    QString language;   ///< Code: the fence's first word
    Table table;        ///< Table

    bool operator==(const Block &) const = default;
};

} // namespace Hiwar

Q_DECLARE_TYPEINFO(Hiwar::Block, Q_RELOCATABLE_TYPE);

namespace Hiwar {

using Blocks = QList<Block>;

} // namespace Hiwar
