// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A screenshot from the + menu, by a portal on a bus of its own, down to the draft; and what is
// said when there is none.
#include "app/platform/screenshotportal.h"
#include "tests/app/chatcontrollercase.h"
#include "tests/support/scriptedportal.h"
#include "ui/attachments/attachmentstrip.h"

#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ScreenshotControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void initTestCase() // with the bus, on which nobody keeps secrets
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }
    void init()
    {
        m_portal = std::make_unique<ScriptedPortal>();
        ChatControllerCase::init();
    }
    void cleanup()
    {
        ChatControllerCase::cleanup();
        m_portal.reset();
    }

    void nothingIsAskedBeforeTheMenuIsOpened()
    {
        m_portal->appear();
        ask(u"A question"_s, u"A reply"_s);
        QCOMPARE(m_portal->calls(), 0);
        openMenu();
        QTRY_COMPARE(m_portal->calls(), 1);
        QTRY_VERIFY(offer()->isVisible());
        closeMenu();
        openMenu(); // it is known now
        QVERIFY(offer()->isVisible());
        closeMenu();
        QCOMPARE(m_portal->calls(), 1);
    }

    void theMenuStaysAboveItsButton()
    {
        m_portal->appear();
        openMenu();
        const QPoint bottom = menu()->geometry().bottomLeft();
        QTRY_VERIFY(offer()->isVisible());
        QCOMPARE(menu()->geometry().bottomLeft(), bottom);
        closeMenu();
    }

    void withoutAPortalNothingIsOffered()
    {
        ScreenshotPortal portal;
        QSignalSpy found(&portal, &ScreenshotPortal::found);
        portal.lookFor();
        // Replies come in order: with this one, that one is here.
        QDBusConnection::sessionBus().call(QDBusMessage::createMethodCall(
            u"org.freedesktop.DBus"_s, u"/"_s, u"org.freedesktop.DBus"_s, u"GetId"_s));
        m_portal->appear();
        ScreenshotPortal later;
        QSignalSpy foundLater(&later, &ScreenshotPortal::found);
        later.lookFor();
        QTRY_COMPARE(foundLater.size(), 1);
        QCOMPARE(found.size(), 0);
        QVERIFY(!portal.isFound());
    }

    void whatWasTakenIsAttached_data()
    {
        QTest::addColumn<bool>("isEarly");
        QTest::addColumn<bool>("hasOwnHandles");
        QTest::newRow("as published") << false << false;
        QTest::newRow("before the reply") << true << false;
        QTest::newRow("an old portal") << false << true;
    }
    void whatWasTakenIsAttached()
    {
        QFETCH(const bool, isEarly);
        QFETCH(const bool, hasOwnHandles);
        m_portal->setOwnHandles(hasOwnHandles);
        m_portal->setUser(isEarly         ? ScriptedPortal::User::BeforeTheReply
                          : hasOwnHandles ? ScriptedPortal::User::Later
                                          : ScriptedPortal::User::AtOnce);
        m_portal->setAnswer(0, {{u"uri"_s, address(u"Screenshot 1.png"_s)}});
        take();
        if (hasOwnHandles) {
            QTRY_COMPARE(m_portal->asked().size(), 1);
            // Replies come in order: with this one, the handle is known.
            ScreenshotPortal later;
            QSignalSpy found(&later, &ScreenshotPortal::found);
            later.lookFor();
            QTRY_COMPARE(found.size(), 1);
            m_portal->answer();
        }
        QTRY_COMPARE(attached(), QStringList{u"Screenshot 1.png"_s});
        QCOMPARE(m_portal->asked().size(), 1);
        const QVariantMap options = m_portal->asked().constFirst().at(1).toMap();
        QVERIFY(options.value(u"interactive"_s).toBool()); // the user chooses what is on it
        QVERIFY(options.value(u"handle_token"_s).toString().size() > 30);
        QCOMPARE(window().notice().sentence(), QString());
    }

    void oneAtATimeAndEachHasItsOwnHandle()
    {
        m_portal->setUser(ScriptedPortal::User::Later);
        m_portal->setAnswer(0, {{u"uri"_s, address(u"a.png"_s)}});
        take();
        QTRY_COMPARE(m_portal->asked().size(), 1);
        openMenu();
        QVERIFY(!offer()->isEnabled());
        closeMenu();
        m_portal->answer();
        QTRY_COMPARE(attached(), QStringList{u"a.png"_s});
        m_portal->answer(); // an answer that nobody waits for
        m_portal->setAnswer(0, {{u"uri"_s, address(u"b.png"_s)}});
        take();
        QTRY_COMPARE(m_portal->asked().size(), 2);
        m_portal->answer();
        QTRY_COMPARE(attached(), (QStringList{u"a.png"_s, u"b.png"_s}));
        const auto token = [&](int i) {
            return m_portal->asked().at(i).at(1).toMap().value(u"handle_token"_s).toString();
        };
        QVERIFY(token(0) != token(1));
    }

    void thatItWasCancelledIsSaid()
    {
        m_portal->setAnswer(1, {});
        take();
        QTRY_COMPARE(window().notice().sentence(), u"No screenshot was taken."_s);
        QVERIFY(attached().isEmpty());
    }

    void thatItFailedIsSaid_data()
    {
        QTest::addColumn<uint>("response");
        QTest::addColumn<QString>("uri");
        QTest::addColumn<bool>("refuses");
        QTest::newRow("it says so") << 2U << QString() << false;
        QTest::newRow("no file") << 0U << QString() << false;
        QTest::newRow("a file elsewhere") << 0U << u"https://example.com/a.png"_s << false;
        QTest::newRow("it refuses") << 0U << QString() << true;
    }
    void thatItFailedIsSaid()
    {
        QFETCH(const uint, response);
        QFETCH(const QString, uri);
        QFETCH(const bool, refuses);
        m_portal->setRefusing(refuses);
        m_portal->setAnswer(response, uri.isEmpty() ? QVariantMap() : QVariantMap{{u"uri"_s, uri}});
        take();
        QTRY_VERIFY(window().notice().sentence().startsWith(u"The desktop could not take"_s));
        QVERIFY(attached().isEmpty());
    }

    void aPortalThatEndsIsNotWaitedFor()
    {
        m_portal->setUser(ScriptedPortal::User::Later);
        take();
        QTRY_COMPARE(m_portal->asked().size(), 1);
        m_portal->vanish();
        QTRY_VERIFY(window().notice().sentence().startsWith(u"The desktop could not take"_s));
    }

    void aWindowThatGoesClosesItsRequest()
    {
        m_portal->setUser(ScriptedPortal::User::Later);
        take();
        QTRY_COMPARE(m_portal->asked().size(), 1);
        m.reset();
        QTRY_COMPARE(m_portal->closed().size(), 1);
    }

private:
    [[nodiscard]] QString address(const QString &name) const
    {
        QImage(4, 4, QImage::Format_RGB32).save(dir->filePath(name));
        return QUrl::fromLocalFile(dir->filePath(name)).toString(QUrl::FullyEncoded);
    }
    [[nodiscard]] QStringList attached() const
    {
        const QAbstractItemModel *model = window().composer().attachments().model();
        QStringList names;
        for (int row = 0; row < model->rowCount(); ++row)
            names << model->index(row, 0).data().toString();
        return names;
    }
    [[nodiscard]] QMenu *menu() const
    {
        return window().composer().findChild<QMenu *>(u"Add menu"_s);
    }
    [[nodiscard]] QAction *offer() const
    {
        for (QAction *action : menu()->actions()) {
            if (action->text() == u"Take a screenshot…"_s)
                return action;
        }
        qFatal("the menu has no such action");
    }
    void openMenu()
    {
        window().composer().findChild<QToolButton *>(u"Add"_s)->click();
        QTRY_VERIFY(menu() && menu()->isVisible());
    }
    void closeMenu()
    {
        menu()->close();
        QTRY_VERIFY(!menu());
    }
    void take()
    {
        m_portal->appear();
        openMenu();
        QTRY_VERIFY(offer()->isVisible());
        offer()->trigger();
        closeMenu();
    }

    std::unique_ptr<ScriptedPortal> m_portal;
};

HIWAR_TEST(ScreenshotControllerTest, QApplication)
#include "tst_screenshotcontroller.moc"
