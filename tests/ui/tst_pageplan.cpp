// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/print/pageplan.h"

#include <QRandomGenerator>

#include <algorithm>
#include <numeric>

using namespace Hiwar;

namespace {

constexpr int pageHeight = 100;

Flow words(int lines, int gap = 0)
{
    return {.gap = gap, .strips = QList<int>(lines, 10)};
}

Flow heading(int gap = 0)
{
    return {.gap = gap, .strips = {10}, .introduces = true};
}

Flow code(int lines)
{
    return {.strips = QList<int>(lines, 10), .prefersWhole = true};
}

Flow table(int rows)
{
    return {.strips = QList<int>(rows, 10), .repeatsFirst = true};
}

struct Place
{
    int flow = 0;
    int strip = 0;
    int page = 0;
    int top = 0;
    int bottom = 0;
    bool repeats = false;
};

QList<Place> placesOf(const QList<Flow> &flows, const PagePlan &plan)
{
    QList<Place> out;
    for (const PlacedRun &run : plan.runs) {
        const QList<int> &strips = flows.at(run.flow).strips;
        int y = run.top + (run.repeatsFirst ? strips.first() : 0);
        for (int i = run.first; i < run.first + run.count; ++i) {
            const int bottom = y + qRound(strips.at(i) * run.scale);
            out.append({run.flow, i, run.page, y, bottom, run.repeatsFirst && i == run.first});
            y = bottom;
        }
    }
    return out;
}

/// "4+2 | 3": the number of strips of each flow, page by page.
QString shape(const PagePlan &plan)
{
    QStringList pages{QString()};
    for (const PlacedRun &run : plan.runs) {
        while (pages.size() <= run.page)
            pages.append(QString());
        QString &page = pages[run.page];
        page += (page.isEmpty() ? QString() : QStringLiteral("+")) +
                (run.repeatsFirst ? QStringLiteral("again ") : QString()) +
                QString::number(run.count);
    }
    return pages.join(QStringLiteral(" | "));
}

QList<Flow> someFlows(QRandomGenerator &random)
{
    QList<Flow> flows;
    const int count = random.bounded(1, 12);
    for (int i = 0; i < count; ++i) {
        Flow flow{.gap = random.bounded(0, 20)};
        const int strips =
            random.bounded(0, 10) == 0 ? random.bounded(0, 60) : random.bounded(1, 9);
        for (int s = 0; s < strips; ++s)
            flow.strips.append(random.bounded(0, 40) == 0 ? random.bounded(0, 300)
                                                          : random.bounded(1, 25));
        flow.introduces = random.bounded(0, 4) == 0;
        flow.prefersWhole = random.bounded(0, 4) == 0;
        flow.repeatsFirst = random.bounded(0, 4) == 0;
        flows.append(flow);
    }
    return flows;
}

} // namespace

class PagePlanTest : public TestCase
{
    Q_OBJECT

private slots:
    void breaksWhereItMay_data();
    void breaksWhereItMay();
    void leavesOutTheGapAtTheTopOfAPage();
    void goesOnWhereTheLastMessageEnded();
    void shrinksWhatIsTallerThanAPage();
    void putsEveryStripOnOnePage();
    void planningInPiecesIsPlanningAtOnce();
};

void PagePlanTest::breaksWhereItMay_data()
{
    QTest::addColumn<QList<Flow>>("flows");
    QTest::addColumn<QString>("pages");
    const auto row = [](const char *name, const QList<Flow> &flows, const char *pages) {
        QTest::newRow(name) << flows << QString::fromLatin1(pages);
    };
    row("all of it fits", {words(4), words(6)}, "4+6");
    row("a page is filled", {words(15)}, "10 | 5");
    row("no last line alone on the next page", {words(11)}, "9 | 2");
    row("no first line alone at the end", {words(9), words(5)}, "9 | 5");
    row("three lines stay together", {words(8), words(3)}, "8 | 3");
    row("four lines part in the middle", {words(8), words(4)}, "8+2 | 2");
    row("a heading never ends a page", {words(9), heading(), words(4)}, "9 | 1+4");
    row("nor with one line of what follows", {words(8), heading(), words(4)}, "8 | 1+4");
    row("but with two", {words(7), heading(), words(4)}, "7+1+2 | 2");
    row("two headings stay with the text", {words(7), heading(), heading(), words(4)}, "7 | 1+1+4");
    row("a heading before two short paragraphs", {words(8), heading(), words(1), words(1)},
        "8 | 1+1+1");
    row("a heading at the very end", {words(10), heading()}, "10 | 1");
    row("short code moves as a whole", {words(6), code(5)}, "6 | 5");
    row("with the name before it", {words(5), heading(), code(5)}, "5 | 1+5");
    row("longer code parts between lines", {words(6), code(6)}, "6+4 | 2");
    row("code of many pages", {words(5), code(25)}, "5+5 | 10 | 10");
    row("a table's heading comes again", {table(15)}, "10 | again 5");
    row("and again", {table(25)}, "10 | again 9 | again 6");
    row("a table's heading does not stay alone", {words(9), table(3)}, "9 | 3");
    row("a table's last row may", {words(7), table(4)}, "7+3 | again 1");
    row("nothing", {}, "");
    row("something empty", {Flow(), words(2), Flow()}, "2");
}

void PagePlanTest::breaksWhereItMay()
{
    QFETCH(const QList<Flow>, flows);
    QTEST(shape(planPages(flows, pageHeight)), "pages");
}

void PagePlanTest::leavesOutTheGapAtTheTopOfAPage()
{
    const PagePlan plan = planPages({words(5, 7), words(1, 7), words(5, 7)}, pageHeight);
    QCOMPARE(plan.runs.at(0).top, 0);
    QCOMPARE(plan.runs.at(1).top, 57);
    QCOMPARE(plan.runs.at(1).gap, 7);
    QCOMPARE(plan.runs.at(2).page, 0);
    QCOMPARE(plan.runs.at(2).count, 2);
    QCOMPARE(plan.runs.at(3).page, 1);
    QCOMPARE(plan.runs.at(3).top, 0);
    const PagePlan full = planPages({words(10), words(2, 7)}, pageHeight);
    QCOMPARE(full.runs.at(1).page, 1);
    QCOMPARE(full.runs.at(1).top, 0);
    QCOMPARE(full.runs.at(1).gap, 0);
}

void PagePlanTest::goesOnWhereTheLastMessageEnded()
{
    const PagePlan plan = planPages({words(4, 5)}, pageHeight, 60);
    QCOMPARE(plan.runs.at(0).top, 65);
    QCOMPARE(plan.runs.at(0).count, 2);
    QCOMPARE(plan.pages, 1);
    QCOMPARE(plan.used, 20);
    QCOMPARE(planPages({}, pageHeight, 60).used, 60);
}

void PagePlanTest::shrinksWhatIsTallerThanAPage()
{
    const PagePlan plan = planPages({words(2), {.strips = {10, 400, 10}}}, pageHeight);
    QCOMPARE(shape(plan), u"2+1 | 1 | 1");
    QCOMPARE(plan.runs.at(2).scale, 0.25);
    QCOMPARE(plan.runs.at(2).top, 0);
    QCOMPARE(plan.runs.at(3).scale, 1.0);
    QCOMPARE(planPages({words(3)}, 0).pages, 2); // even a page height of 0 terminates
}

void PagePlanTest::putsEveryStripOnOnePage()
{
    QRandomGenerator random(11);
    for (int round = 0; round < 3000; ++round) {
        const QList<Flow> flows = someFlows(random);
        const int used = random.bounded(0, pageHeight + 1);
        const PagePlan plan = planPages(flows, pageHeight, used);
        const QList<Place> places = placesOf(flows, plan);
        qsizetype next = 0;
        int page = 0;
        int end = used;
        for (int f = 0; f < int(flows.size()); ++f) {
            for (int s = 0; s < int(flows.at(f).strips.size()); ++s, ++next) {
                QVERIFY(next < places.size());
                const Place &position = places.at(next);
                QCOMPARE(position.flow, f);
                QCOMPARE(position.strip, s);
                QVERIFY(position.page == page || position.page == page + 1);
                const int least = position.page == page ? end : 0;
                const int repeated = position.repeats ? flows.at(f).strips.first() : 0;
                QVERIFY(position.top - repeated >= least);
                QVERIFY(position.bottom <= std::max(pageHeight, used));
                page = position.page;
                end = position.bottom;
            }
        }
        QCOMPARE(next, places.size());
        QCOMPARE(plan.pages, page);
        QCOMPARE(plan.used, places.isEmpty() ? used : end);
    }
}

void PagePlanTest::planningInPiecesIsPlanningAtOnce()
{
    QRandomGenerator random(12);
    for (int round = 0; round < 500; ++round) {
        QList<Flow> first = someFlows(random);
        first.append(words(2)); // headings and names never end a message
        const QList<Flow> second = someFlows(random);
        const PagePlan whole = planPages(first + second, pageHeight);
        const PagePlan begun = planPages(first, pageHeight);
        const PagePlan rest = planPages(second, pageHeight, begun.used);
        QCOMPARE(begun.pages + rest.pages, whole.pages);
        QCOMPARE(rest.used, whole.used);
    }
}

HIWAR_TEST(PagePlanTest, QCoreApplication)
#include "tst_pageplan.moc"
