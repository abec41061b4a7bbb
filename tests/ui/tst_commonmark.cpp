// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/markdowndump.h"
#include "tests/ui/specexamples.h"
#include "tests/ui/spechtml.h"

#include <QApplication>

#include <algorithm>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QStringList dumpWith(const Blocks &blocks, const QList<std::optional<bool>> &tight)
{
    QStringList lines = dump(comparable(blocks));
    for (qsizetype i = 0; i < lines.size() && i < tight.size(); ++i) {
        if (tight.at(i))
            lines[i] += *tight.at(i) ? u" (tight)"_s : u" (loose)"_s;
    }
    return lines;
}

/// What our blocks are told as when only so much of their tightness is asked for.
QStringList dumpLike(const Blocks &blocks, const QList<std::optional<bool>> &asked)
{
    QList<std::optional<bool>> tight;
    for (qsizetype i = 0; i < blocks.size(); ++i)
        tight << (asked.value(i) ? std::optional(blocks.at(i).tight) : std::nullopt);
    return dumpWith(blocks, tight);
}

/// Number of an example to the reason why Hiwar reads it otherwise.
QMap<int, QString> differencesIn(const QString &specification)
{
    QFile file(testFile(u"ui/commonmark/differences.txt"_s));
    QMap<int, QString> reasons;
    if (!file.open(QIODevice::ReadOnly))
        return reasons;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString &line : lines) {
        const QStringList words = line.split(u' ');
        if (words.size() > 2 && words.first() == specification)
            reasons.insert(words.at(1).toInt(), words.mid(2).join(u' '));
    }
    return reasons;
}

} // namespace

class CommonMarkTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsTheExamples_data();
    void readsTheExamples();
    void showsRawHtmlAsText();
};

void CommonMarkTest::readsTheExamples_data()
{
    QTest::addColumn<QString>("specification");
    QTest::addColumn<int>("least");
    QTest::newRow("CommonMark 0.31.2") << u"spec"_s << 578;
    QTest::newRow("GitHub's extensions") << u"gfm"_s << 25;
}

void CommonMarkTest::readsTheExamples()
{
    QFETCH(QString, specification);
    QFETCH(int, least);
    const auto examples =
        readSpecExamples(testFile(u"ui/commonmark/"_s + specification + u".txt"_s));
    const auto differences = differencesIn(specification);
    int supported = 0;
    QStringList found;
    for (const SpecExample &example : examples) {
        const WantedBlocks wanted = readSpecHtml(example.html, example.markdown);
        if (!wanted.rawTags.isEmpty())
            continue;
        ++supported;
        const Blocks blocks = parseMarkdown(example.markdown);
        const QStringList is = dumpLike(blocks, wanted.tight);
        const QStringList should = dumpWith(wanted.blocks, wanted.tight);
        if (is == should && differences.contains(example.number))
            found << u"example %1 is listed as different, but is not"_s.arg(example.number);
        if (is != should && !differences.contains(example.number))
            found << u"%1\n%2\nis:\n%3\nshould be:\n%4"_s.arg(QString::number(example.number),
                                                              example.markdown, is.join(u'\n'),
                                                              should.join(u'\n'));
    }
    if (!found.isEmpty())
        qInfo("%s", qPrintable(found.join(u"\n\n"_s).right(9000)));
    QCOMPARE(found.size(), 0);
    QVERIFY2(supported >= least, qPrintable(QString::number(supported)));
    QVERIFY2(differences.size() * 100 <= supported * 2, "at most two in a hundred are different");
}

void CommonMarkTest::showsRawHtmlAsText()
{
    int raw = 0;
    for (const SpecExample &example : readSpecExamples(testFile(u"ui/commonmark/spec.txt"_s))) {
        const QStringList tags = readSpecHtml(example.html, example.markdown).rawTags;
        raw += tags.isEmpty() ? 0 : 1;
        const QString said = plainText(parseMarkdown(example.markdown)).simplified().remove(u' ');
        for (const QString &tag : tags) {
            // What is Markdown inside a tag is read as such: it is no tag here.
            if (std::none_of(tag.begin(), tag.end(),
                             [](QChar c) { return u"*\\&`_[]"_s.contains(c); }))
                QVERIFY2(said.contains(tag.simplified().remove(u' ')),
                         qPrintable(tag + u'\n' + said));
        }
    }
    QVERIFY(raw > 40);
}

HIWAR_TEST(CommonMarkTest, QApplication)
#include "tst_commonmark.moc"
