// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/hostilemarkdown.h"
#include "tests/ui/markdowndump.h"

#include <QApplication>
#include <QRegularExpression>

#include <algorithm>
#include <ctime>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

/// Processor time of parsing the text, per character, because others may be using the processor.
double costOf(const QString &text)
{
    double best = 1e9;
    for (int round = 0; round < 3; ++round) {
        const std::clock_t start = std::clock();
        const Blocks blocks = parseMarkdown(text);
        best = std::min(best, double(std::clock() - start) / double(text.size()));
        if (blocks.isEmpty())
            return -1;
    }
    return best;
}

QString hostileText(const char *name, qsizetype size)
{
    for (const HostileText &hostile : hostileTexts(size)) {
        if (qstrcmp(hostile.name, name) == 0)
            return hostile.text;
    }
    return {};
}

} // namespace

/// md4c's own detection differs between versions, so Hiwar does not use it.
class MailAddressesTest : public TestCase
{
    Q_OBJECT

private slots:
    void findsThem_data();
    void findsThem();
    void takesATimeThatGrowsWithTheText_data();
    void takesATimeThatGrowsWithTheText();
};

void MailAddressesTest::findsThem_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("blocks");
    // In `blocks` "<a@b.c@>" stands for "<a@b.c@mailto:a@b.c>".
    const auto row = [](const char *name, const QString &text, QStringList blocks) {
        static const QRegularExpression mail(u"<([^<>]*)@>"_s);
        QTest::newRow(name) << text << blocks.replaceInStrings(mail, u"<\\1@mailto:\\1>"_s);
    };
    row("alone", u"me@d.org"_s, {u"P:<me@d.org@>"_s});
    row("in a sentence", u"(me@d.org), me@d.org... [me@d.org]! me@d.org."_s,
        {u"P:(<me@d.org@>), <me@d.org@>... [<me@d.org@>]! <me@d.org@>."_s});
    row("one after the other", u"me@d.co.uk,you@d.org;he@d.org\nshe@d.org"_s,
        {u"P:<me@d.co.uk@>,<you@d.org@>;<he@d.org@> <she@d.org@>"_s});
    row("what a name may hold", u"a.b-c_d+e@a.b _bot@x.org a_b_c@d.org me2@d.org"_s,
        {u"P:<a.b-c_d+e@a.b@> <_bot@x.org@> <a_b_c@d.org@> <me2@d.org@>"_s});
    row("what a host may hold", u"a@b_c.d-e.f hello@mail+xyz.example a@d.org/x?y"_s,
        {u"P:<a@b_c.d-e.f@> hello@mail+xyz.example <a@d.org@>/x?y"_s});
    row("what no host ends with", u"a@b.c- a@b.c_ a@b..c react@18.2.0"_s,
        {u"P:a@b.c- a@b.c_ a@b..c react@18.2.0"_s});
    row("not named", u"@b.c ...@b.c -@b.c a@b a@b. a@ a@-b.c"_s,
        {u"P:@b.c ...@b.c -@b.c a@b a@b. a@ a@-b.c"_s});
    row("dots before it", u"...me@d.org"_s, {u"P:...<me@d.org@>"_s});
    row("more than one sign", u"a@b.c@d.e @me@d.org"_s, {u"P:a@b.c@d.e @me@d.org"_s});
    row("part of an address",
        u"ssh://git@d.org/x https://me@d.org/x https://x.org/@me@d.org c/d@e.f mailto:me@d.org"_s,
        {u"P:ssh://git@d.org/x https://me@d.org/x "
         "<https://x.org/@me@d.org@https://x.org/@me@d.org> c/d@e.f mailto:<me@d.org@>"_s});
    row("emphasised", u"*me@d.org* **me@d.org** _me@d.org_ __me@d.org__ ~~me@d.org~~"_s,
        {u"P:i<me@d.org@> b<me@d.org@> i<me@d.org@> b<me@d.org@> s<me@d.org@>"_s});
    row("emphasised with more", u"_me@d.org and me_ **me**@d.org"_s,
        {u"P:i<me@d.org@>i< and me> b<me>@d.org"_s});
    row("as GitHub reads it", u"me\\@d.org me&#64;d.org me\\_x@d.org"_s,
        {u"P:<me@d.org@> <me@d.org@> <me_x@d.org@>"_s});
    row("in code", u"`me@d.org`\n\n    me@d.org\n\n```\nme@d.org\n```"_s,
        {u"P:c<me@d.org>"_s, u"C():me@d.org"_s, u"C():me@d.org"_s});
    row("in a link", u"[see me@d.org now](https://x.org) <me@d.org>"_s,
        {u"P:<see me@d.org now@https://x.org> <me@d.org@>"_s});
    row("in a link that may not be followed", u"[me@d.org](javascript:x)"_s, {u"P:<me@d.org@>"_s});
    row("in a link's name", u"[me@d.org]\n\n[me@d.org]: https://x.org"_s,
        {u"P:<me@d.org@https://x.org>"_s});
    row("in a picture", u"![me@d.org](https://x.org/i.png)"_s,
        {u"P:p<[me@d.org · x.org]@https://x.org/i.png>"_s});
    row("in a formula", u"$me@d.org$ \\(me@d.org\\) me[^1]@d.org\n\n[^1]: x"_s,
        {u"P:f<$me@d.org$> f<\\(me@d.org\\)> men<1>@d.org"_s, u"P:n<1> x"_s});
    row("in a heading, an item and a cell",
        u"# me@d.org\n\n- me@d.org\n\n|a@b.c|b|\n|-|-|\n|c@d.e|`f@g.h`|"_s,
        {u"H1:<me@d.org@>"_s, u"* P:<me@d.org@>"_s, u"T(nn)[<a@b.c@>|b][<c@d.e@>|c<f@g.h>]"_s});
    row("over a line end", u"me@\nd.org"_s, {u"P:me@ d.org"_s});
    row("of other languages", u"müller@x.de me@bücher.de محمد@مثال.شبكة 我@例子.广告"_s,
        {u"P:<müller@x.de@> <me@bücher.de@> <محمد@مثال.شبكة@> <我@例子.广告@>"_s});
    row("between words of other languages", u"联系me@d.org。me@d.orgです إلىme@d.org، ①me@d.org"_s,
        {u"P:联系<me@d.org@>。<me@d.org@>です إلى<me@d.org@>، ①<me@d.org@>"_s});
    const QString longest = QString(320 - 6, u'a') + u"@b.org"_s;
    row("as long as any", longest + u" a"_s + longest, {u"P:<"_s + longest + u"@> a"_s + longest});
}

void MailAddressesTest::findsThem()
{
    QFETCH(const QString, text);
    QFETCH(const QStringList, blocks);
    QCOMPARE(dump(parseMarkdown(text)), blocks);
}

void MailAddressesTest::takesATimeThatGrowsWithTheText_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char *name :
         {"@", "@ alone", "mail addresses", "a mail name without end", "a mail host without end"})
        QTest::newRow(name) << QByteArray(name);
}

void MailAddressesTest::takesATimeThatGrowsWithTheText()
{
    QFETCH(const QByteArray, name);
    constexpr qsizetype kilobyte = 1024;
    const double few = costOf(hostileText(name.constData(), 8 * kilobyte));
    const double many = costOf(hostileText(name.constData(), 128 * kilobyte));
    QVERIFY(few > 0);
    QVERIFY2(many < 4 * few, qPrintable(QString::number(many / few))); // 16 if it were quadratic
}

HIWAR_TEST(MailAddressesTest, QApplication)
#include "tst_mailaddresses.moc"
