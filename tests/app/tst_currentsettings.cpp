// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/currentsettings.h"
#include "app/settings/settingsstore.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class CurrentSettingsTest : public TestCase
{
    Q_OBJECT

private slots:
    void aChangeHoldsAtOnceAndIsStored();
    void whatHoldsAlreadyIsNoChange();
    void tellsThatItCouldNotBeStored();
    void tellsTheCallerInsteadWhoAsksForIt();
    void anUnknownProfileIsTheOneInUse();
    void onlyAChoiceIsToldAsOne();
    void takesAProfileUpOnce();

private:
    const QTemporaryDir m_dir;
};

void CurrentSettingsTest::aChangeHoldsAtOnceAndIsStored()
{
    const QString path = m_dir.filePath(u"stored.json"_s);
    {
        SettingsStore store(path);
        CurrentSettings current(store, firstSettings());
        const QSignalSpy changed(&current, &CurrentSettings::changed);
        current.change([](Settings &settings) { settings.zoomPercent = 120; });
        QCOMPARE(current.settings().zoomPercent, 120);
        QCOMPARE(changed.count(), 1);
    } // the destructor writes pending changes
    SettingsStore store(path);
    QCOMPARE(store.load(QDateTime::currentDateTimeUtc()).settings.zoomPercent, 120);
}

void CurrentSettingsTest::whatHoldsAlreadyIsNoChange()
{
    const QString path = m_dir.filePath(u"unchanged.json"_s);
    {
        SettingsStore store(path);
        CurrentSettings current(store, firstSettings());
        const QSignalSpy changed(&current, &CurrentSettings::changed);
        current.change([](Settings &settings) { settings.zoomPercent = 100; });
        QCOMPARE(changed.count(), 0);
    }
    QVERIFY(!QFile::exists(path));
}

void CurrentSettingsTest::tellsThatItCouldNotBeStored()
{
    const QString path = m_dir.filePath(u"folder.json"_s);
    QVERIFY(QDir().mkpath(path)); // a folder instead of the file
    SettingsStore store(path);
    CurrentSettings current(store, firstSettings());
    const QSignalSpy failed(&current, &CurrentSettings::storingFailed);
    current.change([](Settings &settings) { settings.zoomPercent = 120; });
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(!failed.first().first().toString().isEmpty());
    QCOMPARE(current.settings().zoomPercent, 120); // is valid for this session
}

void CurrentSettingsTest::tellsTheCallerInsteadWhoAsksForIt()
{
    SettingsStore store(m_dir.filePath(u"told.json"_s));
    CurrentSettings current(store, firstSettings());
    QStringList told;
    const auto keep = [&told](const QString &fault) { told << fault; };
    current.changeAndStore([](Settings &) {}, keep);
    QTRY_COMPARE(told, QStringList{QString()});

    QVERIFY(QDir().mkpath(m_dir.filePath(u"other.json"_s)));
    SettingsStore other(m_dir.filePath(u"other.json"_s));
    CurrentSettings failing(other, firstSettings());
    const QSignalSpy failed(&failing, &CurrentSettings::storingFailed);
    failing.changeAndStore([](Settings &) {}, keep);
    QTRY_COMPARE(told.size(), 2);
    QVERIFY(!told.last().isEmpty());
    QCOMPARE(failed.count(), 0);
}

void CurrentSettingsTest::anUnknownProfileIsTheOneInUse()
{
    SettingsStore store(m_dir.filePath(u"profiles.json"_s));
    Settings settings = firstSettings();
    settings.profiles.append({.id = u"own"_s, .name = u"Mine"_s});
    settings.currentProfileId = u"own"_s;
    const CurrentSettings current(store, settings);
    QCOMPARE(current.profile(QString::fromLatin1(guideProfileId)).builtIn, true);
    QCOMPARE(current.profile(u"gone"_s).id, u"own"_s);
    QCOMPARE(current.profile({}).id, u"own"_s);
}

void CurrentSettingsTest::onlyAChoiceIsToldAsOne()
{
    SettingsStore store(m_dir.filePath(u"choice.json"_s));
    Settings settings = firstSettings();
    settings.profiles.append({.id = u"own"_s});
    CurrentSettings current(store, settings);
    const QSignalSpy chosen(&current, &CurrentSettings::profileChosen);
    current.useProfile(u"own"_s);
    QCOMPARE(current.profile({}).id, u"own"_s);
    QCOMPARE(chosen.count(), 0);
    current.chooseProfile(u"own"_s); // emitted for the current one, too: a conversation may differ
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen.first().first().toString(), u"own"_s);
}

void CurrentSettingsTest::takesAProfileUpOnce()
{
    SettingsStore store(m_dir.filePath(u"takenup.json"_s));
    CurrentSettings current(store, firstSettings());
    const QSignalSpy chosen(&current, &CurrentSettings::profileChosen);
    current.takeUp({.id = u"own"_s});
    current.takeUp({.id = u"own"_s});
    QCOMPARE(current.settings().profiles.size(), 2);
    QCOMPARE(current.profile({}).id, u"own"_s);
    QCOMPARE(chosen.count(), 2);
}

HIWAR_TEST(CurrentSettingsTest, QCoreApplication)
#include "tst_currentsettings.moc"
