// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/filenames.h"

#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QSet>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QString nameOf(const QString &title)
{
    return safeFileName(title, u"md"_s, [](const QString &) { return false; });
}

} // namespace

class TestFileNames : public TestCase
{
    Q_OBJECT

private slots:
    void namesEveryTitle_data();
    void namesEveryTitle();
    void cutsBetweenCharacters_data();
    void cutsBetweenCharacters();
    void numbersWhatIsTaken();
};

void TestFileNames::namesEveryTitle_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << u"Tea at 5"_s << u"Tea at 5.md"_s;
    QTest::newRow("Arabic") << u"سؤالٌ عن الشاي"_s << u"سؤالٌ عن الشاي.md"_s;
    QTest::newRow("a family") << u"👨‍👩‍👧 x"_s << u"👨‍👩‍👧 x.md"_s;
    QTest::newRow("empty") << QString() << u"Conversation.md"_s;
    QTest::newRow("nothing that is seen") << u" \n\u200E\u202E\0"_s << u"Conversation.md"_s;
    QTest::newRow("up and out") << u"../../etc/passwd"_s << u"etc passwd.md"_s;
    QTest::newRow("dots") << u".."_s << u"Conversation.md"_s;
    QTest::newRow("a Windows path") << u"C:\\x\\..\\y"_s << u"C x .. y.md"_s;
    QTest::newRow("a stream") << u"a:b|c?d*e\"f<g>h"_s << u"a b c d e f g h.md"_s;
    QTest::newRow("hidden") << u".bashrc"_s << u"bashrc.md"_s;
    QTest::newRow("an option") << u"-rf *"_s << u"rf.md"_s;
    QTest::newRow("ends that Windows drops") << u"a. . ."_s << u"a.md"_s;
    QTest::newRow("a device") << u"CON"_s << u"_CON.md"_s;
    QTest::newRow("a device with an ending") << u"nul.txt"_s << u"_nul.txt.md"_s;
    QTest::newRow("a device with another digit") << u"com¹"_s << u"_com¹.md"_s;
    QTest::newRow("no device") << u"console"_s << u"console.md"_s;
    QTest::newRow("turned letters") << u"abc\u202Egnp.exe"_s << u"abc gnp.exe.md"_s;
    QTest::newRow("lines") << u"a\r\nb\u2028c"_s << u"a b c.md"_s;
    QTest::newRow("composed") << u"e\u0301"_s << u"\u00E9.md"_s;
}

void TestFileNames::namesEveryTitle()
{
    QFETCH(const QString, title);
    QFETCH(const QString, name);
    QCOMPARE(nameOf(title), name);
}

void TestFileNames::cutsBetweenCharacters_data()
{
    QTest::addColumn<QString>("character");
    QTest::newRow("one byte") << u"a"_s;
    QTest::newRow("two bytes") << u"س"_s;
    QTest::newRow("three bytes") << u"字"_s;
    QTest::newRow("a letter with its vowel") << u"بِ"_s;
    QTest::newRow("a family") << u"👨‍👩‍👧"_s;
}

void TestFileNames::cutsBetweenCharacters()
{
    QFETCH(const QString, character);
    const QString name = nameOf(character.repeated(300));
    const qsizetype size = name.toUtf8().size();
    QVERIFY(size <= longestFileName);
    QVERIFY(size + character.toUtf8().size() > longestFileName);
    const QString kept = name.chopped(3);
    QCOMPARE(kept, character.repeated(kept.size() / character.size()));
}

void TestFileNames::numbersWhatIsTaken()
{
    QSet<QString> taken;
    const auto isTaken = [&taken](const QString &name) { return taken.contains(name); };
    const QString title = QString(300, u'ä');
    for (int i = 0; i < 120; ++i) {
        const QString name = safeFileName(title, u"md"_s, isTaken);
        QVERIFY(!taken.contains(name));
        QVERIFY(name.toUtf8().size() <= longestFileName);
        taken.insert(name);
    }
    QCOMPARE(safeFileName(u"a"_s, u"md"_s, [](const QString &name) { return name == "a.md"_L1; }),
             u"a 2.md"_s);
}

HIWAR_TEST(TestFileNames, QCoreApplication)
#include "tst_filenames.moc"
