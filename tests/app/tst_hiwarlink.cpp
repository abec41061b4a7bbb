// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/hiwarlink.h"

#include "tests/support/testcase.h"

#include <QUrl>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class HiwarLinkTest : public TestCase
{
    Q_OBJECT

private slots:
    void isRead_data()
    {
        QTest::addColumn<QString>("link");
        QTest::addColumn<bool>("isNew");
        QTest::addColumn<bool>("isTemporary");
        QTest::addColumn<QString>("text");

        QTest::newRow("the window") << u"hiwar:"_s << false << false << QString();
        QTest::newRow("new") << u"hiwar://new"_s << true << false << QString();
        QTest::newRow("new, no slashes") << u"hiwar:new"_s << true << false << QString();
        QTest::newRow("new, with a slash") << u"hiwar://new/"_s << true << false << QString();
        QTest::newRow("capitals") << u"HIWAR://New"_s << true << false << QString();
        QTest::newRow("text") << u"hiwar://new?text=What%20is%202%2B2%3F"_s << true << false
                              << u"What is 2+2?"_s;
        QTest::newRow("a form's blanks") << u"hiwar://new?text=a+b"_s << true << false << u"a b"_s;
        QTest::newRow("more than ASCII")
            << u"hiwar://new?text=%D8%AD%D9%88%D8%A7%D8%B1"_s << true << false << u"حوار"_s;
        QTest::newRow("lines") << u"hiwar://new?text=a%0D%0Ab%09c"_s << true << false
                               << u"a\nb\tc"_s;
        QTest::newRow("no controls")
            << u"hiwar://new?text=a%00%1B%5B31mb"_s << true << false << u"a[31mb"_s;
        const auto hidden = [](const char *name, const QString &text, const QString &seen) {
            QTest::newRow(name) << u"hiwar://new?text="_s +
                                       QString::fromLatin1(QUrl::toPercentEncoding(text))
                                << true << false << seen;
        };
        hidden("no overrides", u"a\u202Eb\u202C\u2066c\u2069\u200Fd\u061Ce"_s, u"abcde"_s);
        hidden("no tag letters", u"a\U000E0041\U000E0042b"_s, u"ab"_s);
        hidden("no unseen letters", u"a\u200B\u2060\u3164\u115F\uFFA0\u00AD\u034Fb"_s, u"ab"_s);
        hidden("no unseen marks", u"a\uFE00\U000E0100\U000E01EFb"_s, u"ab"_s);
        hidden("no run of joiners", u"a\u200C\u200D\u200C\u200Db"_s, u"a\u200Cb"_s);
        hidden("Persian", u"می\u200Cخواهم"_s, u"می\u200Cخواهم"_s);
        hidden("emoji", u"👩\u200D👧 ❤\uFE0F"_s, u"👩\u200D👧 ❤\uFE0F"_s);
        hidden("a byte order mark", u"\uFEFFa"_s, u"a"_s);
        QTest::newRow("temporary") << u"hiwar://temporary?text=x"_s << false << true << u"x"_s;
    }
    void isRead()
    {
        QFETCH(QString, link);
        QVERIFY(isHiwarLink(link));
        const WindowOptions options = readHiwarLink(link);
        QVERIFY(!options.linkFault);
        QVERIFY(options.isLinked);
        QTEST(options.startNew, "isNew");
        QTEST(options.temporary, "isTemporary");
        QTEST(options.text, "text");
    }

    void choosesNoProfileAndNoAddress()
    {
        const WindowOptions options =
            readHiwarLink(u"hiwar://new?profile=costly&base_url=http://evil.example&text=x"_s);
        QCOMPARE(options.profile, QString());
        QCOMPARE(options.text, u"x"_s);
    }

    void namesAMessage()
    {
        const WindowOptions options = readHiwarLink(u"hiwar://message/5b1f6c1e-0000"_s);
        QVERIFY(!options.linkFault && options.isLinked && !options.startNew);
        QCOMPARE(options.message, u"5b1f6c1e-0000"_s);
        for (const QString &other :
             {u"hiwar://message"_s, u"hiwar://message/a/b"_s, u"hiwar://message/a?text=x"_s,
              u"hiwar://message/a%20b"_s, u"hiwar://x@message/a"_s,
              u"hiwar://message/"_s + QString(65, u'a')}) {
            QVERIFY2(readHiwarLink(other).message.isEmpty(), qPrintable(other));
            QVERIFY2(readHiwarLink(other).linkFault, qPrintable(other));
        }
    }

    void whatIsNotKnownIsTold_data()
    {
        QTest::addColumn<QString>("link");
        QTest::newRow("another word") << u"hiwar://settings?key=x"_s;
        QTest::newRow("a deeper path") << u"hiwar://new/profile"_s;
        QTest::newRow("no address") << u"hiwar://["_s;
        QTest::newRow("too long") << u"hiwar://new?text="_s + QString(70'000, u'a');
    }
    void whatIsNotKnownIsTold()
    {
        QFETCH(QString, link);
        const WindowOptions options = readHiwarLink(link);
        QVERIFY(options.linkFault);
        QVERIFY(describe(*options.linkFault).endsWith(u'.'));
        QVERIFY(!options.startNew && !options.temporary);
        QCOMPARE(options.text, QString());
    }

    void comesThroughTheCommandLine()
    {
        const auto command = parseCommandLine({u"hiwar://new?text=x"_s});
        QVERIFY(command);
        QCOMPARE(std::get<WindowOptions>(*command).text, u"x"_s);
        QVERIFY(std::get<WindowOptions>(*command).startNew);
    }
};

HIWAR_TEST(HiwarLinkTest, QCoreApplication)
#include "tst_hiwarlink.moc"
