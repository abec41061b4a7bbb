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

/// The dump of Hiwar's blocks with tightness only where `asked` has a value.
QStringList dumpLike(const Blocks &blocks, const QList<std::optional<bool>> &asked)
{
    QList<std::optional<bool>> tight;
    for (qsizetype i = 0; i < blocks.size(); ++i)
        tight << (asked.value(i) ? std::optional(blocks.at(i).tight) : std::nullopt);
    return dumpWith(blocks, tight);
}

/// The examples of the specification that may be read differently: a set for each listed version of
/// md4c, and one for versions without differences. md4c does not report its version.
QList<QSet<int>> differencesOf(const QString &specification)
{
    QFile file(testFile(u"ui/commonmark/differences.txt"_s));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QMap<QString, QSet<int>> listed{{u"always"_s, {}}};
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString &line : lines) {
        const QStringList words = line.split(u' ');
        if (words.size() > 3 && words.first() == specification)
            listed[words.at(2)].insert(words.at(1).toInt());
    }
    QList<QSet<int>> sets;
    for (const QSet<int> &examples : std::as_const(listed))
        sets << listed.value(u"always"_s) + examples;
    return sets;
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
    int supported = 0;
    QMap<int, QString> found;
    for (const SpecExample &example : examples) {
        const WantedBlocks wanted = readSpecHtml(example.html, example.markdown);
        if (!wanted.rawTags.isEmpty())
            continue;
        ++supported;
        const Blocks blocks = parseMarkdown(example.markdown);
        const QStringList is = dumpLike(blocks, wanted.tight);
        const QStringList should = dumpWith(wanted.blocks, wanted.tight);
        if (is != should)
            found[example.number] = u"%1\n%2\nis:\n%3\nshould be:\n%4"_s.arg(
                QString::number(example.number), example.markdown, is.join(u'\n'),
                should.join(u'\n'));
    }
    const QList<int> numbers = found.keys();
    const QSet<int> different(numbers.begin(), numbers.end());
    const auto listed = differencesOf(specification);
    if (!listed.contains(different)) {
        qInfo("%s", qPrintable(found.values().join(u"\n\n"_s)));
        qInfo() << "is different:" << numbers << "may be:" << listed;
    }
    QVERIFY(listed.contains(different));
    QVERIFY2(supported >= least, qPrintable(QString::number(supported)));
    QVERIFY2(found.size() * 100 <= supported * 2, "at most two in a hundred are different");
}

void CommonMarkTest::showsRawHtmlAsText()
{
    int raw = 0;
    for (const SpecExample &example : readSpecExamples(testFile(u"ui/commonmark/spec.txt"_s))) {
        const QStringList tags = readSpecHtml(example.html, example.markdown).rawTags;
        raw += tags.isEmpty() ? 0 : 1;
        const QString said = plainText(parseMarkdown(example.markdown)).simplified().remove(u' ');
        for (const QString &tag : tags) {
            // Markdown inside a tag is rendered: Hiwar does not treat it as a tag.
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
