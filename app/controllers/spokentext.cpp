// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/spokentext.h"

#include "app/speech/spokenlanguage.h"
#include "ui/block/blocktext.h"
#include "ui/conversation/accessibility/blockwords.h"
#include "ui/conversation/accessibility/sentences.h"
#include "ui/markdown/direction.h"

#include <QCoreApplication>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct SpeechControllerTr
{
    Q_DECLARE_TR_FUNCTIONS(SpeechController)
};

/// Without its delimiters: $, $$, \( or \[.
QString spokenFormula(const QString &source)
{
    const QString text = source.trimmed();
    const qsizetype mark = text.startsWith("$$"_L1) || text.startsWith(u'\\') ? 2 : 1;
    return text.size() > 2 * mark ? text.sliced(mark, text.size() - 2 * mark).simplified() : text;
}

class SpokenText
{
public:
    explicit SpokenText(const QString &ownLanguage)
        : m_own(ownLanguage)
        , m_around(ownLanguage)
    {
    }

    void addBlock(const Block &block, int index, bool isWhole)
    {
        m_index = index;
        switch (block.kind) {
        case Block::Kind::Paragraph:
        case Block::Kind::Typed:
            addRuns(block, isWhole);
            return;
        case Block::Kind::Heading:
            if (isWhole)
                addRuns(block, true);
            return;
        case Block::Kind::Code:
            if (isWhole)
                addOwn(SpeechControllerTr::tr("Code: %1.").arg(codeDescription(block)));
            return;
        case Block::Kind::Table:
            addTable(block, isWhole);
            return;
        case Block::Kind::Formula:
            if (isWhole)
                addOwn(SpeechControllerTr::tr("Formula: %1")
                           .arg(spokenFormula(block.spans.value(0).text)));
            return;
        case Block::Kind::Rule:
            return;
        }
    }

    [[nodiscard]] const QList<SpokenSentence> &sentences() const { return m_sentences; }

private:
    /// Words of Hiwar.
    void addOwn(const QString &words) { m_sentences.append({words, m_own, m_index, 0, 0}); }

    void add(const QString &words, int from, int to)
    {
        if (std::none_of(words.begin(), words.end(),
                         [](QChar c) { return c.isLetterOrNumber() || c.isSurrogate(); }))
            return;
        m_around = spokenLanguage(words, m_around);
        m_sentences.append({words, m_around, m_index, from, to});
    }

    void addRuns(const Block &block, bool isWhole)
    {
        QString marks;
        for (const Container &container : block.containers) {
            if (container.startsHere)
                marks += spokenMark(container);
        }
        const QList<RunText> runs = blockRuns(block);
        for (qsizetype i = 0; i < runs.size(); ++i) {
            const RunText &run = runs.at(i);
            qsizetype from = 0;
            for (const qsizetype end : sentenceEnds(masked(run), isWhole || i + 1 < runs.size())) {
                qsizetype last = end;
                while (last > from && run.text.at(last - 1).isSpace())
                    --last;
                add(marks + wordsOf(run, from, last), run.start + int(from), run.start + int(last));
                marks.clear();
                from = end;
            }
        }
    }

    /// The heading as it is, then each row with its headings, if there are more than two columns.
    void addTable(const Block &block, bool isWhole)
    {
        const QList<QList<Spans>> &rows = block.table.rows;
        const QList<RunText> runs = blockRuns(block);
        const qsizetype columns = block.table.columns.size();
        const qsizetype count = rows.size() - (isWhole ? 0 : 1);
        for (qsizetype row = 0; row < count; ++row) {
            QStringList cells;
            for (qsizetype column = 0; column < rows.at(row).size(); ++column) {
                const QString words = cellWords(rows.at(row).at(column));
                const QString heading = cellWords(rows.at(0).at(column));
                const bool isNamed = row > 0 && columns > 2 && column > 0 && !heading.isEmpty();
                if (!words.isEmpty())
                    cells << (isNamed ? heading + ": "_L1 + words : words);
            }
            if (row == 0)
                addOwn(SpeechControllerTr::tr("Table. %1.").arg(tableDescription(block.table)));
            const qsizetype first = row * columns;
            const qsizetype last = first + columns - 1;
            if (columns > 0 && last < runs.size())
                add(cells.join(", "_L1), runs.at(first).start,
                    runs.at(last).start + int(runs.at(last).text.size()));
        }
    }

    static bool isAddress(const RunText &run, const TextRange &range)
    {
        return !range.link.isEmpty() &&
               range.link == QStringView(run.text).sliced(range.start, range.length);
    }

    /// With the same length, without what seems to end a sentence and does not.
    static QString masked(const RunText &run)
    {
        QString out = run.text;
        for (const TextRange &range : run.ranges) {
            if (range.styles.testAnyFlags(SpanStyle::Code | SpanStyle::Formula) ||
                isAddress(run, range))
                std::fill_n(out.begin() + range.start, range.length, u'x');
        }
        return out;
    }

    static QString wordsOf(const RunText &run, qsizetype from, qsizetype to)
    {
        QString words;
        qsizetype at = from;
        for (const TextRange &range : run.ranges) {
            const qsizetype end = range.start + range.length;
            if (range.start < at || end > to)
                continue;
            const QString text = run.text.sliced(range.start, range.length);
            QString spoken = text;
            if (range.styles.testFlag(SpanStyle::Formula))
                spoken = spokenFormula(text);
            else if (range.styles.testFlag(SpanStyle::Note))
                spoken.clear();
            else if (isAddress(run, range))
                spoken = QUrl(text).host().isEmpty() ? text : QUrl(text).host();
            words += run.text.sliced(at, range.start - at) + spoken;
            at = end;
        }
        return contentText(words + run.text.sliced(at, to - at)).simplified();
    }

    const QString m_own;
    QString m_around;
    int m_index = 0;
    QList<SpokenSentence> m_sentences;
};

} // namespace

QList<SpokenSentence> spokenText(const ShownBlocks &blocks, bool isWhole,
                                 const QString &ownLanguage)
{
    SpokenText text(ownLanguage);
    for (qsizetype i = blocks.textBegin(); i < blocks.textEnd(); ++i)
        text.addBlock(blocks.at(i), int(i), isWhole || i + 1 < blocks.textEnd());
    return text.sentences();
}

} // namespace Hiwar
