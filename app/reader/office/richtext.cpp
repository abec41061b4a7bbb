// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/richtext.h"

#include "app/reader/office/cleantext.h"
#include "app/reader/office/decodetext.h"
#include "app/reader/office/inlinetext.h"
#include "app/reader/office/markdownwriter.h"

#include <QRegularExpression>
#include <QSet>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostGroups = 10'000;

QByteArray codePage(int charset)
{
    static const QHash<int, QByteArray> pages{
        {128, "Shift_JIS"},    {129, "windows-949"},  {134, "GBK"},          {136, "Big5"},
        {161, "windows-1253"}, {162, "windows-1254"}, {177, "windows-1255"}, {178, "windows-1256"},
        {204, "windows-1251"}, {222, "windows-874"},  {238, "windows-1250"}};
    return pages.value(charset);
}

/// What a group is: its text goes there.
enum class Target : quint8 { Text, Nothing, Fonts, Instruction, ListMark, Note };

struct Group
{
    Target target = Target::Text;
    InlineStyle style;
    bool isHidden = false;
    bool isInTable = false;
    int fallback = 1; ///< letters after a \\u for who does not know it
    int font = 0;
    int outline = -1;
    int indent = 0; ///< of a list, by levels
};

class RichText
{
public:
    RichText(const QByteArray &bytes, MarkdownWriter &writer)
        : m_bytes(bytes)
        , m_writer(writer)
    {
    }

    /// False: its groups are too deep.
    bool read();

private:
    void readControl();
    void readSymbol(char symbol);
    void word(const QByteArray &name, int value, bool hasValue);
    bool destination(const QByteArray &name);
    bool styleWord(const QByteArray &name, int value, bool hasValue);
    bool layoutWord(const QByteArray &name, int value);
    void letter(QChar letter);
    void byte(char byte);
    void flushBytes();
    void flushRun();
    void endGroup();
    void endParagraph();
    [[nodiscard]] Group &group() { return m_groups.last(); }

    const QByteArray m_bytes;
    MarkdownWriter &m_writer;
    qsizetype m_at = 0;
    QList<Group> m_groups{Group()};
    QHash<int, QByteArray> m_fonts; ///< their encodings
    QByteArray m_encoding = "windows-1252";
    QByteArray m_pending; ///< letters in a font's encoding
    QString m_run;
    InlineText m_text;
    InlineText m_note;
    QString m_instruction;
    QString m_mark;
    int m_notes = 0;
    int m_skip = 0; ///< letters that stand for one already read
    bool m_isOptional = false;
};

bool RichText::read()
{
    while (m_at < m_bytes.size() && !m_writer.isFull()) {
        const char c = m_bytes[m_at++];
        if (c == '{') {
            flushRun();
            if (m_groups.size() >= mostGroups)
                return false;
            m_groups.append(Group(group()));
            m_skip = 0;
        } else if (c == '}') {
            endGroup();
        } else if (c == '\\') {
            readControl();
        } else if (c != '\r' && c != '\n') {
            byte(c);
        }
    }
    flushRun();
    endParagraph();
    return true;
}

void RichText::readControl()
{
    if (m_at >= m_bytes.size())
        return;
    const char first = m_bytes[m_at];
    const auto isLetter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    if (!isLetter(first)) {
        ++m_at;
        readSymbol(first);
        return;
    }
    const qsizetype begin = m_at;
    while (m_at < m_bytes.size() && isLetter(m_bytes[m_at]) && m_at - begin < 40)
        ++m_at;
    const QByteArray name = m_bytes.sliced(begin, m_at - begin);
    const qsizetype digits = m_at;
    if (m_at < m_bytes.size() && m_bytes[m_at] == '-')
        ++m_at;
    while (m_at < m_bytes.size() && m_bytes[m_at] >= '0' && m_bytes[m_at] <= '9' &&
           m_at - digits < 10)
        ++m_at;
    bool hasValue = false;
    const int value = m_bytes.sliced(digits, m_at - digits).toInt(&hasValue);
    if (m_at < m_bytes.size() && m_bytes[m_at] == ' ')
        ++m_at;
    if (name == "bin") { // so many bytes of a picture
        m_at += qBound(qsizetype(0), qsizetype(value), m_bytes.size() - m_at);
        return;
    }
    word(name, value, hasValue);
}

void RichText::readSymbol(char symbol)
{
    if (symbol == '\'') {
        bool isHex = false;
        const int code = m_bytes.mid(m_at, 2).toInt(&isHex, 16);
        m_at = std::min(m_at + 2, m_bytes.size());
        if (isHex)
            byte(char(code));
    } else if (symbol == '*') {
        m_isOptional = true;
    } else if (symbol == '~') {
        letter(u' ');
    } else if (symbol == '_') {
        letter(u'-');
    } else if (symbol == '\n' || symbol == '\r') {
        endParagraph();
    } else if (symbol == '{' || symbol == '}' || symbol == '\\') {
        byte(symbol);
    }
}

void RichText::word(const QByteArray &name, int value, bool hasValue)
{
    static const QHash<QByteArray, char16_t> letters{
        {"tab", u' '},         {"line", u'\n'},          {"emdash", u'\u2014'},
        {"endash", u'\u2013'}, {"bullet", u'\u2022'},    {"lquote", u'\u2018'},
        {"rquote", u'\u2019'}, {"ldblquote", u'\u201c'}, {"rdblquote", u'\u201d'},
        {"zwj", u'\u200d'},    {"zwnj", u'\u200c'}};
    const bool isOptional = std::exchange(m_isOptional, false);
    flushBytes();
    if (name == "u") {
        m_skip = 0;
        letter(QChar(char16_t(value)));
        m_skip = group().fallback;
    } else if (const auto found = letters.constFind(name); found != letters.cend()) {
        letter(*found);
    } else if (!destination(name) && isOptional) {
        group().target = Target::Nothing;
    } else if (!styleWord(name, value, hasValue)) {
        (void)layoutWord(name, value);
    }
}

bool RichText::destination(const QByteArray &name)
{
    static const QSet<QByteArray> leftOut{
        "colortbl",   "stylesheet", "pict",       "header",           "headerl",
        "headerr",    "headerf",    "footer",     "footerl",          "footerr",
        "footerf",    "object",     "nonshppict", "listtable",        "author",
        "operator",   "creatim",    "revtim",     "company",          "doccomm",
        "keywords",   "subject",    "atnid",      "atnauthor",        "title",
        "annotation", "filetbl",    "revtbl",     "listoverridetable"};
    Target target = Target::Nothing;
    if (name == "fonttbl")
        target = Target::Fonts;
    else if (name == "fldinst")
        target = Target::Instruction;
    else if (name == "listtext" || name == "pntext")
        target = Target::ListMark;
    else if (name == "footnote")
        target = Target::Note;
    else if (!leftOut.contains(name))
        return false;
    flushRun();
    if (group().target == Target::Nothing)
        return true; // in a picture, say
    if (target == Target::Instruction)
        m_instruction.clear();
    else if (target == Target::ListMark)
        m_mark.clear();
    else if (target == Target::Note && group().target == Target::Text)
        m_text.add(u"[^%1]"_s.arg(++m_notes));
    else if (target == Target::Note)
        return true;
    group().target = target;
    return true;
}

bool RichText::styleWord(const QByteArray &name, int value, bool hasValue)
{
    const bool isOn = !hasValue || value != 0;
    InlineStyle style = group().style;
    if (name == "b")
        style.bold = isOn;
    else if (name == "i")
        style.italic = isOn;
    else if (name == "strike")
        style.struck = isOn;
    else if (name == "plain")
        style = {.link = style.link};
    else if (name == "fldrslt") {
        static const QRegularExpression address(u"HYPERLINK\\s+\"([^\"]+)\""_s);
        style.link = address.match(m_instruction.left(4000)).captured(1);
    } else if (name == "v")
        group().isHidden = isOn;
    else if (name == "f")
        group().font = value;
    else
        return false;
    if (style != group().style)
        flushRun();
    group().style = style;
    return true;
}

bool RichText::layoutWord(const QByteArray &name, int value)
{
    if (name == "par" || name == "sect" || name == "page") {
        endParagraph();
    } else if (name == "pard") {
        group().outline = -1;
        group().isInTable = false;
        group().indent = 0;
    } else if (name == "outlinelevel") {
        group().outline = value;
    } else if (name == "ilvl") {
        group().indent = value;
    } else if (name == "intbl") {
        group().isInTable = true;
    } else if (name == "trowd") {
        if (!m_writer.isInTable()) {
            endParagraph();
            m_writer.beginTable();
        }
        group().isInTable = true;
    } else if (name == "cell") {
        group().isInTable = true;
        endParagraph();
        m_writer.endCell();
    } else if (name == "row") {
        m_writer.endRow();
    } else if (name == "uc") {
        group().fallback = qBound(0, value, 100);
    } else if (name == "ansicpg") {
        m_encoding = value == 65001 ? "UTF-8" : "windows-" + QByteArray::number(value);
    } else if (name == "fcharset" && group().target == Target::Fonts) {
        m_fonts.insert(group().font, codePage(value));
    } else {
        return false;
    }
    return true;
}

void RichText::byte(char byte)
{
    if (m_skip > 0)
        --m_skip;
    else
        m_pending.append(byte);
}

void RichText::flushBytes()
{
    if (m_pending.isEmpty())
        return;
    const QByteArray encoding = m_fonts.value(group().font);
    m_run += decodeText(m_pending, encoding.isEmpty() ? m_encoding : encoding).text;
    m_pending.clear();
}

void RichText::letter(QChar letter)
{
    if (m_skip > 0) {
        --m_skip;
        return;
    }
    flushBytes();
    m_run += letter;
}

void RichText::flushRun()
{
    flushBytes();
    const QString run = std::exchange(m_run, {});
    if (run.isEmpty() || group().isHidden)
        return;
    switch (group().target) {
    case Target::Text:
        m_text.add(run, group().style);
        break;
    case Target::Note:
        m_note.add(run, group().style);
        break;
    case Target::Instruction:
        m_instruction += run;
        break;
    case Target::ListMark:
        m_mark += run;
        break;
    case Target::Fonts:
    case Target::Nothing:
        break;
    }
}

void RichText::endGroup()
{
    flushRun();
    m_skip = 0;
    m_isOptional = false;
    if (m_groups.size() == 1)
        return;
    const Target ended = m_groups.takeLast().target;
    if (ended == Target::Note && group().target != Target::Note)
        m_writer.footnote(QString::number(m_notes), m_note.takeMarkdown());
}

void RichText::endParagraph()
{
    flushRun();
    if (group().target == Target::Note) {
        m_note.add(u" ");
        return;
    }
    if (group().target != Target::Text)
        return;
    if (m_writer.isInTable() && !group().isInTable)
        m_writer.endTable();
    static const QRegularExpression mark(
        u"^(?:([\u2022\u2013\u00b7\uf0b7o-])|(\\d{1,6})[.)])\\s*$"_s);
    const QString listMark = cleanLine(std::exchange(m_mark, {}));
    const int heading = group().outline >= 0 && group().outline < 9 ? group().outline + 1 : 0;
    const QString text = heading > 0 ? m_text.plain() : m_text.markdown();
    m_text.clear();
    if (text.isEmpty())
        return;
    if (heading > 0) {
        m_writer.heading(heading, text);
    } else if (!listMark.isEmpty()) {
        const QString number = mark.match(listMark).captured(2);
        m_writer.listItem(group().indent, number.isEmpty() ? u"-"_s : number + u'.', text);
    } else {
        m_writer.paragraph(text);
    }
}

} // namespace

tl::expected<AttachmentReading, ReaderFault> readRichText(const QByteArray &bytes,
                                                          const ReadLimits &limits)
{
    if (!bytes.startsWith("{\\rtf"))
        return tl::unexpected(ReaderFault::Damaged);
    MarkdownWriter writer(limits.letters);
    RichText reader(bytes, writer);
    if (!reader.read())
        return tl::unexpected(ReaderFault::Damaged);
    return writer.take({});
}

} // namespace Hiwar
