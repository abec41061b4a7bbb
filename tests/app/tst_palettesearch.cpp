// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/palette/fuzzymatch.h"
#include "app/palette/palettesearch.h"
#include "app/text/foldtext.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QDateTime now = QDateTime::fromString(u"2026-03-01T12:00:00Z"_s, Qt::ISODate);

int match(const QString &typed, const QString &text)
{
    return matchOf(foldText(typed), foldText(text));
}

PaletteEntry entryOf(PaletteKind kind, const QString &title, const QString &place = {},
                     const QDateTime &used = {})
{
    return {.kind = kind, .id = title, .title = title, .place = place, .keys = {}, .used = used};
}

} // namespace

class PaletteSearchTest : public TestCase
{
    Q_OBJECT

private slots:
    void theBetterMatchCountsMore()
    {
        const QString text = u"Find in this conversation"_s;
        const QList<int> falling{match(text, text),      match(u"find"_s, text),
                                 match(u"conv"_s, text), match(u"sation"_s, text),
                                 match(u"fitc"_s, text), match(u"cnvrs"_s, text)};
        for (qsizetype i = 1; i < falling.size(); ++i)
            QVERIFY2(falling.at(i) < falling.at(i - 1), qPrintable(QString::number(i)));
        QVERIFY(falling.constLast() > 0);
        QCOMPARE(match(text, text), bestMatch);
    }

    void matchesNothingByChance()
    {
        QCOMPARE(match(u"xyz"_s, u"Find in this conversation"_s), 0);
        QCOMPARE(match(u"ftn"_s, u"Find in this conversation"_s), 0); // torn apart
        QCOMPARE(match(u"nc"_s, u"once"_s) > 0, true);
        QCOMPARE(match(u"find in this conversation, please"_s, u"find"_s), 0);
        QCOMPARE(match({}, u"find"_s), 0);
    }

    void findsInAnyScript_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("title");
        QTest::newRow("Arabic with marks") << u"رحلة"_s << u"رِحْلَةٌ إلى الشاطئ"_s;
        QTest::newRow("Arabic, alef and ta marbuta") << u"احمد رحله"_s << u"رحلة أحمد"_s;
        QTest::newRow("Arabic, tatweel") << u"سلام"_s << u"ســـلام"_s;
        QTest::newRow("Arabic, letters left out") << u"محدثة"_s << u"محادثة مؤقتة"_s;
        QTest::newRow("Arabic digits") << u"2026"_s << u"خطة ٢٠٢٦"_s;
        QTest::newRow("Chinese") << u"编程"_s << u"学习编程语言"_s;
        QTest::newRow("Thai") << u"ภาษา"_s << u"เรียนภาษาไทย"_s;
        QTest::newRow("Greek") << u"ταξιδι"_s << u"Το ταξίδι μου"_s;
        QTest::newRow("Turkish") << u"ISTANBUL"_s << u"Istanbul gezisi"_s;
        QTest::newRow("accents") << u"francais"_s << u"Leçon de français"_s;
        QTest::newRow("initials") << u"nc"_s << u"New conversation"_s;
    }
    void findsInAnyScript()
    {
        QFETCH(QString, typed);
        QFETCH(QString, title);
        const PaletteSearch search({entryOf(PaletteKind::Conversation, u"Other"_s),
                                    entryOf(PaletteKind::Conversation, title)},
                                   now);
        QCOMPARE(search.matching(typed, 10), QList<qsizetype>{1});
    }

    void allWordsInAnyOrderAlsoOfThePlace()
    {
        const PaletteSearch search({entryOf(PaletteKind::Model, u"gpt-5-mini"_s, u"OpenAI"_s),
                                    entryOf(PaletteKind::Model, u"gpt-5-mini"_s, u"Mirror"_s)},
                                   now);
        QCOMPARE(search.matching(u"mini openai"_s, 10), QList<qsizetype>{0});
        QCOMPARE(search.matching(u"mirror gpt"_s, 10), QList<qsizetype>{1});
        QVERIFY(search.matching(u"mirror openai"_s, 10).isEmpty());
    }

    void whatWasUsedLastIsFirstAmongEquals()
    {
        const PaletteSearch search(
            {entryOf(PaletteKind::Conversation, u"Trip one"_s, {}, now.addDays(-200)),
             entryOf(PaletteKind::Conversation, u"Trip two"_s, {}, now.addSecs(-60)),
             entryOf(PaletteKind::Conversation, u"A trip"_s, {}, now)},
            now);
        const QList<qsizetype> found = search.matching(u"trip"_s, 10);
        QCOMPARE(found.value(0), 1); // before the older one
        QVERIFY(found.indexOf(0) > 0 && found.indexOf(2) > 0);
        QCOMPARE(search.matching(u"trip one"_s, 10).value(0), 0); // but the match counts first
    }

    void recencyFallsAndNeverJumps()
    {
        int last = recencyOf(now.addDays(1), now);
        for (const int hours : {0, 2, 30, 24 * 8, 24 * 40, 24 * 4000}) {
            const int next = recencyOf(now.addSecs(-3600 * hours), now);
            QVERIFY(next <= last && next > 0);
            last = next;
        }
        QCOMPARE(recencyOf({}, now), 0);
    }

    void untypedShowsTheRecentThenAllActions()
    {
        QList<PaletteEntry> entries{entryOf(PaletteKind::Action, u"Never used"_s),
                                    entryOf(PaletteKind::Action, u"Just used"_s, {}, now),
                                    entryOf(PaletteKind::Model, u"a model"_s)};
        for (int i = 0; i < 20; ++i)
            entries << entryOf(PaletteKind::Conversation, QString::number(i), {},
                               now.addSecs(-60 * (i + 1)));
        const PaletteSearch search(entries, now);
        const QList<qsizetype> shown = search.matching(u"  "_s, 100);
        QCOMPARE(shown.size(), PaletteSearch::mostRecent + 1);
        QCOMPARE(shown.constFirst(), 1);
        QCOMPARE(shown.constLast(), 0);
        QCOMPARE(search.matching({}, 3).size(), 3);
    }

    void isLimitedToTheBest()
    {
        QList<PaletteEntry> entries;
        for (int i = 0; i < 500; ++i)
            entries << entryOf(PaletteKind::Conversation, u"Note %1"_s.arg(i));
        entries << entryOf(PaletteKind::Conversation, u"Note"_s);
        const QList<qsizetype> found = PaletteSearch(entries, now).matching(u"note"_s, 10);
        QCOMPARE(found.size(), 10);
        QCOMPARE(found.constFirst(), 500);
    }
};

HIWAR_TEST(PaletteSearchTest, QCoreApplication)
#include "tst_palettesearch.moc"
