// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/markdown/markdown.h"
#include "ui/markdown/shorttexts.h"

#include <QCoreApplication>
#include <QRandomGenerator>

#include <algorithm>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

bool isShared(const QString &a, const QString &b)
{
    return a == b && a.constData() == b.constData();
}

} // namespace

class ShortTextsTest : public TestCase
{
    Q_OBJECT

private slots:
    void changesNoText();
    void sharesWhatOccursAgain();
    void aSharedTextGrowsAlone();
};

void ShortTextsTest::changesNoText()
{
    ShortTexts texts;
    QRandomGenerator random(5);
    for (int round = 0; round < 5000; ++round) {
        QString text;
        for (int left = random.bounded(40); left > 0; --left)
            text += QChar(u'a' + random.bounded(3));
        QCOMPARE(texts.shared(text), text);
        QVERIFY(isShared(texts.shared(text), texts.shared(QString(text))) || text.size() > 32);
    }
    QVERIFY(texts.shared({}).isEmpty());
    QString roomy = u"few"_s;
    roomy.reserve(1000);
    QVERIFY(texts.shared(roomy).capacity() < 100);
}

void ShortTextsTest::sharesWhatOccursAgain()
{
    const QString piece = u"$a$ and `b` and c@d.e and "_s;
    const Spans spans = parseMarkdown(piece.repeated(3)).constFirst().spans;
    const qsizetype each = 6;
    QVERIFY(spans.size() >= 3 * each - 1);
    for (qsizetype i = 1; i < each; ++i) { // the first is after " and ", not at the beginning
        QVERIFY(isShared(spans.at(i).text, spans.at(each + i).text));
        QVERIFY(isShared(spans.at(i).link, spans.at(each + i).link));
    }
    QVERIFY(std::any_of(spans.cbegin(), spans.cend(),
                        [](const Span &span) { return span.link == u"mailto:c@d.e"_s; }));
}

void ShortTextsTest::aSharedTextGrowsAlone()
{
    const Spans spans = parseMarkdown(u"a&amp;b *c* a *c* a&amp;b *c* a"_s).constFirst().spans;
    QStringList shown;
    for (const Span &span : spans)
        shown << span.text;
    QCOMPARE(shown,
             (QStringList{u"a&b "_s, u"c"_s, u" a "_s, u"c"_s, u" a&b "_s, u"c"_s, u" a"_s}));
}

HIWAR_TEST(ShortTextsTest, QCoreApplication)
#include "tst_shorttexts.moc"
