// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a program in a sandbox, or on Wayland, asks of the desktop, over a real bus.
#include "app/desktop/portalkeys.h"
#include "app/desktop/portallogin.h"
#include "app/desktop/portalnotifier.h"
#include "tests/app/desktop/portals.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class PortalsTest : public TestCase
{
    Q_OBJECT

private slots:
    void aNoticeIsShownChosenAndTakenBack()
    {
        Portals portals;
        PortalNotifier notifier(QDBusConnection::sessionBus());
        QSignalSpy opened(&notifier, &Notifier::opened);
        notifier.show({.key = u"c"_s, .title = u"Light"_s, .body = u"<b>ready</b>"_s});
        QTRY_COMPARE(portals.notices.size(), 1);
        const QVariantMap shown = portals.notices.value(u"c"_s);
        QCOMPARE(shown.value(u"title"_s).toString(), u"Light"_s);
        QCOMPARE(shown.value(u"body"_s).toString(), u"<b>ready</b>"_s); // never read as markup
        QCOMPARE(shown.value(u"sound"_s).toString(), u"silent"_s);
        portals.choose(u"another"_s, {});
        portals.choose(u"c"_s, u"token"_s);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(opened.first(), QVariantList({u"c"_s, u"token"_s}));
        portals.choose(u"c"_s, {}); // of an older portal
        QTRY_COMPARE(opened.size(), 2);
        QCOMPARE(opened.last(), QVariantList({u"c"_s, QString()}));
        notifier.takeBack(u"c"_s);
        QTRY_VERIFY(portals.notices.isEmpty());
    }

    void theyAreGoneWithTheProgram()
    {
        Portals portals;
        {
            PortalNotifier notifier(QDBusConnection::sessionBus());
            notifier.show({.key = u"c"_s, .title = u"Light"_s});
            QTRY_COMPARE(portals.notices.size(), 1);
        }
        QTRY_VERIFY(portals.notices.isEmpty());
    }

    void theStartAtLoginIsGrantedRefusedOrUnknown()
    {
        PortalLogin login(QDBusConnection::sessionBus());
        QSignalSpy answered(&login, &LoginStart::answered);
        login.set(true); // there is no portal
        QTRY_COMPARE(answered.size(), 1);
        QVERIFY(!answered.takeFirst().first().toBool());
        Portals portals;
        login.set(true);
        QTRY_COMPARE(answered.size(), 1);
        QCOMPARE(answered.takeFirst(), QVariantList({true, QString()}));
        QCOMPARE(portals.background.value(u"commandline"_s).toStringList(),
                 QStringList({u"hiwar"_s, u"--background"_s}));
        login.set(false);
        QTRY_COMPARE(answered.size(), 1);
        QCOMPARE(answered.takeFirst(), QVariantList({false, QString()}));
        portals.answer = 1;
        login.set(true);
        QTRY_COMPARE(answered.size(), 1);
        QVERIFY(!answered.first().first().toBool());
        QCOMPARE(answered.takeFirst().last().toString(),
                 u"It was not allowed, so nothing has changed."_s);
        portals.answer = 0;
        portals.startsAtLogin = false; // granted, and does it not
        login.set(true);
        QTRY_COMPARE(answered.size(), 1);
        QVERIFY(!answered.first().first().toBool());
        QVERIFY(!answered.first().last().toString().isEmpty());
    }

    void theKeysAreBoundAndPressed()
    {
        Portals portals;
        {
            PortalKeys keys(QDBusConnection::sessionBus());
            QSignalSpy told(&keys, &GlobalKeys::told);
            QSignalSpy pressed(&keys, &GlobalKeys::pressed);
            keys.begin();
            QTRY_COMPARE(told.size(), 1);
            QCOMPARE(told.first().first().toString(), tellKeys(u"Super+J"_s));
            QCOMPARE(portals.bound.size(), 1);
            portals.pressKeys();
            QTRY_COMPARE(pressed.size(), 1);
            QCOMPARE(pressed.first().first().toString(), u"token"_s);
        }
        QTRY_VERIFY(portals.session.isEmpty()); // closed with it
    }

    void withoutThePortalThereIsTheCommand()
    {
        PortalKeys keys(QDBusConnection::sessionBus());
        QSignalSpy told(&keys, &GlobalKeys::told);
        keys.begin();
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(told.first().first().toString().endsWith(u"hiwar --quick"_s));
    }

    void aRefusalIsNoError()
    {
        Portals portals;
        portals.answer = 1;
        PortalKeys keys(QDBusConnection::sessionBus());
        QSignalSpy told(&keys, &GlobalKeys::told);
        keys.begin();
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(told.first().first().toString().contains(u"hiwar --quick"_s));
    }
};

HIWAR_TEST(PortalsTest, QCoreApplication)
#include "tst_portals.moc"
