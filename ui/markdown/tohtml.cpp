// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/tohtml.h"

#include "ui/markdown/direction.h"
#include "ui/markdown/markdown.h"
#include "ui/markdown/typedtext.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString direction(Qt::LayoutDirection side)
{
    if (side == Qt::LayoutDirectionAuto)
        return {};
    return side == Qt::RightToLeft ? u" dir=\"rtl\""_s : u" dir=\"ltr\""_s;
}

QString wrapped(const QString &name, const QString &inside)
{
    return u'<' + name + u'>' + inside + u"</"_s + name + u'>';
}

QString htmlOf(const Span &span)
{
    QString out = span.text.toHtmlEscaped();
    out.replace(u'\n', u"<br>\n"_s);
    if (span.styles.testFlag(SpanStyle::Formula))
        out = u"<span class=\"math\" dir=\"ltr\">"_s + out + u"</span>"_s;
    if (span.styles.testFlag(SpanStyle::Note))
        out = wrapped(u"sup"_s, out);
    if (span.styles.testFlag(SpanStyle::Code))
        out = wrapped(u"code"_s, out);
    if (span.styles.testFlag(SpanStyle::Key))
        out = wrapped(u"kbd"_s, out);
    if (span.styles.testFlag(SpanStyle::Strike))
        out = wrapped(u"del"_s, out);
    if (span.styles.testFlag(SpanStyle::Italic))
        out = wrapped(u"em"_s, out);
    if (span.styles.testFlag(SpanStyle::Bold))
        out = wrapped(u"strong"_s, out);
    const bool isData = span.link.startsWith("data:"_L1, Qt::CaseInsensitive);
    if (!span.link.isEmpty() && !isData)
        out = u"<a href=\""_s + span.link.toHtmlEscaped() + u"\">"_s + out + u"</a>"_s;
    return out;
}

QString htmlOf(const Spans &spans)
{
    QString out;
    for (const Span &span : spans)
        out += htmlOf(span);
    return out;
}

/// Programs disagree about a line break at the end of a box: empty lines go into the next box.
QString typedHtml(const Block &block)
{
    const auto box = [](Qt::LayoutDirection side, const QString &words) -> QString {
        return u"<div class=\"typed\""_s + direction(side) + u'>' + words + u"</div>"_s;
    };
    QString out;
    qsizetype empty = 0;
    for (const TypedLines &all : typedLines(block)) {
        QStringList lines(empty);
        lines += htmlOf(all.spans).split("<br>\n"_L1);
        for (empty = 0; !lines.isEmpty() && lines.constLast().isEmpty(); ++empty)
            lines.removeLast();
        if (!lines.isEmpty())
            out += box(all.direction, lines.join("<br>"_L1));
    }
    return empty == 0 ? out : out + box(Qt::LayoutDirectionAuto, u"<br>"_s.repeated(empty));
}

QString alignment(ColumnAlign align)
{
    switch (align) {
    case ColumnAlign::Left:
        return u" align=\"left\""_s;
    case ColumnAlign::Centre:
        return u" align=\"center\""_s;
    case ColumnAlign::Right:
        return u" align=\"right\""_s;
    case ColumnAlign::Natural:
        break;
    }
    return {};
}

QString htmlOf(const Table &table)
{
    QString out;
    for (qsizetype row = 0; row < table.rows.size(); ++row) {
        const QString cell = row == 0 ? u"th"_s : u"td"_s;
        QString cells;
        for (qsizetype column = 0; column < table.rows.at(row).size(); ++column)
            cells += u'<' + cell + alignment(table.columns.value(column)) + u'>' +
                     htmlOf(table.rows.at(row).at(column)) + u"</"_s + cell + u'>';
        out += wrapped(u"tr"_s, cells) + u'\n';
    }
    return out;
}

QString codeOf(const Block &block)
{
    const QString language = block.language.isEmpty()
                                 ? QString()
                                 : u" class=\"language-"_s + block.language.toHtmlEscaped() + u'"';
    return u"<pre dir=\"ltr\"><code"_s + language + u'>' + block.code.toHtmlEscaped() +
           u"\n</code></pre>"_s;
}

/// `bare`: without the paragraph element around its words.
QString htmlOf(const Block &block, bool bare)
{
    const QString side = direction(directionOf(block));
    switch (block.kind) {
    case Block::Kind::Paragraph:
        return bare ? htmlOf(block.spans) : u"<p"_s + side + u'>' + htmlOf(block.spans) + u"</p>"_s;
    case Block::Kind::Formula:
        return wrapped(u"p"_s, htmlOf(block.spans));
    case Block::Kind::Heading: {
        const QString name = u'h' + QString::number(block.level);
        return u'<' + name + side + u'>' + htmlOf(block.spans) + u"</"_s + name + u'>';
    }
    case Block::Kind::Code:
        return codeOf(block);
    case Block::Kind::Rule:
        return u"<hr>"_s;
    case Block::Kind::Typed:
        return typedHtml(block);
    case Block::Kind::Table:
        break;
    }
    return u"<table"_s + side + u">\n"_s + htmlOf(block.table) + u"</table>"_s;
}

/// Writes the containers that end and begin between two blocks.
class HtmlWriter
{
public:
    QString write(const Blocks &blocks)
    {
        for (const Block &block : blocks)
            add(block);
        leaveTo(0, nullptr);
        return std::move(m_out);
    }

private:
    void add(const Block &block)
    {
        qsizetype shared = 0;
        const auto &wanted = block.containers;
        while (shared < m_open.size() && shared < wanted.size() && !wanted.at(shared).startsHere &&
               m_open.at(shared).kind == wanted.at(shared).kind)
            ++shared;
        leaveTo(shared, shared < wanted.size() ? &wanted.at(shared) : nullptr);
        for (qsizetype i = m_open.size(); i < wanted.size(); ++i)
            enter(wanted.at(i), block.side);
        const bool beginsItem = !wanted.isEmpty() && wanted.last().startsHere &&
                                wanted.last().kind != Container::Kind::Quote;
        m_out += htmlOf(block, beginsItem) + u'\n';
    }

    /// Closes all but the outermost `count`; `next` is the container that follows there.
    void leaveTo(qsizetype count, const Container *next)
    {
        m_listGoesOn = false;
        while (m_open.size() > count) {
            const Container last = m_open.takeLast();
            if (last.kind == Container::Kind::Quote) {
                m_out += u"</blockquote>\n"_s;
                continue;
            }
            m_out += u"</li>\n"_s;
            m_listGoesOn =
                m_open.size() == count && next && next->startsHere && next->kind == last.kind &&
                (last.kind == Container::Kind::Bullet || next->number == last.number + 1);
            if (!m_listGoesOn)
                m_out += last.kind == Container::Kind::Bullet ? u"</ul>\n"_s : u"</ol>\n"_s;
        }
    }

    void enter(const Container &container, Qt::LayoutDirection side)
    {
        const QString dir = m_open.isEmpty() ? direction(side) : QString();
        if (container.kind == Container::Kind::Quote) {
            m_out += u"<blockquote"_s + dir + u">\n"_s;
        } else {
            if (!m_listGoesOn)
                m_out += listOf(container, dir);
            m_out += u"<li>"_s;
            if (container.task != TaskMark::None)
                m_out += container.task == TaskMark::Done ? u"\u2611 "_s : u"\u2610 "_s;
        }
        m_listGoesOn = false;
        m_open.append(container);
    }

    static QString listOf(const Container &item, const QString &dir)
    {
        if (item.kind == Container::Kind::Bullet)
            return u"<ul"_s + dir + u">\n"_s;
        const QString start =
            item.number == 1 ? QString() : u" start=\"%1\""_s.arg(QString::number(item.number));
        return u"<ol"_s + start + dir + u">\n"_s;
    }

    QString m_out;
    QList<Container> m_open;
    bool m_listGoesOn = false; // the list around the closed item stays open
};

} // namespace

QString toHtml(const Blocks &blocks)
{
    return HtmlWriter().write(blocks);
}

} // namespace Hiwar
