// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/htmlreader.h"

#include "app/reader/office/decodetext.h"
#include "app/reader/office/inlinetext.h"
#include "app/reader/office/markdownwriter.h"

#include <QRegularExpression>
#include <QSet>

#include <libxml/HTMLparser.h>

#include <memory>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(const xmlNode *node)
{
    return QString::fromUtf8(reinterpret_cast<const char *>(node->name)).toLower();
}

QString attributeOf(const xmlNode *node, const char *name)
{
    for (const xmlAttr *attribute = node->properties; attribute; attribute = attribute->next) {
        if (qstricmp(reinterpret_cast<const char *>(attribute->name), name) != 0)
            continue;
        const xmlNode *value = attribute->children;
        return value && value->content
                   ? QString::fromUtf8(reinterpret_cast<const char *>(value->content))
                   : u""_s;
    }
    return {};
}

QString textOf(const xmlNode *node)
{
    return QString::fromUtf8(reinterpret_cast<const char *>(node->content));
}

bool isLeftOut(const xmlNode *node, const QString &name)
{
    static const QSet<QString> leftOut{u"script"_s, u"style"_s,  u"head"_s,     u"template"_s,
                                       u"svg"_s,    u"iframe"_s, u"object"_s,   u"select"_s,
                                       u"input"_s,  u"button"_s, u"textarea"_s, u"canvas"_s,
                                       u"audio"_s,  u"video"_s,  u"rp"_s,       u"rt"_s};
    if (leftOut.contains(name) || !attributeOf(node, "hidden").isNull())
        return true;
    const QString style = attributeOf(node, "style").remove(u' ').toLower();
    return style.contains("display:none"_L1) || style.contains("visibility:hidden"_L1) ||
           style.contains("font-size:0"_L1); // lint: allow font-size: it is looked for
}

bool isBlock(const QString &name)
{
    static const QSet<QString> blocks{
        u"p"_s,       u"div"_s,        u"section"_s, u"article"_s, u"header"_s,  u"footer"_s,
        u"main"_s,    u"nav"_s,        u"aside"_s,   u"address"_s, u"figure"_s,  u"figcaption"_s,
        u"dl"_s,      u"dt"_s,         u"dd"_s,      u"body"_s,    u"html"_s,    u"form"_s,
        u"table"_s,   u"tr"_s,         u"td"_s,      u"th"_s,      u"tbody"_s,   u"thead"_s,
        u"tfoot"_s,   u"caption"_s,    u"ul"_s,      u"ol"_s,      u"li"_s,      u"pre"_s,
        u"hr"_s,      u"blockquote"_s, u"h1"_s,      u"h2"_s,      u"h3"_s,      u"h4"_s,
        u"h5"_s,      u"h6"_s,         u"center"_s,  u"details"_s, u"summary"_s, u"fieldset"_s,
        u"noscript"_s};
    return blocks.contains(name);
}

int headingLevel(const QString &name)
{
    const bool isHeading =
        name.size() == 2 && name[0] == u'h' && name[1] >= u'1' && name[1] <= u'6';
    return isHeading ? name[1].digitValue() : 0;
}

class HtmlWalk
{
public:
    HtmlWalk(MarkdownWriter &writer, int depth)
        : m_writer(writer)
        , m_mostDepth(depth)
    {
    }

    void walk(const xmlNode *node, const InlineStyle &style, int depth);
    void flush();

private:
    void element(const xmlNode *node, const InlineStyle &style, int depth);
    void block(const xmlNode *node, const QString &name, const InlineStyle &style, int depth);
    void list(const xmlNode *node, const InlineStyle &style, int depth);
    void table(const xmlNode *node, const InlineStyle &style, int depth);
    void rows(const xmlNode *node, const InlineStyle &style, int depth);
    void plainText(const xmlNode *node, int depth, QString &all) const;
    /// False for a table that only arranges things.
    [[nodiscard]] bool hasData(const xmlNode *node, int depth, int &widest) const;

    MarkdownWriter &m_writer;
    const int m_mostDepth;
    InlineText m_text;
    QString m_marker; ///< of the list item that begins
    int m_level = -1; ///< of lists
};

void HtmlWalk::flush()
{
    if (m_text.isEmpty())
        return;
    const QString text = m_text.takeMarkdown();
    if (text.isEmpty())
        return;
    if (m_level >= 0)
        m_writer.listItem(m_marker.isEmpty() ? m_level + 1 : m_level,
                          m_marker.isEmpty() ? u"-"_s : std::exchange(m_marker, {}), text);
    else
        m_writer.paragraph(text);
}

void HtmlWalk::walk(const xmlNode *node, const InlineStyle &style, int depth)
{
    if (depth > m_mostDepth) {
        m_writer.addNote(ReadNote::SomeUnreadable);
        return;
    }
    for (; node && !m_writer.isFull(); node = node->next) {
        if (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE)
            m_text.addCollapsed(textOf(node), style);
        else if (node->type == XML_ELEMENT_NODE)
            element(node, style, depth);
    }
}

void HtmlWalk::element(const xmlNode *node, const InlineStyle &style, int depth)
{
    const QString name = nameOf(node);
    if (isLeftOut(node, name))
        return;
    if (isBlock(name)) {
        block(node, name, style, depth);
        return;
    }
    InlineStyle inner = style;
    if (name == "br"_L1) {
        m_text.add(u"\n", style);
    } else if (name == "img"_L1) {
        const QString description = attributeOf(node, "alt").simplified();
        if (!description.isEmpty())
            m_text.add(u"[%1]"_s.arg(description), style);
    } else if (name == "b"_L1 || name == "strong"_L1) {
        inner.bold = true;
    } else if (name == "i"_L1 || name == "em"_L1) {
        inner.italic = true;
    } else if (name == "s"_L1 || name == "del"_L1 || name == "strike"_L1) {
        inner.struck = true;
    } else if (name == "code"_L1 || name == "kbd"_L1 || name == "samp"_L1 || name == "tt"_L1) {
        inner.code = true;
    } else if (name == "a"_L1) {
        inner.link = attributeOf(node, "href").trimmed();
    }
    walk(node->children, inner, depth + 1);
}

void HtmlWalk::block(const xmlNode *node, const QString &name, const InlineStyle &style, int depth)
{
    flush();
    if (const int level = headingLevel(name); level > 0) {
        walk(node->children, {}, depth + 1);
        const QString text = m_text.plain();
        m_text.clear();
        m_writer.heading(level, text);
    } else if (name == "ul"_L1 || name == "ol"_L1) {
        list(node, style, depth);
    } else if (name == "pre"_L1) {
        QString text;
        plainText(node->children, depth, text);
        static const QRegularExpression language(u"(?:language|lang|sourceCode)[- ](\\w+)"_s);
        const xmlNode *code = node->children;
        QString classes = attributeOf(node, "class");
        if (code && code->type == XML_ELEMENT_NODE)
            classes += u' ' + attributeOf(code, "class");
        m_writer.code(text, language.match(classes).captured(1));
    } else if (name == "blockquote"_L1) {
        m_writer.quote(1);
        walk(node->children, style, depth + 1);
        flush();
        m_writer.quote(-1);
    } else if (name == "table"_L1) {
        table(node, style, depth);
    } else {
        walk(node->children, style, depth + 1);
        flush();
    }
}

void HtmlWalk::list(const xmlNode *node, const InlineStyle &style, int depth)
{
    ++m_level;
    const bool isOrdered = nameOf(node) == "ol"_L1;
    const QString start = attributeOf(node, "start");
    int number = start.isEmpty() ? 1 : qBound(0, start.toInt(), 1'000'000);
    for (const xmlNode *item = node->children; item && !m_writer.isFull(); item = item->next) {
        if (item->type != XML_ELEMENT_NODE || isLeftOut(item, nameOf(item)))
            continue;
        if (nameOf(item) == "li"_L1)
            m_marker = isOrdered ? QString::number(number++) + u'.' : u"-"_s;
        if (nameOf(item) == "ul"_L1 || nameOf(item) == "ol"_L1) // a list as an item of a list
            block(item, nameOf(item), style, depth + 1);
        else
            walk(item->children, style, depth + 2);
        flush();
    }
    m_marker.clear();
    --m_level;
}

bool HtmlWalk::hasData(const xmlNode *node, int depth, int &widest) const
{
    if (depth > m_mostDepth)
        return false;
    int cells = 0;
    for (const xmlNode *child = node->children; child; child = child->next) {
        if (child->type != XML_ELEMENT_NODE)
            continue;
        const QString name = nameOf(child);
        if (name == "table"_L1 || !hasData(child, depth + 1, widest))
            return false;
        if (name == "td"_L1 || name == "th"_L1)
            widest = std::max(widest, ++cells);
    }
    return true;
}

void HtmlWalk::table(const xmlNode *node, const InlineStyle &style, int depth)
{
    int widest = 0;
    if (!hasData(node, depth, widest) || widest < 2) {
        walk(node->children, style, depth + 1);
        flush();
        return;
    }
    const int level = std::exchange(m_level, -1);
    m_writer.beginTable();
    rows(node, style, depth + 1);
    m_writer.endTable();
    m_level = level;
}

void HtmlWalk::rows(const xmlNode *node, const InlineStyle &style, int depth)
{
    if (depth > m_mostDepth)
        return;
    for (const xmlNode *child = node->children; child && !m_writer.isFull(); child = child->next) {
        if (child->type != XML_ELEMENT_NODE)
            continue;
        const QString name = nameOf(child);
        if (isLeftOut(child, name))
            continue;
        if (name == "td"_L1 || name == "th"_L1) {
            walk(child->children, name == "th"_L1 ? InlineStyle() : style, depth + 1);
            flush();
            m_writer.endCell();
        } else {
            rows(child, style, depth + 1);
            if (name == "tr"_L1)
                m_writer.endRow();
        }
    }
}

void HtmlWalk::plainText(const xmlNode *node, int depth, QString &all) const
{
    if (depth > m_mostDepth)
        return;
    for (; node; node = node->next) {
        if (node->type == XML_TEXT_NODE || node->type == XML_CDATA_SECTION_NODE)
            all += textOf(node);
        else if (node->type == XML_ELEMENT_NODE && nameOf(node) == "br"_L1)
            all += u'\n';
        else if (node->type == XML_ELEMENT_NODE && !isLeftOut(node, nameOf(node)))
            plainText(node->children, depth + 1, all);
    }
}

const xmlNode *childOf(const xmlNode *node, QLatin1StringView name)
{
    const xmlNode *child = node ? node->children : nullptr;
    while (child && (child->type != XML_ELEMENT_NODE || nameOf(child) != name))
        child = child->next;
    return child;
}

/// As the first bytes name it, in a <meta> or in the head of XML.
QByteArray charsetIn(const QByteArray &bytes)
{
    static const QRegularExpression charset(
        u"<(?:meta\\b[^>]*charset|\\?xml\\b[^>]*encoding)\\s*=\\s*[\"']?\\s*([\\w:.-]+)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return charset.match(QString::fromLatin1(bytes.first(std::min<qsizetype>(bytes.size(), 4096))))
        .captured(1)
        .toLatin1();
}

void ignoreError(void *, xmlErrorPtr)
{
}

} // namespace

QString writeHtml(const QByteArray &bytes, const QByteArray &charset, int depth,
                  MarkdownWriter &writer)
{
    const QByteArray named = charset.isEmpty() ? charsetIn(bytes) : charset;
    const DecodedText decoded = decodeText(bytes, named);
    if (decoded.isGuessed)
        writer.addNote(ReadNote::GuessedEncoding);
    QString clean = decoded.text;
    clean.remove(QChar(u'\0')); // ends a text for the parser
    const QByteArray text = clean.toUtf8();
    const std::unique_ptr<htmlParserCtxt, decltype(&htmlFreeParserCtxt)> context(
        htmlNewParserCtxt(), &htmlFreeParserCtxt);
    if (!context || text.size() > std::numeric_limits<int>::max())
        return {};
    xmlSetStructuredErrorFunc(nullptr, ignoreError);
    const std::unique_ptr<xmlDoc, decltype(&xmlFreeDoc)> page(
        htmlCtxtReadMemory(context.get(), text.constData(), int(text.size()), nullptr, "UTF-8",
                           HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                               HTML_PARSE_NONET | HTML_PARSE_COMPACT),
        &xmlFreeDoc);
    if (!page)
        return {};
    const xmlNode *root = xmlDocGetRootElement(page.get());
    if (!root)
        return {};
    HtmlWalk walk(writer, depth);
    walk.walk(root, {}, 0);
    walk.flush();
    const xmlNode *title = childOf(childOf(root, "head"_L1), "title"_L1);
    return title && title->children && title->children->content ? textOf(title->children)
                                                                : QString();
}

tl::expected<AttachmentReading, ReaderFault> readHtml(const QByteArray &bytes,
                                                      const ReadLimits &limits)
{
    MarkdownWriter writer(limits.letters);
    const QString title = writeHtml(bytes, {}, limits.depth, writer);
    return writer.take(title);
}

} // namespace Hiwar
