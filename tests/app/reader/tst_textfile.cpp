// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text in any encoding.
#include "app/reader/textfile.h"
#include "tests/app/reader/readercase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

class TextFileTest : public ReaderCase
{
    Q_OBJECT

private slots:
    void finds_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("encoding");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isGuessed");
        const auto row = [](const char *name, const QByteArray &bytes, const QString &encoding,
                            const QString &text, bool isGuessed) {
            QTest::newRow(name) << bytes << encoding << text << isGuessed;
        };
        row("ascii", "a\r\nb\rc\n", u"UTF-8"_s, u"a\nb\nc\n"_s, false);
        row("utf-8", u"مرحبا 你好"_s.toUtf8(), u"UTF-8"_s, u"مرحبا 你好"_s, false);
        row("marked utf-8",
            "\xef\xbb\xbf"
            "a",
            u"UTF-8"_s, u"a"_s, false);
        row("marked utf-16", QByteArray("\xfe\xff\0a\0b", 6), u"UTF-16BE"_s, u"ab"_s, false);
        row("marked utf-32", QByteArray("\xff\xfe\0\0a\0\0\0", 8), u"UTF-32LE"_s, u"a"_s, false);
        row("wide.txt", taskOf(u"wide.txt"_s).bytes, u"UTF-16LE"_s, u"Hello in sixteen bits\n"_s,
            true);
        row("arabic.txt", taskOf(u"arabic.txt"_s).bytes, u"windows-1256"_s,
            u"مرحبا بالعالم. هذه رسالة قصيرة عن الطقس في المدينة، وقد كتبها رجل لا يعرف يونيكود.\n"_s,
            true);
        row("chinese.txt", taskOf(u"chinese.txt"_s).bytes, u"GB18030"_s,
            u"今天天气很好，我们一起去公园散步。孩子们在湖边喂鸭子，老人们在树下下棋。\n"_s, true);
    }
    void finds()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, encoding);
        QFETCH(QString, text);
        QFETCH(bool, isGuessed);
        QVERIFY(isText(bytes));
        const auto reading = readTextFile(bytes, {}, 10000);
        QVERIFY(reading.has_value());
        QCOMPARE(reading->encoding, encoding);
        QCOMPARE(reading->sections.size(), 1);
        QCOMPARE(reading->sections.first().text, text);
        QCOMPARE(reading->notes.contains(ReadNote::GuessedEncoding), isGuessed);
        QVERIFY(!reading->notes.contains(ReadNote::Cut));
    }

    void takesTheChosenEncoding()
    {
        const QByteArray bytes = "\xe3\xe4"; // too short to be known
        QCOMPARE(readTextFile(bytes, u"windows-1256"_s, 99)->sections.first().text, u"من"_s);
        const auto reading = readTextFile(bytes, u"ISO-8859-1"_s, 99);
        QCOMPARE(reading->sections.first().text, u"ãä"_s);
        QCOMPARE(reading->encoding, u"ISO-8859-1"_s);
        QCOMPARE(reading->notes, QList<ReadNote>());
        QCOMPARE(readTextFile(bytes, u"nonsense"_s, 99).error(), ReaderFault::UnknownKind);
    }

    void saysWhatIsNotThere()
    {
        const auto broken = readTextFile("ab\xff"
                                         "cd",
                                         u"UTF-8"_s, 99);
        QCOMPARE(broken->sections.first().text, u"ab\ufffdcd"_s);
        QCOMPARE(broken->notes, QList{ReadNote::SomeUnreadable});
        const auto cut = readTextFile(u"ab😀cd"_s.toUtf8(), {}, 3);
        QCOMPARE(cut->sections.first().text, u"ab"_s); // no half of a pair
        QCOMPARE(cut->notes, QList{ReadNote::Cut});
    }

    void obeysNoControlCharacter()
    {
        const auto reading = readTextFile("a\x1b[31mb\tc\x08"
                                          "d\x7f",
                                          {}, 99);
        QCOMPARE(reading->sections.first().text, u"a␛[31mb\tc␈d␡"_s);
    }

    void readsPastItsPieces()
    {
        QString text;
        while (text.size() < 300'000)
            text += u"سطر 😀 行 line\n"_s;
        const QByteArray wide(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
        QCOMPARE(readTextFile(text.toUtf8(), {}, 1'000'000)->sections.first().text, text);
        QCOMPARE(readTextFile(wide, u"UTF-16LE"_s, 1'000'000)->sections.first().text, text);
    }
};

HIWAR_TEST(TextFileTest, QCoreApplication)
#include "tst_textfile.moc"
