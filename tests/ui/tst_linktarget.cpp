// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/conversation/message/linktarget.h"

#include <QUrl>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class LinkTargetTest : public TestCase
{
    Q_OBJECT

private slots:
    void knowsWhenWordsNameAnotherHost_data();
    void knowsWhenWordsNameAnotherHost();
    void seesThroughEveryDisguise_data();
    void seesThroughEveryDisguise();
    void asksNothingOfHonestWords_data();
    void asksNothingOfHonestWords();
    void asksWhereATargetHidesItsHost_data();
    void asksWhereATargetHidesItsHost();
    void attachesNothingToAMail_data();
    void attachesNothingToAMail();
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
    // Words that only resemble a host.
    for (const QString &word : {u"Node.js"_s, u"main.cpp"_s, u"e.g."_s, u"version 1.2"_s, u"…"_s,
                                u"a.b"_s, u"settings.json"_s})
        row(word, u"https://example.org/"_s, false);
    // Words that mislead.
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

void LinkTargetTest::seesThroughEveryDisguise_data()
{
    QTest::addColumn<QString>("words");
    const QStringList all{u"google.com⁄login"_s,
                          u"google.com∕login"_s,
                          u"google.com／login"_s,
                          u"https:∕∕google.com"_s,
                          u"https：//google.com"_s,
                          u"google․com"_s,
                          u"googleꓸcom"_s,
                          u"google．com"_s,
                          u"google。com"_s,
                          u"google｡com"_s,
                          u"google‐drive.com"_s,
                          u"google.com's page"_s,
                          u"google.com’s page"_s,
                          u"google.com→login"_s,
                          u"google.com(login)"_s,
                          u"google.com|mail"_s,
                          u"google.com;x"_s,
                          u"google.com,x"_s,
                          u"google.com:x"_s,
                          u"google.com&x"_s,
                          u"google.com_login"_s,
                          u"url=google.com"_s,
                          u"google.com[login]"_s,
                          u"google.com»mail"_s,
                          u"google.com–login"_s,
                          u"google.com\u00A0login"_s,
                          u"goo\u200Bgle.com"_s,
                          u"goo\u00ADgle.com"_s,
                          u"goo\U000E0067gle.com"_s,
                          u"goo\u034Fgle.com"_s,
                          u"goo\uFE0Fgle.com"_s,
                          u"goo\u3164gle.com"_s,
                          u"\u202Emoc.elgoog"_s,
                          u"google.\u200Acom"_s,
                          u"google\u2009.\u2009com"_s,
                          u"𝗀𝗈𝗈𝗀𝗅𝖾.𝖼𝗈𝗆"_s,
                          u"ｇｏｏｇｌｅ．ｃｏｍ"_s,
                          u"ⓖⓞⓞⓖⓛⓔ.ⓒⓞⓜ"_s,
                          u"google.com꞉443"_s,
                          u"google.com∶443/x"_s,
                          u"https:/google.com"_s,
                          u"https:\\\\google.com"_s,
                          u"(https://google.com)"_s,
                          u"see:https://google.com"_s,
                          u"https://google.com→login"_s,
                          u"https://google.com@evil.example/"_s,
                          u"→google.com"_s,
                          u"►google.com◄"_s,
                          u"_google.com_"_s,
                          u"google.com/login?x=y"_s,
                          u"google.com\\login"_s,
                          u"google.com#x"_s,
                          u"google.com?x"_s,
                          u"google.com."_s,
                          u"google.com…"_s,
                          u"“google.com”"_s,
                          u"me@google.com"_s,
                          u"mailto:me@google.com"_s,
                          u"me＠google.com"_s,
                          u"127.0.0.1"_s,
                          u"http://localhost/"_s,
                          u"google.co.uk(login)"_s,
                          u"google.de/x"_s,
                          u"Login:google.com"_s,
                          u"google.com*"_s,
                          u"google.com™"_s,
                          u"google.com+login"_s,
                          u"google.com=login"_s,
                          u"google.com~login"_s,
                          u"google.com%20login"_s,
                          u"«google.com»،"_s,
                          u"google.com、login"_s,
                          u"google.com、"_s,
                          u"例え.テスト(x)"_s,
                          u"GOOGLE.COM(LOGIN)"_s,
                          u"google.com۔"_s,
                          u"google.com⧸login"_s,
                          u"google٫com google.com"_s,
                          u"https://xn--ggle-55da.com"_s,
                          u"google.cоm"_s};
    for (qsizetype i = 0; i < all.size(); ++i)
        QTest::addRow("%d: %s", int(i), qPrintable(all.at(i))) << all.at(i);
}

/// Each of these looks like the address of another host.
void LinkTargetTest::seesThroughEveryDisguise()
{
    QFETCH(QString, words);
    QCOMPARE(namesAnotherHost(words, QUrl(u"https://evil.example/"_s)), true);
}

void LinkTargetTest::asksNothingOfHonestWords_data()
{
    QTest::addColumn<QString>("words");
    const QStringList all{u"the manual"_s,
                          u"github.com"_s,
                          u"https://github.com/a/b"_s,
                          u"www.GitHub.com"_s,
                          u"github.com's page"_s,
                          u"github.com⁄a"_s,
                          u"url=github.com"_s,
                          u"(github.com)"_s,
                          u"github.com."_s,
                          u"«github.com»،"_s,
                          u"github．com"_s,
                          u"https://github.com/x/google.com"_s,
                          u"github.com/x/google.com"_s,
                          u"github.com:443/x"_s,
                          u"Node.js"_s,
                          u"main.cpp"_s,
                          u"e.g."_s,
                          u"z.B."_s,
                          u"version 1.2"_s,
                          u"…"_s,
                          u"a.b"_s,
                          u"settings.json"_s,
                          u"wait…what"_s,
                          u"3.5mm"_s,
                          u"10.30am"_s,
                          u"U.S.A."_s,
                          u"Ph.D."_s,
                          u"docs/readme.md"_s,
                          u"src/main.rs"_s,
                          u"std::vector.size()"_s,
                          u"np.array(x)"_s,
                          u"foo.bar(x).baz()"_s,
                          u"obj.some_attr"_s,
                          u"os.path.join(a, b)"_s,
                          u"paral·lel"_s,
                          u"Paris–Dakar"_s,
                          u"1⁄2"_s,
                          u"½ cup"_s,
                          u"and/or"_s,
                          u"24/7"_s,
                          u"تعلم المزيد"_s,
                          u"اقرأ: الدليل"_s,
                          u"日本語のページ"_s,
                          u"グーグル・マップ"_s,
                          u"Bonjour\u202F!"_s,
                          u"10\u202F000"_s,
                          u"v1.2.3.4"_s,
                          u"foo(bar.py)"_s,
                          u"C++20"_s,
                          u"https://github.com"_s,
                          u"GitHub, Inc."_s,
                          u"§ 4.2"_s,
                          u"Fig.2"_s,
                          u"[1]"_s,
                          u"یہ ایک جملہ ہے۔"_s,
                          u"完了。"_s,
                          u"完了。次へ"_s,
                          u"v2.0-rc.1"_s,
                          u"user@host"_s,
                          u"#include <a.h>"_s,
                          u"Qt 6.4"_s,
                          u"--key=value"_s,
                          u"Rev. 2"_s};
    for (qsizetype i = 0; i < all.size(); ++i)
        QTest::addRow("%d: %s", int(i), qPrintable(all.at(i))) << all.at(i);
}

void LinkTargetTest::asksNothingOfHonestWords()
{
    QFETCH(QString, words);
    QCOMPARE(namesAnotherHost(words, QUrl(u"https://github.com/a/b"_s)), false);
}

void LinkTargetTest::asksWhereATargetHidesItsHost_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("asks");
    const auto row = [](const QString &target, bool asks) {
        QTest::newRow(qPrintable(target)) << target << asks;
    };
    row(u"https://google.com@evil.example/"_s, true);
    row(u"https://google．com@evil.example/"_s, true);
    row(u"https://google%2Ecom@evil.example/"_s, true);
    row(u"https://google%E2%80%A4com@evil.example/"_s, true);
    row(u"https://google@evil.example/"_s, true);
    row(u"https://:google.com@evil.example/"_s, true);
    row(u"https://google.com%2Flogin@evil.example/"_s, true);
    row(u"https://evil.example/@google.com"_s, false); // a path
    row(u"mailto:me@evil.example"_s, false);
}

void LinkTargetTest::asksWhereATargetHidesItsHost()
{
    QFETCH(QString, target);
    QFETCH(bool, asks);
    QCOMPARE(namesAnotherHost(u"here"_s, QUrl(target)), asks);
}

void LinkTargetTest::attachesNothingToAMail_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("opened");
    const auto row = [](const QString &target, const QString &opened) {
        QTest::newRow(qPrintable(target)) << target << opened;
    };
    row(u"mailto:a@example.org"_s, u"mailto:a@example.org"_s);
    row(u"mailto:a@example.org?attach=/etc/passwd"_s, u"mailto:a@example.org"_s);
    row(u"mailto:a@example.org?subject=%26attach%3Dx&Attach=/x&body=a%20b"_s,
        u"mailto:a@example.org?subject=%26attach%3Dx&body=a%20b"_s);
    row(u"mailto:a@example.org?attachment=x&%61ttach=y&bcc=evil@example.com&cc=b@example.org"_s,
        u"mailto:a@example.org?cc=b@example.org"_s);
    row(u"https://example.org/?attach=x"_s, u"https://example.org/?attach=x"_s);
}

void LinkTargetTest::attachesNothingToAMail()
{
    QFETCH(QString, target);
    QFETCH(QString, opened);
    QCOMPARE(openedAddress(QUrl(target)).toString(QUrl::FullyEncoded), opened);
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
