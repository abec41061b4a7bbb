// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/conversation/linktarget.h"

#include <QUrl>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class LinkTargetTest : public TestCase
{
    Q_OBJECT

private slots:
    void knowsWhenWordsNameAnotherHost_data();
    void knowsWhenWordsNameAnotherHost();
    void showsTheAddressThatIsAskedFor_data();
    void showsTheAddressThatIsAskedFor();
};

void LinkTargetTest::knowsWhenWordsNameAnotherHost_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("differs");
    const auto row = [](const QString &words, const QString &target, bool differs) {
        QTest::newRow(qPrintable(words + u" > "_s + target)) << words << target << differs;
    };
    row(u"the manual"_s, u"https://example.org/"_s, false);
    row(u"example.org"_s, u"https://example.org/a"_s, false);
    row(u"https://example.org/a"_s, u"https://example.org/b"_s, false);
    row(u"www.Example.org"_s, u"https://example.org/"_s, false);
    row(u"example.org."_s, u"https://example.org/"_s, false);
    row(u"«example.org»،"_s, u"https://example.org/"_s, false);
    row(u"example.org:8080"_s, u"https://example.org:8080/"_s, false);
    row(u"me@example.org"_s, u"mailto:me@example.org"_s, false);
    row(u"john.smith@example.org"_s, u"mailto:john.smith@example.org"_s, false);
    row(u"münchen.de"_s, u"https://xn--mnchen-3ya.de/"_s, false);
    row(u"مثال.إختبار"_s, u"https://xn--mgbh0fb.xn--kgbechtv/"_s, false);
    // Words that only look a little like a host.
    for (const QString &word : {u"Node.js"_s, u"main.cpp"_s, u"e.g."_s, u"version 1.2"_s, u"…"_s,
                                u"a.b"_s, u"settings.json"_s})
        row(word, u"https://example.org/"_s, false);
    // And those that mislead.
    row(u"bank.com"_s, u"https://evil.org/"_s, true);
    row(u"https://bank.com/login"_s, u"https://evil.org/login"_s, true);
    row(u"sign in at bank.com now"_s, u"https://evil.org/"_s, true);
    row(u"bank.com"_s, u"https://bank.com.evil.org/"_s, true);
    row(u"bank.com"_s, u"https://login.bank.com/"_s, true);
    row(u"bank.com"_s, u"https://bank.com@evil.org/"_s, true);
    row(u"click here"_s, u"https://bank.com@evil.org/"_s, true);
    row(u"https://bank.com@evil.org/"_s, u"https://evil.org/"_s, true);
    row(u"https://bank.com\\@evil.org"_s, u"https://evil.org/"_s, true);
    row(u"apple.com"_s, u"https://xn--pple-43d.com/"_s, true); // its first letter is Cyrillic
    row(u"bank。com"_s, u"https://evil.org/"_s, true);
    row(u"ban\u200bk.com"_s, u"https://evil.org/"_s, true);
    row(u"127.0.0.1"_s, u"https://evil.org/"_s, true);
    row(u"http://localhost/"_s, u"https://evil.org/"_s, true);
    row(u"me@bank.com"_s, u"mailto:me@evil.org"_s, true);
    row(u"me@bank.com"_s, u"https://evil.org/"_s, true);
    row(u"HTTPS://BANK.COM"_s, u"https://evil.org/"_s, true);
}

void LinkTargetTest::knowsWhenWordsNameAnotherHost()
{
    QFETCH(QString, words);
    QFETCH(QString, target);
    QFETCH(bool, differs);
    QCOMPARE(namesAnotherHost(words, QUrl(target)), differs);
}

void LinkTargetTest::showsTheAddressThatIsAskedFor_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << u"https://example.org/a?b=c#d"_s << u"https://example.org/a?b=c#d"_s;
    QTest::newRow("mail") << u"mailto:me@example.org"_s << u"mailto:me@example.org"_s;
    QTest::newRow("path in Arabic")
        << u"https://ar.example.org/%D8%B3%D9%84%D8%A7%D9%85"_s << u"https://ar.example.org/سلام"_s;
    QTest::newRow("path that turns round")
        << u"https://example.org/%E2%80%AEgpj"_s << u"https://example.org/%E2%80%AEgpj"_s;
    QTest::newRow("mixed letters")
        << u"https://аpple.com/x"_s << u"https://xn--pple-43d.com/x (аpple.com)"_s;
    QTest::newRow("umlaut") << u"https://münchen.de/"_s
                            << u"https://xn--mnchen-3ya.de/ (münchen.de)"_s;
}

void LinkTargetTest::showsTheAddressThatIsAskedFor()
{
    QFETCH(QString, target);
    QFETCH(QString, shown);
    QCOMPARE(shownAddress(QUrl(target)), shown);
}

HIWAR_TEST(LinkTargetTest, QCoreApplication)
#include "tst_linktarget.moc"
