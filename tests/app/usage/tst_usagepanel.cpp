// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/usagepanelcontroller.h"
#include "tests/support/testcase.h"
#include "ui/moneytext.h"
#include "ui/usage/usagechart.h"
#include "ui/usage/usagepanel.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class UsagePanelTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_panel.reset(); }
    void showsATable();
    void tellsThatNothingWasUsed();
    void worksByKeys();
    void readsTheDays();
    void paintsTheDaysInBothDirections();
    void beginsARangeInTheLocalCalendar();
    void sumsTheRecords();
    void writesAmountsForPeople();

private:
    static ShownUsage some();

    std::unique_ptr<UsagePanel> m_panel;
};

void UsagePanelTest::init()
{
    TestCase::init();
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_panel = std::make_unique<UsagePanel>();
    m_panel->resize(360, 640);
    m_panel->show();
}

ShownUsage UsagePanelTest::some()
{
    const UsageRow row{.name = u"gpt-5"_s,
                       .promptTokens = 12'400,
                       .cachedTokens = 300,
                       .completionTokens = 2100,
                       .costs = {{1'230'000, u"USD"_s}}};
    UsageRow other{.name = u"llama"_s, .promptTokens = 90, .completionTokens = 10};
    other.isEstimated = true;
    other.isCostPartial = true;
    UsageRow total = row;
    total.isEstimated = true;
    total.isCostPartial = true;
    return {.rows = {row, other},
            .total = total,
            .days = {{QDate(2026, 11, 21), 4000},
                     {QDate(2026, 11, 22), 0},
                     {QDate(2026, 11, 23), 10'600}}};
}

void UsagePanelTest::showsATable()
{
    m_panel->setUsage(some());
    const auto *table = m_panel->findChild<QTableWidget *>();
    QCOMPARE(table->rowCount(), 2);
    const auto text = [table](int row, int column) { return table->item(row, column)->text(); };
    QCOMPARE(text(0, 0), u"gpt-5"_s);
    QCOMPARE(text(0, 1), u"12,400"_s);
    QCOMPARE(text(0, 2), u"300"_s);
    QCOMPARE(text(0, 3), u"2,100"_s);
    QCOMPARE(text(0, 4), u"$1.23"_s);
    QCOMPARE(text(1, 1), u"~90"_s);
    QCOMPARE(text(1, 4), u"–"_s);
    QCOMPARE(m_panel->findChild<QLabel *>(u"Sum"_s)->text(),
             u"~12,400 tokens in, ~2,100 out, ~$1.23 +"_s);
    m_panel->setUsage({});
    QCOMPARE(table->rowCount(), 0);
}

void UsagePanelTest::tellsThatNothingWasUsed()
{
    m_panel->setUsage({});
    QVERIFY(!m_panel->findChild<QLabel *>(u"Sum"_s)->text().isEmpty());
    QVERIFY(!m_panel->findChild<QPushButton *>(u"Export as CSV"_s)->isEnabled());
}

void UsagePanelTest::worksByKeys()
{
    m_panel->setUsage(some());
    QSignalSpy chosen(m_panel.get(), &UsagePanel::chosen);
    auto *range = m_panel->findChild<QComboBox *>(u"Time"_s);
    QTest::keyClick(range, Qt::Key_Home);
    QCOMPARE(m_panel->range(), UsageRange::Today);
    auto *group = m_panel->findChild<QComboBox *>(u"Listed by"_s);
    QTest::keyClick(group, Qt::Key_End);
    QCOMPARE(m_panel->group(), UsageGroup::Day);
    QCOMPARE(chosen.count(), 2);
    QSignalSpy exported(m_panel.get(), &UsagePanel::exportRequested);
    QTest::keyClick(m_panel->findChild<QPushButton *>(u"Export as CSV"_s), Qt::Key_Space);
    QCOMPARE(exported.count(), 1);
    QSignalSpy closed(m_panel.get(), &UsagePanel::closeRequested);
    QTest::keyClick(m_panel.get(), Qt::Key_Escape);
    m_panel->findChild<QToolButton *>(u"Close usage"_s)->click();
    QCOMPARE(closed.count(), 2);
    m_panel->setGroup(UsageGroup::Profile);
    QCOMPARE(m_panel->group(), UsageGroup::Profile);
}

void UsagePanelTest::readsTheDays()
{
    m_panel->setUsage(some());
    const auto *chart = m_panel->findChild<UsageChart *>();
    QVERIFY(!chart->accessibleName().isEmpty());
    QVERIFY(chart->accessibleDescription().contains(u"10,600"_s));
    QVERIFY(chart->accessibleDescription().contains(u"4,000"_s));
}

void UsagePanelTest::paintsTheDaysInBothDirections()
{
    m_panel->setUsage(some());
    auto *chart = m_panel->findChild<UsageChart *>();
    const QColor bar = makeTheme(ColourScheme::Light, 1.0).palette.accent;
    const auto colourAt = [chart](double share) {
        const QImage image = chart->grab().toImage();
        return image.pixelColor(int(share * image.width()), image.height() - 6);
    };
    const double first = 1.0 / 6;
    QCOMPARE(colourAt(first), bar);
    QVERIFY(colourAt(0.5) != bar);
    QCOMPARE(colourAt(1 - first), bar);
    ShownUsage one = some();
    one.days.last().tokens = 0;
    m_panel->setUsage(one);
    m_panel->setLayoutDirection(Qt::RightToLeft);
    QVERIFY(colourAt(first) != bar);
    QCOMPARE(colourAt(1 - first), bar); // the first day is where reading begins
}

void UsagePanelTest::beginsARangeInTheLocalCalendar()
{
    const QDate today(2026, 3, 1);
    QCOMPARE(beginOf(UsageRange::Today, today), today.startOfDay());
    QCOMPARE(beginOf(UsageRange::Week, today), QDate(2026, 2, 23).startOfDay());
    QCOMPARE(beginOf(UsageRange::Month, today), QDate(2026, 1, 31).startOfDay());
    QVERIFY(!beginOf(UsageRange::All, today).isValid());
}

void UsagePanelTest::sumsTheRecords()
{
    const QDate today(2026, 3, 3);
    const auto record = [](const QDate &day, qint64 tokens) {
        return UsageRecord{.at = day.startOfDay().addSecs(60),
                           .profileId = u"p"_s,
                           .profileName = u"Own"_s,
                           .model = u"m"_s,
                           .conversationId = u"c"_s,
                           .usage = {.promptTokens = tokens, .completionTokens = 1}};
    };
    const QList<UsageRecord> records{record(QDate(2026, 3, 1), 10), record(today, 5)};
    const auto titled = [](const QString &id) { return u"Title of "_s + id; };
    const ShownUsage shown = shownUsage(records, UsageGroup::Conversation, today, titled);
    QCOMPARE(shown.rows.size(), 1);
    QCOMPARE(shown.rows.constFirst().name, u"Title of c"_s);
    QCOMPARE(shown.total.promptTokens, 15);
    QCOMPARE(shown.days,
             (QList<UsageDay>{{QDate(2026, 3, 1), 11}, {QDate(2026, 3, 2), 0}, {today, 6}}));
    QCOMPARE(shownUsage(records, UsageGroup::Profile, today, titled).rows.constFirst().name,
             u"Own"_s);
    QCOMPARE(shownUsage(records, UsageGroup::Day, today, titled).rows.size(), 2);
    QVERIFY(
        shownUsage({record(today.addYears(-9), 1)}, UsageGroup::Model, today, titled).days.size() <
        100);
}

void UsagePanelTest::writesAmountsForPeople()
{
    QCOMPARE(moneyText(Money{4'980'000, u"USD"_s}), u"$4.98"_s);
    QCOMPARE(moneyText(Money{3100, u"USD"_s}, true), u"~$0.0031"_s);
    QCOMPARE(moneyText(Money{2'000'000, u"CHF"_s}).simplified(), u"CHF 2.00"_s);
    QCOMPARE(moneyText({{1'000'000, u"EUR"_s}, {2'000'000, u"USD"_s}}), u"€1.00 + $2.00"_s);
    QCOMPARE(countText(1240, true), u"~1,240"_s);
    QCOMPARE(secondsText(420), u"0.4 s"_s);
    QCOMPARE(secondsText(12'400), u"12 s"_s);
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    QCOMPARE(countText(12), u"١٢"_s);
}

HIWAR_TEST(UsagePanelTest, QApplication)
#include "tst_usagepanel.moc"
