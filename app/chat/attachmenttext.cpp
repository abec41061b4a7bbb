// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/attachmenttext.h"

#include "app/chat/passages.h"

#include <QHash>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The word of a fence by the ending of a file of code.
QString languageOf(const QString &name)
{
    static const QHash<QString, QString> languages{
        {u"py"_s, u"python"_s},
        {u"js"_s, u"javascript"_s},
        {u"mjs"_s, u"javascript"_s},
        {u"ts"_s, u"typescript"_s},
        {u"tsx"_s, u"tsx"_s},
        {u"jsx"_s, u"jsx"_s},
        {u"c"_s, u"c"_s},
        {u"h"_s, u"cpp"_s},
        {u"cc"_s, u"cpp"_s},
        {u"cpp"_s, u"cpp"_s},
        {u"cxx"_s, u"cpp"_s},
        {u"hpp"_s, u"cpp"_s},
        {u"cs"_s, u"csharp"_s},
        {u"java"_s, u"java"_s},
        {u"kt"_s, u"kotlin"_s},
        {u"swift"_s, u"swift"_s},
        {u"go"_s, u"go"_s},
        {u"rs"_s, u"rust"_s},
        {u"rb"_s, u"ruby"_s},
        {u"php"_s, u"php"_s},
        {u"pl"_s, u"perl"_s},
        {u"lua"_s, u"lua"_s},
        {u"r"_s, u"r"_s},
        {u"sh"_s, u"bash"_s},
        {u"bash"_s, u"bash"_s},
        {u"ps1"_s, u"powershell"_s},
        {u"bat"_s, u"bat"_s},
        {u"sql"_s, u"sql"_s},
        {u"css"_s, u"css"_s},
        {u"xml"_s, u"xml"_s},
        {u"json"_s, u"json"_s},
        {u"yaml"_s, u"yaml"_s},
        {u"yml"_s, u"yaml"_s},
        {u"toml"_s, u"toml"_s},
        {u"ini"_s, u"ini"_s},
        {u"csv"_s, u"csv"_s},
        {u"tsv"_s, u"tsv"_s},
        {u"md"_s, u"markdown"_s},
        {u"tex"_s, u"latex"_s},
        {u"diff"_s, u"diff"_s},
        {u"patch"_s, u"diff"_s},
        {u"cmake"_s, u"cmake"_s},
        {u"dart"_s, u"dart"_s},
        {u"scala"_s, u"scala"_s},
        {u"hs"_s, u"haskell"_s},
    };
    const qsizetype dot = name.lastIndexOf(u'.');
    return dot < 0 ? QString() : languages.value(name.sliced(dot + 1).toLower());
}

/// What a section of it is called.
QString sectionWord(const Attachment &attachment)
{
    const QString &type = attachment.mediaType;
    if (type.contains("presentation"_L1) || type.contains("powerpoint"_L1))
        return u"slide"_s;
    if (type.contains("spreadsheet"_L1) || type.contains("excel"_L1))
        return u"sheet"_s;
    if (type.contains("epub"_L1))
        return u"chapter"_s;
    return type == "application/pdf"_L1 ? u"page"_s : u"part"_s;
}

QString fenceAround(const QString &text)
{
    qsizetype longest = 0;
    qsizetype run = 0;
    for (const QChar c : text) {
        run = c == u'`' ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return QString(std::max<qsizetype>(3, longest + 1), u'`');
}

class Block
{
public:
    Block(const Attachment &attachment, const AttachmentReading &reading)
        : m_attachment(attachment)
        , m_reading(reading)
        , m_word(sectionWord(attachment))
    {
    }

    [[nodiscard]] QString whole()
    {
        QList<int> all(reading().sections.size());
        std::iota(all.begin(), all.end(), 0);
        for (const int section : all)
            add(section, reading().sections.at(section).text);
        return fenced(all.size() > 1 ? u"%1 %2s"_s.arg(all.size()).arg(m_word) : QString());
    }

    [[nodiscard]] QString pages(const QList<int> &sections)
    {
        for (const int section : sections)
            add(section, reading().sections.at(section).text);
        return fenced(u"%1 %2 of %3"_s.arg(sections.size() > 1 ? m_word + u's' : m_word)
                          .arg(pagesOf(sections))
                          .arg(reading().sections.size()));
    }

    [[nodiscard]] QString matching(const QString &question, QList<int> *sections)
    {
        int former = -1;
        for (const Passage &passage : bestPassages(reading(), question)) {
            if (sections && passage.section != former)
                sections->append(passage.section);
            if (passage.section == former)
                m_text += u"[…]\n\n"_s + ended(passage.text);
            else
                add(passage.section, passage.text);
            former = passage.section;
        }
        const qsizetype all = reading().sections.size();
        QString note = u"only the passages that match the question"_s;
        if (all > 1)
            note += u", of %1 %2s"_s.arg(all).arg(m_word);
        return fenced(note);
    }

private:
    [[nodiscard]] const AttachmentReading &reading() const { return m_reading; }

    static QString ended(const QString &text)
    {
        return text.isEmpty() || text.endsWith(u'\n') ? text : text + u'\n';
    }

    void add(int section, const QString &text)
    {
        if (reading().sections.size() > 1) {
            QString heading = m_word;
            heading.front() = heading.front().toUpper();
            heading = u"## %1 %2"_s.arg(heading).arg(section + 1);
            const QString name = reading().sections.at(section).name.simplified();
            if (!name.isEmpty())
                heading += u": "_s + name;
            if (!m_text.isEmpty())
                m_text += u'\n';
            m_text += heading + u"\n\n"_s;
        }
        m_text += ended(text);
    }

    [[nodiscard]] QString fenced(QString note) const
    {
        if (reading().notes.contains(ReadNote::Cut))
            note += note.isEmpty() ? u"only its beginning"_s : u", only its beginning"_s;
        const QString fence = fenceAround(m_text);
        QString block = u"File: "_s + shownName(m_attachment.name);
        if (!note.isEmpty())
            block += u" ("_s + note + u')';
        block += u'\n' + fence;
        if (reading().sections.size() <= 1)
            block += languageOf(m_attachment.name);
        return block + u'\n' + m_text + fence;
    }

    const Attachment &m_attachment;
    const AttachmentReading &m_reading;
    const QString m_word;
    QString m_text;
};

} // namespace

QString textOf(const Attachment &attachment, const AttachmentReading &reading,
               const QString &question, QList<int> *sections)
{
    Block block(attachment, reading);
    switch (attachment.use.share) {
    case AttachmentShare::None:
        return {};
    case AttachmentShare::Whole:
        return block.whole();
    case AttachmentShare::Pages: {
        const auto pages = sectionsIn(attachment.use.pages, int(reading.sections.size()));
        return pages ? block.pages(*pages) : block.whole();
    }
    case AttachmentShare::Matching:
        return block.matching(question, sections);
    }
    Q_UNREACHABLE();
}

QString shownName(const QString &name)
{
    QString shown;
    for (const QChar c : name.simplified()) {
        const bool isPlain = c.category() != QChar::Other_Control &&
                             c.category() != QChar::Other_Format && c != QChar::LineSeparator &&
                             c != QChar::ParagraphSeparator;
        if (isPlain)
            shown += c;
    }
    return shown.isEmpty() ? u"unnamed"_s : shown;
}

QString missingText(const Attachment &attachment)
{
    return u"[%1 is not available any more]"_s.arg(shownName(attachment.name));
}

QString nameOnly(const Attachment &attachment)
{
    const QString name = shownName(attachment.name);
    switch (attachment.use.form) {
    case AttachmentForm::Text:
        return u"[File: %1]"_s.arg(name);
    case AttachmentForm::Picture:
        return u"[Picture: %1]"_s.arg(name);
    case AttachmentForm::Document:
        return u"[Document: %1]"_s.arg(name);
    case AttachmentForm::Sound:
        return u"[Sound: %1]"_s.arg(name);
    }
    Q_UNREACHABLE();
}

QString withNames(const MessageNode &node)
{
    QString words;
    for (const Attachment &attachment : node.attachments) {
        if (isSent(attachment))
            words += nameOnly(attachment) + u'\n';
    }
    return words.isEmpty() ? node.content : words + u'\n' + node.content;
}

bool isSent(const Attachment &attachment)
{
    return attachment.use.share != AttachmentShare::None;
}

bool isAnySent(const QList<Attachment> &attachments)
{
    return std::any_of(attachments.begin(), attachments.end(), isSent);
}

} // namespace Hiwar
