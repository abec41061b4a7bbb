// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text in any encoding.
#include "app/reader/textfile.h"
#include "tests/app/reader/readercase.h"

#include <QStringEncoder>

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

    /// What people have in old files, a sentence or two each.
    void guesses_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char *encoding, const QString &text) {
            QTest::newRow(encoding) << text;
        };
        row("ISO-8859-6", u"مرحبا بالعالم. هذه رسالة قصيرة عن الطقس في المدينة."_s);
        row("windows-1250",
            u"Litwo, Ojczyzno moja! ty jesteś jak zdrowie. Ile cię trzeba cenić."_s);
        row("ISO-8859-2", u"Příliš žluťoučký kůň úpěl ďábelské ódy. Dnes je hezké počasí."_s);
        row("windows-1251", u"Сегодня хорошая погода, и мы пойдём гулять в парк у реки."_s);
        row("KOI8-R", u"Сегодня хорошая погода, и мы пойдём гулять в парк у реки."_s);
        row("IBM866", u"Сегодня хорошая погода, и мы пойдём гулять в парк у реки."_s);
        row("windows-1252", u"Aujourd’hui il fait beau, et l’élève est déjà près de la forêt."_s);
        row("ISO-8859-7", u"Σήμερα ο καιρός είναι καλός και θα πάμε μια βόλτα στο πάρκο."_s);
        row("windows-1255", u"היום מזג האוויר נעים ונלך לטייל בפארק ליד האגם עם הילדים."_s);
        row("TIS-620", u"วันนี้อากาศดีมาก เราจะไปเดินเล่นที่สวนสาธารณะ"_s);
        row("Big5", u"今天天氣很好，我們一起去公園散步。孩子們在湖邊餵鴨子。"_s);
        row("Shift_JIS",
            u"今日は天気がいいので、公園を散歩しましょう。子供たちは池でアヒルに餌をやっています。"_s);
        row("EUC-JP",
            u"今日は天気がいいので、公園を散歩しましょう。子供たちは池でアヒルに餌をやっています。"_s);
        row("windows-949",
            u"오늘은 날씨가 좋아서 공원에서 산책을 합시다. 아이들은 호수에 있습니다."_s);
    }
    void guesses()
    {
        QFETCH(const QString, text);
        QStringEncoder encoder(QTest::currentDataTag());
        if (!encoder.isValid())
            QSKIP("Qt was built without ICU");
        const QByteArray bytes = encoder.encode(text);
        QVERIFY(isText(bytes));
        const auto reading = readTextFile(bytes, {}, 10000);
        QVERIFY(reading.has_value());
        QCOMPARE(reading->sections.first().text, text);
        QCOMPARE(reading->encoding, QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(reading->notes, QList{ReadNote::GuessedEncoding});
    }

    void tellsHalfACharacterAtTheEnd_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("UTF-8") << "a\xe2\x82"_ba;
        QTest::newRow("UTF-16LE") << "a\0b"_ba;
        QTest::newRow("UTF-32LE") << "a\0\0\0b\0"_ba;
    }
    void tellsHalfACharacterAtTheEnd()
    {
        QFETCH(const QByteArray, bytes);
        const auto reading = readTextFile(bytes, QString::fromLatin1(QTest::currentDataTag()), 99);
        QCOMPARE(reading->sections.first().text, u"a\ufffd"_s);
        QCOMPARE(reading->notes, QList{ReadNote::SomeUnreadable});
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
