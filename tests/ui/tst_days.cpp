// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The dividers between the days of a conversation: their words, where they are, and that they stay
// right when the day changes.
#include "tests/support/testcase.h"
#include "tests/ui/shownview.h"
#include "ui/conversation/message/daywords.h"
#include "ui/conversation/rows/daytimer.h"

#include <QAccessible>
#include <QApplication>
#include <QLocale>
#include <QSignalSpy>

using namespace Hiwar;
using namespace std::chrono_literals;

namespace {

const QDate today(2026, 11, 23);

QDateTime at(const QDate &day, const QTime &time)
{
    return QDateTime(day, time).toUTC(); // of the local day
}

ShownMessage writtenOn(const QString &id, const QDate &day, const QTime &time = QTime(12, 0))
{
    ShownMessage message = makeMessage(id, Role::User, u"words"_s);
    message.time = at(day, time);
    return message;
}

/// A view at noon of that day.
struct ShownDays : ShownView
{
    explicit ShownDays(const QList<ShownMessage> &messages)
        : ShownView({})
    {
        now = at(today, QTime(12, 0));
        model.setMessages(messages);
    }

    QStringList days()
    {
        QStringList words;
        for (int row = 0; row < model.rowCount(); ++row)
            words << layout(row).day();
        return words;
    }
};

} // namespace

class DaysTest : public TestCase
{
    Q_OBJECT

private slots:
    void namesADay_data();
    void namesADay();
    void leavesTheYearOut_data();
    void leavesTheYearOut();
    void standsAboveTheFirstMessageOfEachDay();
    void countsLocalDays();
    void goesWithTheMessageItIsAbove();
    void staysRightAfterMidnight();
    void knowsWhenTheDayEnds();
    void everyMessageIsReadWithItsDate();
    void saysOnlyTheTimeBelowAMessage();
};

void DaysTest::namesADay_data()
{
    QTest::addColumn<QDate>("day");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *name, const QDate &day, const QString &language,
                        const QString &words) { QTest::newRow(name) << day << language << words; };
    row("today", today, u"C"_s, u"Today"_s);
    row("yesterday", today.addDays(-1), u"C"_s, u"Yesterday"_s);
    row("this year", QDate(2026, 11, 21), u"C"_s, u"Saturday, 21 November"_s);
    row("another year", QDate(2025, 11, 21), u"C"_s, u"Friday, 21 November 2025"_s);
    row("american", QDate(2026, 11, 21), u"en_US"_s, u"Saturday, November 21"_s);
    row("arabic", QDate(2026, 11, 21), u"ar_EG"_s, u"السبت، ٢١ نوفمبر"_s);
    row("tomorrow, by a clock that was wrong", today.addDays(1), u"C"_s, u"Tuesday, 24 November"_s);
    row("none", QDate(), u"C"_s, QString());
}

void DaysTest::namesADay()
{
    QFETCH(QDate, day);
    QFETCH(QString, language);
    QFETCH(QString, words);
    QCOMPARE(dayWords(day, today, QLocale(language)), words);
}

void DaysTest::leavesTheYearOut_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const QString &format, const QString &shown) {
        QTest::newRow(name) << format << shown;
    };
    row("british", u"dddd, d MMMM yyyy"_s, u"dddd, d MMMM"_s);
    row("american", u"dddd, MMMM d, yyyy"_s, u"dddd, MMMM d"_s);
    row("spanish", u"dddd, d 'de' MMMM 'de' yyyy"_s, u"dddd, d 'de' MMMM"_s);
    row("russian", u"dddd, d MMMM yyyy 'г'."_s, u"dddd, d MMMM"_s);
    row("japanese", u"yyyy年M月d日dddd"_s, u"M月d日dddd"_s);
    row("hungarian", u"yyyy. MMMM d., dddd"_s, u"MMMM d., dddd"_s);
    row("arabic", u"dddd، d MMMM yyyy"_s, u"dddd، d MMMM"_s);
    row("in the middle", u"d yyyy MMMM"_s, u"d yyyy MMMM"_s);
}

void DaysTest::leavesTheYearOut()
{
    QFETCH(QString, format);
    QFETCH(QString, shown);
    QCOMPARE(withoutYear(format), shown);
}

void DaysTest::standsAboveTheFirstMessageOfEachDay()
{
    ShownDays shown({writtenOn(u"a"_s, QDate(2026, 11, 21)), writtenOn(u"b"_s, QDate(2026, 11, 21)),
                     writtenOn(u"c"_s, today.addDays(-1)), writtenOn(u"d"_s, today),
                     writtenOn(u"e"_s, today)});
    QCOMPARE(shown.days(), (QStringList{u"Saturday, 21 November"_s, QString(), u"Yesterday"_s,
                                        u"Today"_s, QString()}));
    QCOMPARE(shown.view.rows().count(), 5); // no rows of their own
    // Nor are they part of what is copied.
    shown.view.selectAll();
    QVERIFY(!shown.view.selectedText().contains(u"Yesterday"_s));
}

void DaysTest::countsLocalDays()
{
    ShownDays shown({writtenOn(u"a"_s, today.addDays(-1), QTime(23, 59)),
                     writtenOn(u"b"_s, today, QTime(0, 1))});
    QCOMPARE(shown.days(), (QStringList{u"Yesterday"_s, u"Today"_s}));
}

void DaysTest::goesWithTheMessageItIsAbove()
{
    ShownDays shown(
        {writtenOn(u"a"_s, today.addDays(-1)), writtenOn(u"b"_s, today), writtenOn(u"c"_s, today)});
    shown.model.remove(1);
    QCOMPARE(shown.days(), (QStringList{u"Yesterday"_s, u"Today"_s}));
    shown.model.insert(0, writtenOn(u"d"_s, today.addDays(-1)));
    QCOMPARE(shown.days(), (QStringList{u"Yesterday"_s, QString(), u"Today"_s}));
    ShownMessage other = writtenOn(u"c"_s, today.addDays(-1));
    shown.model.replace(2, other);
    QCOMPARE(shown.days(), (QStringList{u"Yesterday"_s, QString(), QString()}));
}

void DaysTest::staysRightAfterMidnight()
{
    ShownDays shown({writtenOn(u"a"_s, today.addDays(-1)), writtenOn(u"b"_s, today)});
    shown.frame();
    QCOMPARE(shown.days(), (QStringList{u"Yesterday"_s, u"Today"_s}));
    const int height = shown.view.rows().geometry().total();
    shown.now = at(today.addDays(1), QTime(0, 0, 1));
    // The computer slept over midnight, and somebody comes back to the window.
    QEvent back(QEvent::ActivationChange);
    QApplication::sendEvent(&shown.view, &back);
    QCOMPARE(shown.days(), (QStringList{u"Sunday, 22 November"_s, u"Yesterday"_s}));
    QCOMPARE(shown.view.rows().geometry().total(), height);
    // A message of the new day.
    shown.now = at(today.addDays(2), QTime(0, 0, 1));
    shown.model.append(writtenOn(u"c"_s, today.addDays(2), QTime(0, 0, 1)));
    QCOMPARE(shown.days(),
             (QStringList{u"Sunday, 22 November"_s, u"Monday, 23 November"_s, u"Today"_s}));
}

void DaysTest::knowsWhenTheDayEnds()
{
    QCOMPARE(untilMidnight(at(today, QTime(23, 59, 59))), 1000ms);
    QVERIFY(untilMidnight(at(today, QTime(0, 0))) >= 23h); // a day may be shorter
    QDateTime now = at(today, QTime(23, 59, 59, 990));
    DayTimer timer([&now] { return now; }, nullptr);
    QSignalSpy changed(&timer, &DayTimer::dayChanged);
    timer.check();
    QCOMPARE(changed.count(), 0);
    now = now.addMSecs(20);
    QTRY_COMPARE(changed.count(), 1); // by itself
    timer.check();
    QCOMPARE(changed.count(), 1);
}

void DaysTest::everyMessageIsReadWithItsDate()
{
    ShownDays shown({writtenOn(u"a"_s, today.addDays(-1)), writtenOn(u"b"_s, today)});
    QAccessibleInterface *list = QAccessible::queryAccessibleInterface(&shown.view);
    for (const int row : {0, 1}) {
        const QString description = list->child(row)->text(QAccessible::Description);
        const QString date = QLocale().toString(today.addDays(row - 1), QLocale::ShortFormat);
        QVERIFY2(description.startsWith(date), qPrintable(description));
    }
}

void DaysTest::saysOnlyTheTimeBelowAMessage()
{
    const ShownMessage message = writtenOn(u"a"_s, QDate(2025, 3, 4), QTime(9, 5));
    QCOMPARE(captionFor(message), u"09:05"_s);
    QVERIFY(datedCaptionFor(message).endsWith(u"09:05"_s));
    QVERIFY(datedCaptionFor(message).contains(u"2025"_s));
    ShownMessage answer = reply(u"words"_s);
    answer.time = message.time;
    QCOMPARE(captionFor(answer), u"09:05 · model-x"_s);
}

HIWAR_TEST(DaysTest, QApplication)
#include "tst_days.moc"
