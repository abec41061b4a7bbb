// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/spechtml.h"

#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString decoded(QString text)
{
    return text.replace(u"&lt;"_s, u"<"_s)
        .replace(u"&gt;"_s, u">"_s)
        .replace(u"&quot;"_s, u"\""_s)
        .replace(u"&amp;"_s, u"&"_s);
}

QString attribute(const QString &tag, const QString &name)
{
    const QRegularExpression pattern(u"\\s%1=\"([^\"]*)\""_s.arg(name));
    return decoded(pattern.match(tag).captured(1));
}

QString followed(const QString &address)
{
    const QUrl url(address);
    const bool web =
        (url.scheme() == u"http"_s || url.scheme() == u"https"_s) && !url.host().isEmpty();
    return web || url.scheme() == u"mailto"_s ? address : QString();
}

ColumnAlign alignOf(const QString &tag)
{
    const QString align = attribute(tag, u"align"_s);
    return align == u"left"_s     ? ColumnAlign::Left
           : align == u"center"_s ? ColumnAlign::Centre
           : align == u"right"_s  ? ColumnAlign::Right
                                  : ColumnAlign::Natural;
}

class HtmlReader
{
public:
    WantedBlocks read(const QString &html, const QString &markdown);

private:
    struct List
    {
        bool ordered = false;
        int next = 1;
        std::optional<bool> tight;
        QList<qsizetype> blocks; // whose tightness depends on it
    };

    void readTag(const QString &tag);
    bool readInline(const QString &name, const QString &tag, bool opens);
    void readBlock(const QString &name, const QString &tag);
    void readEnd(const QString &name);
    void readText(const QString &text);
    void begin(Block::Kind kind);
    void end();
    void append(const QString &text, SpanStyles thing = {}, const QString &link = {});
    void endLooseWords();
    void knowTight(bool tight);

    WantedBlocks m_out;
    QList<Container> m_containers;
    QList<List> m_lists;
    Block m_leaf;
    bool m_inLeaf = false;
    bool m_isBare = false; // text of an item without a paragraph
    bool m_itemIsEmpty = false;
    bool m_inPre = false;
    bool m_inCell = false;
    bool m_afterBreak = false;
    bool m_firstOfGroup = false;
    QStringList m_styles;
    QStringList m_links;
};

WantedBlocks HtmlReader::read(const QString &html, const QString &markdown)
{
    static const QRegularExpression token(
        u"<(?:/?[a-zA-Z][^<>]*|!--.*?--|![A-Z][^>]*|\\?.*?\\?|!\\[CDATA\\[.*?\\]\\])>"_s,
        QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression made(u"^</"
                                         u"?(p|h[1-6]|pre|code|ul|ol|li|blockquote|hr|br|em|strong|"
                                         u"del|a|img|table|thead|tbody|tr|th|"
                                         "td|input)\\b"_s);
    qsizetype from = 0;
    for (auto it = token.globalMatch(html); it.hasNext();) {
        const auto match = it.next();
        const QString tag = match.captured();
        if (!made.match(tag).hasMatch() || markdown.contains(tag))
            m_out.rawTags << tag;
        if (!m_out.rawTags.isEmpty())
            continue;
        readText(html.sliced(from, match.capturedStart() - from));
        readTag(tag);
        from = match.capturedEnd();
    }
    if (m_out.rawTags.isEmpty())
        readText(html.sliced(from));
    if (m_out.blocks.isEmpty() && html.contains(u'<'))
        m_out.rawTags << QString(); // an unfinished tag
    return std::move(m_out);
}

void HtmlReader::readTag(const QString &tag)
{
    static const QRegularExpression naming(u"^</?([a-z0-9]+)"_s);
    const QString name = naming.match(tag).captured(1);
    const bool opens = !tag.startsWith(u"</"_s);
    if (readInline(name, tag, opens))
        return;
    if (opens)
        readBlock(name, tag);
    else
        readEnd(name);
}

bool HtmlReader::readInline(const QString &name, const QString &tag, bool opens)
{
    if (m_inPre && name == u"code"_s) {
        if (opens)
            m_leaf.language = attribute(tag, u"class"_s).mid(9); // "language-"
        return true;
    }
    if (name == u"br"_s) {
        append(u"\n"_s);
        m_afterBreak = true;
    } else if (name == u"img"_s) {
        const QString link = followed(attribute(tag, u"src"_s));
        const QString alt = attribute(tag, u"alt"_s).simplified();
        const QString shown = alt.isEmpty() ? u"Picture"_s : alt;
        const QString host = QUrl(link).host();
        append(host.isEmpty() ? u'[' + shown + u']' : u"[%1 · %2]"_s.arg(shown, host),
               SpanStyle::Image, link);
    } else if (name == u"a"_s) {
        if (opens)
            m_links << followed(attribute(tag, u"href"_s));
        else if (!m_links.isEmpty())
            m_links.removeLast();
    } else if (name == u"input"_s) {
        m_containers.last().task = tag.contains(u"checked"_s) ? TaskMark::Done : TaskMark::Open;
        m_afterBreak = true; // the space after it is not part of the text
    } else if (QStringList{u"em"_s, u"strong"_s, u"del"_s, u"code"_s}.contains(name)) {
        if (opens)
            m_styles << name;
        else
            m_styles.removeOne(name);
    } else {
        return false;
    }
    return true;
}

void HtmlReader::readBlock(const QString &name, const QString &tag)
{
    endLooseWords();
    if (name == u"blockquote"_s || name == u"ul"_s || name == u"ol"_s) {
        m_firstOfGroup = m_firstOfGroup || m_containers.isEmpty();
        if (name == u"blockquote"_s) {
            m_containers.append({Container::Kind::Quote, 0, TaskMark::None, true});
            return;
        }
        const QString start = attribute(tag, u"start"_s);
        m_lists.append({name == u"ol"_s, start.isEmpty() ? 1 : start.toInt(), {}, {}});
    } else if (name == u"li"_s) {
        List &list = m_lists.last();
        m_containers.append({list.ordered ? Container::Kind::Number : Container::Kind::Bullet,
                             list.ordered ? list.next++ : 0, TaskMark::None, true});
        m_itemIsEmpty = true;
    } else if (name == u"p"_s) {
        if (!m_containers.isEmpty() && m_containers.last().kind != Container::Kind::Quote)
            knowTight(false);
        begin(Block::Kind::Paragraph);
    } else if (name == u"pre"_s) {
        begin(Block::Kind::Code);
        m_inPre = true;
    } else if (name == u"hr"_s) {
        begin(Block::Kind::Rule);
        end();
    } else if (name == u"table"_s) {
        begin(Block::Kind::Table);
    } else if (name == u"tr"_s) {
        m_leaf.table.rows.append(QList<Spans>());
    } else if (name == u"th"_s || name == u"td"_s) {
        if (name == u"th"_s)
            m_leaf.table.columns.append(alignOf(tag));
        m_leaf.table.rows.last().append(Spans());
        m_inCell = true;
    } else if (name.size() == 2 && name.startsWith(u'h')) {
        begin(Block::Kind::Heading);
        m_leaf.level = name.at(1).digitValue();
    }
}

void HtmlReader::readEnd(const QString &name)
{
    if (name == u"li"_s) {
        endLooseWords();
        if (m_itemIsEmpty) {
            begin(Block::Kind::Paragraph);
            end();
        }
        m_containers.removeLast();
    } else if (name == u"td"_s || name == u"th"_s) {
        m_inCell = false;
    } else if (name == u"blockquote"_s) {
        m_containers.removeLast();
    } else if (name == u"ul"_s || name == u"ol"_s) {
        const List list = m_lists.takeLast();
        for (const qsizetype block : list.blocks)
            m_out.tight[block] = list.tight;
    } else if (name == u"p"_s || name == u"pre"_s || name == u"table"_s ||
               (name.size() == 2 && name.startsWith(u'h'))) {
        end();
        m_inPre = false;
    }
}

void HtmlReader::readText(const QString &text)
{
    QString words = decoded(text);
    if (m_inPre) {
        m_leaf.code += words;
        return;
    }
    if (m_afterBreak && !words.isEmpty() && words.front().isSpace())
        words.remove(0, 1);
    if (!words.isEmpty())
        m_afterBreak = false;
    const bool isBetween = !m_inLeaf || (m_leaf.kind == Block::Kind::Table && !m_inCell);
    if (isBetween && words.trimmed().isEmpty())
        return;
    words.replace(u'\n', u' ');
    if (!m_inLeaf && words.startsWith(u' '))
        words.remove(0, 1);
    append(words);
}

void HtmlReader::begin(Block::Kind kind)
{
    m_leaf = Block();
    m_leaf.kind = kind;
    m_leaf.containers = m_containers;
    for (Container &container : m_containers)
        container.startsHere = false;
    m_inLeaf = true;
    m_itemIsEmpty = false;
}

void HtmlReader::end()
{
    if (!m_inLeaf)
        return;
    if (m_leaf.code.endsWith(u'\n'))
        m_leaf.code.chop(1);
    m_out.tight.append(std::nullopt);
    if (!m_firstOfGroup && !m_lists.isEmpty())
        m_lists.last().blocks.append(m_out.blocks.size());
    m_firstOfGroup = false;
    m_out.blocks.append(m_leaf);
    m_inLeaf = m_isBare = false;
}

void HtmlReader::append(const QString &text, SpanStyles thing, const QString &link)
{
    if (text.isEmpty())
        return;
    if (!m_inLeaf) {
        begin(Block::Kind::Paragraph);
        m_isBare = true;
        if (!m_lists.isEmpty())
            knowTight(true);
    }
    Span span{text, thing, thing ? link : m_links.isEmpty() ? QString() : m_links.last()};
    if (!thing) {
        span.styles.setFlag(SpanStyle::Italic, m_styles.contains(u"em"_s));
        span.styles.setFlag(SpanStyle::Bold, m_styles.contains(u"strong"_s));
        span.styles.setFlag(SpanStyle::Strike, m_styles.contains(u"del"_s));
        span.styles.setFlag(SpanStyle::Code, m_styles.contains(u"code"_s));
    }
    Spans &spans =
        m_leaf.kind == Block::Kind::Table ? m_leaf.table.rows.last().last() : m_leaf.spans;
    if (!thing && !spans.isEmpty() && spans.last().styles == span.styles &&
        spans.last().link == span.link)
        spans.last().text += text;
    else
        spans.append(span);
}

void HtmlReader::endLooseWords()
{
    if (!m_isBare)
        return;
    if (!m_leaf.spans.isEmpty() && m_leaf.spans.last().text.endsWith(u' '))
        m_leaf.spans.last().text.chop(1);
    end();
}

void HtmlReader::knowTight(bool tight)
{
    m_lists.last().tight = tight;
}

} // namespace

WantedBlocks readSpecHtml(const QString &html, const QString &markdown)
{
    return HtmlReader().read(html, markdown);
}

Blocks comparable(Blocks blocks)
{
    const auto compare = [](Spans &spans) {
        for (Span &span : spans)
            span.link = QUrl::fromPercentEncoding(span.link.toUtf8());
    };
    for (Block &block : blocks) {
        compare(block.spans);
        for (auto &row : block.table.rows) {
            row.resize(block.table.columns.size());
            std::for_each(row.begin(), row.end(), compare);
        }
    }
    return blocks;
}

} // namespace Hiwar
