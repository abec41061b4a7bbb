// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Notifications over a real bus, to a server that follows the published interface.
#include "app/desktop/freedesktopnotifier.h"
#include "app/desktop/launcherbadge.h"
#include "tests/app/desktop/notificationserver.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>
#include <QDBusMessage>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

const QStringList everything{u"actions"_s, u"body"_s, u"body-markup"_s, u"inline-reply"_s};

/// What docks hear.
class Dock : public QObject
{
    Q_OBJECT

public:
    Dock()
    {
        QDBusConnection::sessionBus().connect(
            {}, {}, u"com.canonical.Unity.LauncherEntry"_s, u"Update"_s, this,
            // lint: allow signal-string: QtDBus knows no other way
            SLOT(take(QString, QVariantMap)));
    }

    QString program;
    QVariantMap values;

public slots:
    void take(const QString &who, const QVariantMap &what)
    {
        program = who;
        values = what;
    }
};

} // namespace

class FreedesktopNotifierTest : public TestCase
{
    Q_OBJECT

private slots:
    void aNoticeIsShownWithItsActions()
    {
        NotificationServer server(everything);
        FreedesktopNotifier notifier(QDBusConnection::sessionBus());
        notifier.show({.key = u"c"_s, .title = u"Light"_s, .body = u"The reply is ready."_s});
        QTRY_COMPARE(server.shown().size(), 1);
        const auto &shown = server.shown().first();
        QCOMPARE(shown.title, u"Light"_s);
        QCOMPARE(shown.body, u"The reply is ready."_s);
        QCOMPARE(shown.actions,
                 QStringList({u"default"_s, u"Open"_s, u"inline-reply"_s, u"Reply"_s}));
        QCOMPARE(shown.hints.value(u"desktop-entry"_s).toString(), u"io.github.hiwar.hiwar"_s);
        QVERIFY(shown.hints.value(u"suppress-sound"_s).toBool());
        QVERIFY(!shown.hints.contains(u"sound-name"_s));
    }

    void nothingIsReadAsMarkup()
    {
        const QString hostile = u"<b>bold</b> & <a href=\"https://example.com\">x</a>"_s;
        {
            NotificationServer server(everything);
            FreedesktopNotifier notifier(QDBusConnection::sessionBus());
            notifier.show({.key = u"c"_s, .title = u"t"_s, .body = hostile});
            QTRY_COMPARE(server.shown().size(), 1);
            QCOMPARE(server.shown().first().body, hostile.toHtmlEscaped());
        }
        NotificationServer plain({u"body"_s});
        FreedesktopNotifier notifier(QDBusConnection::sessionBus());
        notifier.show({.key = u"c"_s, .title = u"t"_s, .body = hostile});
        QTRY_COMPARE(plain.shown().size(), 1);
        QCOMPARE(plain.shown().first().body, hostile); // no markup is read there
        QVERIFY(plain.shown().first().actions.isEmpty());
    }

    void aServerWithoutAFieldIsAskedForNone()
    {
        NotificationServer server({u"actions"_s});
        FreedesktopNotifier notifier(QDBusConnection::sessionBus());
        notifier.show({.key = u"c"_s, .title = u"t"_s, .hasSound = true});
        QTRY_COMPARE(server.shown().size(), 1);
        QCOMPARE(server.shown().first().actions, QStringList({u"default"_s, u"Open"_s}));
        QCOMPARE(server.shown().first().hints.value(u"sound-name"_s).toString(),
                 u"message-new-instant"_s);
    }

    void aLaterOneOfTheSameKeyReplacesIt()
    {
        NotificationServer server(everything);
        FreedesktopNotifier notifier(QDBusConnection::sessionBus());
        notifier.show({.key = u"c"_s, .title = u"one"_s});
        notifier.show({.key = u"c"_s, .title = u"two"_s});
        QTRY_COMPARE(server.calls(), 1); // the first one was not worth a call any more
        notifier.show({.key = u"c"_s, .title = u"three"_s});
        notifier.show({.key = u"c"_s, .title = u"four"_s});
        notifier.show({.key = u"d"_s, .title = u"other"_s});
        QTRY_COMPARE(server.shown().size(), 2);
        QTRY_COMPARE(server.shown().first().title, u"four"_s);
    }

    void itIsTakenBackEvenBeforeItIsShown()
    {
        NotificationServer server(everything);
        FreedesktopNotifier notifier(QDBusConnection::sessionBus());
        notifier.show({.key = u"c"_s, .title = u"one"_s});
        QTRY_COMPARE(server.shown().size(), 1);
        notifier.takeBack(u"c"_s);
        QTRY_VERIFY(server.shown().isEmpty());
        notifier.show({.key = u"d"_s, .title = u"two"_s});
        notifier.takeBack(u"d"_s); // while the server is being asked
        notifier.show({.key = u"e"_s, .title = u"three"_s});
        QTRY_COMPARE(server.shown().size(), 1);
        QTRY_COMPARE(server.shown().first().title, u"three"_s);
    }

    void theyAreGoneWithTheProgram()
    {
        NotificationServer server(everything);
        {
            FreedesktopNotifier notifier(QDBusConnection::sessionBus());
            notifier.show({.key = u"c"_s, .title = u"one"_s});
            QTRY_COMPARE(server.shown().size(), 1);
            // The id has arrived when an action is understood.
            QSignalSpy opened(&notifier, &Notifier::opened);
            emit server.ActionInvoked(server.shown().firstKey(), u"default"_s);
            QTRY_COMPARE(opened.size(), 1);
        }
        QTRY_VERIFY(server.shown().isEmpty());
    }

    void aChoiceComesWithTheTokenToRaiseTheWindow()
    {
        NotificationServer server(everything);
        FreedesktopNotifier notifier(QDBusConnection::sessionBus());
        QSignalSpy opened(&notifier, &Notifier::opened);
        QSignalSpy answered(&notifier, &Notifier::answered);
        notifier.show({.key = u"c"_s, .title = u"one"_s});
        QTRY_COMPARE(server.shown().size(), 1);
        const uint id = server.shown().firstKey();
        emit server.ActionInvoked(id + 7, u"default"_s); // another program's
        emit server.ActivationToken(id, u"token"_s);
        emit server.ActionInvoked(id, u"default"_s);
        QTRY_COMPARE(opened.size(), 1);
        QCOMPARE(opened.first(), QVariantList({u"c"_s, u"token"_s}));
        emit server.NotificationReplied(id, u"  "_s);
        emit server.NotificationReplied(id, u"And <why>?"_s);
        QTRY_COMPARE(answered.size(), 1);
        QCOMPARE(answered.first(), QVariantList({u"c"_s, u"And <why>?"_s}));
        emit server.NotificationClosed(id, 2);
        emit server.ActionInvoked(id, u"default"_s); // it is gone: of nobody
        notifier.show({.key = u"d"_s, .title = u"two"_s});
        QTRY_COMPARE(server.shown().size(), 2);
        QCOMPARE(opened.size(), 1);
    }

    void aServerThatIsReplacedIsAskedAgain()
    {
        FreedesktopNotifier notifier(QDBusConnection::sessionBus());
        {
            NotificationServer server(everything);
            notifier.show({.key = u"c"_s, .title = u"one"_s});
            QTRY_COMPARE(server.shown().size(), 1);
        }
        notifier.show({.key = u"x"_s, .title = u"to nobody"_s});
        NotificationServer next({u"body"_s});
        QTRY_VERIFY(([&] { // until the change of the server was heard
            notifier.show({.key = u"c"_s, .title = u"again"_s});
            return !next.shown().isEmpty();
        }()));
        QTRY_VERIFY(next.shown().first().actions.isEmpty());
    }

    void theIconGetsItsNumber()
    {
        Dock dock;
        showOnLauncher(QDBusConnection::sessionBus(), 3);
        QTRY_COMPARE(dock.program, u"application://io.github.hiwar.hiwar.desktop"_s);
        QCOMPARE(dock.values.value(u"count"_s).toLongLong(), 3);
        QVERIFY(dock.values.value(u"count-visible"_s).toBool());
        showOnLauncher(QDBusConnection::sessionBus(), 0);
        QTRY_VERIFY(!dock.values.value(u"count-visible"_s).toBool());
    }
};

HIWAR_TEST(FreedesktopNotifierTest, QCoreApplication)
#include "tst_freedesktopnotifier.moc"
