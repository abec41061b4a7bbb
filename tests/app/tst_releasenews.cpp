// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/update/releasenews.h"
#include "tests/app/releases.h"
#include "tests/support/testcase.h"

using namespace Hiwar;

namespace {

Manifest manifestOf(const QString &version, const QString &released = u"2026-12-01"_s)
{
    return decodeManifest(bytesOf(releaseJson(version, released))).value();
}

UpdateChoices seen(const QString &version, const QString &released = u"2026-12-01"_s)
{
    return {.newestVersion = version, .newestReleased = QDate::fromString(released, Qt::ISODate)};
}

const QDateTime now = QDateTime::fromString(u"2026-12-02T12:00:00Z"_s, Qt::ISODate);

} // namespace

class ReleaseNewsTest : public TestCase
{
    Q_OBJECT

private slots:
    void judges_data()
    {
        QTest::addColumn<QString>("running");
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("seenBefore");
        QTest::addColumn<ReleaseNews>("news");
        const auto row = [](const char *name, const QString &running, const QString &told,
                            const QString &before, ReleaseNews news) {
            QTest::newRow(name) << running << told << before << news;
        };
        using enum ReleaseNews;
        row("a newer one", u"0.1.0"_s, u"0.2.0"_s, {}, Newer);
        row("by numbers, not by letters", u"1.9.0"_s, u"1.10.0"_s, {}, Newer);
        row("the same", u"0.2.0"_s, u"0.2.0"_s, {}, UpToDate);
        row("an older one", u"0.2.0"_s, u"0.1.0"_s, {}, UpToDate);
        row("a release after its candidate", u"0.2.0-rc.1"_s, u"0.2.0"_s, {}, Newer);
        row("a candidate of what runs", u"0.2.0"_s, u"0.2.0-rc.1"_s, {}, UpToDate);
        row("the newer one again", u"0.1.0"_s, u"0.2.0"_s, u"0.2.0"_s, Newer);
        row("a newer one still", u"0.1.0"_s, u"0.3.0"_s, u"0.2.0"_s, Newer);
        row("an old one that is newer than what runs", u"0.1.0"_s, u"0.2.0"_s, u"0.3.0"_s,
            Replayed);
        row("an old one that is what runs", u"0.1.0"_s, u"0.1.0"_s, u"0.3.0"_s, Replayed);
        row("a memory of nonsense", u"0.1.0"_s, u"0.2.0"_s, u"newest"_s, Newer);
    }
    void judges()
    {
        QFETCH(QString, running);
        QFETCH(QString, told);
        QFETCH(QString, seenBefore);
        const ReleaseNews news = judge(manifestOf(told), *parseVersion(running),
                                       seenBefore.isEmpty() ? UpdateChoices() : seen(seenBefore));
        QTEST(news, "news");
    }

    void anEarlierIssueOfTheSameVersionIsReplayed()
    {
        const Version running = *parseVersion(u"0.1.0");
        const UpdateChoices before = seen(u"0.2.0"_s, u"2026-12-05"_s);
        QCOMPARE(judge(manifestOf(u"0.2.0"_s, u"2026-12-04"_s), running, before),
                 ReleaseNews::Replayed);
        QCOMPARE(judge(manifestOf(u"0.2.0"_s, u"2026-12-05"_s), running, before),
                 ReleaseNews::Newer);
        QCOMPARE(judge(manifestOf(u"0.2.0"_s, u"2026-12-06"_s), running, before),
                 ReleaseNews::Newer);
    }

    void remembersTheNewestOnly()
    {
        UpdateChoices choices;
        remember(manifestOf(u"0.9.0"_s, u"2026-12-01"_s), choices);
        QCOMPARE(choices.newestVersion, u"0.9.0"_s);
        remember(manifestOf(u"0.10.0"_s, u"2026-11-30"_s), choices);
        QCOMPARE(choices.newestVersion, u"0.10.0"_s);
        QCOMPARE(choices.newestReleased, QDate(2026, 11, 30));
        remember(manifestOf(u"0.9.5"_s, u"2027-01-01"_s), choices);
        QCOMPARE(choices.newestVersion, u"0.10.0"_s);
        QCOMPARE(choices.newestReleased, QDate(2026, 11, 30));
        remember(manifestOf(u"0.10.0"_s, u"2026-12-24"_s), choices);
        QCOMPARE(choices.newestReleased, QDate(2026, 12, 24));
    }

    void knowsWhatWasThere()
    {
        const Version running = *parseVersion(u"0.2.0");
        QCOMPARE(knownNewer(seen(u"0.3.0"_s), running), u"0.3.0"_s);
        QCOMPARE(knownNewer(seen(u"0.2.0"_s), running), QString());
        QCOMPARE(knownNewer({}, running), QString());
        QCOMPARE(knownNewer(seen(u"nonsense"_s), running), QString());
    }

    void looksOnceADayIfAtAll_data()
    {
        QTest::addColumn<bool>("daily");
        QTest::addColumn<QDateTime>("last");
        QTest::addColumn<bool>("isDue");
        QTest::newRow("not wanted") << false << QDateTime() << false;
        QTest::newRow("not wanted, long ago") << false << now.addYears(-1) << false;
        QTest::newRow("never yet") << true << QDateTime() << true;
        QTest::newRow("just now") << true << now << false;
        QTest::newRow("almost a day ago") << true << now.addSecs(-86399) << false;
        QTest::newRow("a day ago") << true << now.addSecs(-86400) << true;
        QTest::newRow("by another clock") << true << now.addDays(400) << true;
    }
    void looksOnceADayIfAtAll()
    {
        QFETCH(bool, daily);
        QFETCH(QDateTime, last);
        const UpdateChoices choices{.daily = daily, .lastLook = last};
        QTEST(isLookDue(choices, now), "isDue");
    }
};

HIWAR_TEST(ReleaseNewsTest, QCoreApplication)
#include "tst_releasenews.moc"
