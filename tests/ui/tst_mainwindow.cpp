// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/header.h"
#include "ui/window/mainwindow.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"
#include "ui/window/toast.h"
#include "ui/window/welcome.h"
#include "ui/window/windowactions.h"

#include <QAccessible>
#include <QApplication>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class MainWindowTest : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_window = std::make_unique<MainWindow>();
        m_window->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_window->resize(1100, 820);
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
    }

    void cleanup() { m_window.reset(); }

    void whatIsDroppedAnywhereIsTheComposersAffair()
    {
        QSignalSpy offered(&m_window->composer(), &Composer::filesOffered);
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(u"/home/me/notes.txt"_s)});
        for (QWidget *below : {static_cast<QWidget *>(&m_window->conversationView()),
                               static_cast<QWidget *>(&m_window->sidebar())}) {
            // Sent to the window, as a display would.
            const QPoint at = below->mapTo(m_window.get(), below->rect().center());
            QDragEnterEvent enter(at, Qt::CopyAction, &files, Qt::LeftButton, {});
            QCoreApplication::sendEvent(m_window->windowHandle(), &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent drop(at, Qt::CopyAction, &files, Qt::LeftButton, {});
            QCoreApplication::sendEvent(m_window->windowHandle(), &drop);
            QCOMPARE(offered.count(), 1);
            QCOMPARE(offered.takeFirst().first().toStringList().value(0), u"/home/me/notes.txt"_s);
        }
        QCOMPARE(m_window->composer().text(), QString());
    }

    void controlsAreFoundByNameAndRole_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QAccessible::Role>("role");
        QTest::newRow("message") << u"Message"_s << QAccessible::EditableText;
        QTest::newRow("send") << u"Send"_s << QAccessible::Button;
        QTest::newRow("new") << u"New conversation"_s << QAccessible::Button;
        QTest::newRow("list") << u"Conversations"_s << QAccessible::List;
        QTest::newRow("search") << u"Search conversations"_s << QAccessible::EditableText;
        QTest::newRow("conversation") << u"Conversation"_s << QAccessible::List;
        QTest::newRow("settings") << u"Settings"_s << QAccessible::Button;
        QTest::newRow("profile") << u"Profile"_s << QAccessible::ComboBox;
        QTest::newRow("url") << u"Base URL"_s << QAccessible::EditableText;
        QTest::newRow("key") << u"API key"_s << QAccessible::EditableText;
        QTest::newRow("model") << u"Model"_s << QAccessible::ComboBox;
        QTest::newRow("test") << u"Test connection"_s << QAccessible::Button;
        QTest::newRow("save") << u"Save"_s << QAccessible::Button;
    }
    void controlsAreFoundByNameAndRole()
    {
        QFETCH(QString, name);
        QFETCH(QAccessible::Role, role);
        m_window->panels().setShown(SidePanel::Settings, true);
        int found = 0;
        QAccessibleInterface *window = QAccessible::queryAccessibleInterface(m_window.get());
        QList<QAccessibleInterface *> faces{window};
        while (!faces.isEmpty()) { // visits all visible accessible objects, like a screen reader
            QAccessibleInterface *face = faces.takeFirst();
            if (face->state().invisible)
                continue;
            if (face->text(QAccessible::Name) == name && face->role() == role)
                ++found;
            for (int i = 0; i < face->childCount(); ++i) {
                if (QAccessibleInterface *child = face->child(i))
                    faces.append(child);
            }
        }
        QCOMPARE(found, 1);
    }

    void sendTurnsIntoStop()
    {
        m_window->composer().setBusy(true);
        auto *send = m_window->findChild<QPushButton *>(u"Send"_s);
        QCOMPARE(nameOf(send), u"Stop"_s);
        m_window->composer().setBusy(false);
        QCOMPARE(nameOf(send), u"Send"_s);
    }

    void isNamedAndTitled()
    {
        QCOMPARE(nameOf(m_window.get()), u"New conversation — Hiwar"_s);
        QCOMPARE(m_window->windowTitle(), u"New conversation — Hiwar"_s);
        m_window->setConversationTitle(u"ما هو الضوء؟"_s);
        QCOMPARE(m_window->windowTitle(), u"ما هو الضوء؟ — Hiwar"_s);
        QCOMPARE(nameOf(m_window.get()), m_window->windowTitle());
        m_window->setTemporary(true);
        QCOMPARE(nameOf(m_window.get()), u"Temporary conversation — Hiwar"_s);
    }

    void shortcutsSayWhatIsWanted()
    {
        QSignalSpy started(&m_window->commands(), &WindowActions::newConversationRequested);
        QSignalSpy zoomed(&m_window->commands(), &WindowActions::zoomRequested);
        press(Qt::Key_N);
        QCOMPARE(started.count(), 1);
        press(Qt::Key_Plus);
        press(Qt::Key_Equal);
        press(Qt::Key_Minus);
        press(Qt::Key_0);
        QList<int> steps;
        for (const QVariantList &call : zoomed)
            steps.append(call.first().toInt());
        QCOMPARE(steps, (QList<int>{1, 1, -1, 0}));
        press(Qt::Key_K);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"Search conversations"_s);
        press(Qt::Key_L);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"Message"_s);
        press(Qt::Key_B);
        QVERIFY(!m_window->sidebar().isVisible());
        QVERIFY(!m_window->isSidebarWanted());
        press(Qt::Key_K); // shows it again
        QVERIFY(m_window->sidebar().isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"Search conversations"_s);
    }

    void theFirstWindowFitsOnTheScreenWithItsFrame()
    {
        const MainWindow first;
        const QSize room = first.screen()->availableSize(); // smaller than the preferred size
        QVERIFY(first.width() < room.width());
        QVERIFY(first.height() < room.height() - 30);
    }

    void theSettingsAreMadeWhenTheyAreFirstShown()
    {
        int made = 0;
        connect(&m_window->panels(), &SidePanels::settingsMade, this,
                [&made](SettingsPanel &panel) {
                    ++made;
                    QVERIFY(!panel.isVisible()); // it is filled before it is shown
                });
        m_window->setTheme(makeTheme(ColourScheme::Dark, 1.1));
        QCOMPARE(m_window->findChild<SettingsPanel *>(), nullptr);
        press(Qt::Key_Comma);
        QCOMPARE(made, 1);
        const SettingsPanel &panel = m_window->panels().settings();
        QVERIFY(panel.isVisible());
        QCOMPARE(panel.width(),
                 makeTheme(ColourScheme::Dark, 1.1).px(Theme::settingsWidth)); // it wears the theme
        press(Qt::Key_Comma);
        press(Qt::Key_Comma);
        QCOMPARE(made, 1);
    }

    void settingsOpenAndClose()
    {
        QSignalSpy shown(&m_window->panels(), &SidePanels::shownChanged);
        m_window->findChild<QPushButton *>(u"Settings"_s)->click();
        QVERIFY(m_window->panels().settings().isVisible());
        QVERIFY(m_window->panels().settings().isAncestorOf(QApplication::focusWidget()));
        press(Qt::Key_Comma);
        QVERIFY(!m_window->panels().isShown(SidePanel::Settings));
        QCOMPARE(QApplication::focusWidget()->objectName(), u"Message"_s);
        press(Qt::Key_Comma);
        m_window->findChild<QToolButton *>(u"Close settings"_s)->click();
        QVERIFY(!m_window->panels().settings().isVisible());
        QCOMPARE(shown.count(), 4);
        m_window->panels().setShown(SidePanel::Settings, false); // they are not shown: no effect
        QCOMPARE(shown.count(), 4);
    }

    void theShortcutKeepsWhatWasTyped()
    {
        SettingsPanel &panel = m_window->panels().settings();
        panel.setProfiles({{.id = u"own"_s, .name = u"Mine"_s}}, u"own"_s);
        m_window->panels().setShown(SidePanel::Settings, true);
        auto *url = panel.findChild<QLineEdit *>(u"Base URL"_s);
        QTest::keyClicks(url, u"http://localhost/v1"_s);
        QVERIFY(panel.hasUnsavedChanges());
        press(Qt::Key_Comma);
        QVERIFY(!panel.isVisible());
        press(Qt::Key_Comma);
        QVERIFY(panel.isVisible() && panel.hasUnsavedChanges());
        QCOMPARE(url->text(), u"http://localhost/v1"_s);
    }

    void closingAsksAboutUnsavedSettings()
    {
        QSignalSpy closing(m_window.get(), &MainWindow::closing);
        SettingsPanel &panel = m_window->panels().settings();
        panel.setProfiles({{.id = u"own"_s, .name = u"Mine"_s}}, u"own"_s);
        m_window->panels().setShown(SidePanel::Settings, true);
        QTest::keyClicks(panel.findChild<QLineEdit *>(u"Base URL"_s), u"http://localhost/v1"_s);
        m_window->close();
        QVERIFY(m_window->isVisible());
        panel.findChild<QPushButton *>(u"Go on editing"_s)->click();
        QVERIFY(panel.hasUnsavedChanges());
        QCOMPARE(closing.count(), 0);
        m_window->close();
        panel.findChild<QPushButton *>(u"Discard"_s)->click();
        QVERIFY(!m_window->isVisible());
        QCOMPARE(closing.count(), 1);
    }

    void anEndThatTheSystemWantsAsksNothing()
    {
        SettingsPanel &panel = m_window->panels().settings();
        panel.setProfiles({{.id = u"own"_s, .name = u"Mine"_s}}, u"own"_s);
        m_window->panels().setShown(SidePanel::Settings, true);
        QTest::keyClicks(panel.findChild<QLineEdit *>(u"Base URL"_s), u"http://localhost/v1"_s);
        QVERIFY(panel.hasUnsavedChanges());
        m_window->endNow();
        QVERIFY(!m_window->isVisible());
    }

    void f6GoesRoundThePanes()
    {
        m_window->panels().setShown(SidePanel::Settings, true);
        m_window->composer().focusText();
        const auto pane = [this]() -> QString {
            QWidget *focus = QApplication::focusWidget();
            if (m_window->sidebar().isAncestorOf(focus))
                return u"sidebar"_s;
            if (m_window->header().isAncestorOf(focus))
                return u"header"_s;
            if (&m_window->conversationView() == focus)
                return u"conversation"_s;
            if (m_window->composer().isAncestorOf(focus))
                return u"composer"_s;
            return m_window->panels().settings().isAncestorOf(focus) ? u"settings"_s : QString();
        };
        QStringList visited;
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            visited.append(pane());
        }
        const QStringList round{u"settings"_s,     u"sidebar"_s,  u"header"_s,
                                u"conversation"_s, u"composer"_s, u"settings"_s};
        QCOMPARE(visited, round);
        visited.clear();
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
            visited.append(pane());
        }
        QCOMPARE(visited, (QStringList{u"composer"_s, u"conversation"_s, u"header"_s, u"sidebar"_s,
                                       u"settings"_s}));
        m_window->panels().setShown(SidePanel::Settings, false); // hidden parts are skipped
        m_window->setSidebarWanted(false);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QCOMPARE(pane(), u"header"_s);
        m_window->notice().tellUndoable(u"A was deleted."_s, [] {});
        m_window->conversationView().setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QVERIFY(m_window->notice().toast().isAncestorOf(QApplication::focusWidget()));
    }

    void aNarrowWindowShowsOnePane()
    {
        m_window->resize(420, 700);
        QVERIFY(!m_window->sidebar().isVisible());
        QVERIFY(m_window->composer().isVisible());
        QVERIFY(m_window->isSidebarWanted()); // it returns when there is room
        auto *way = visibleButton(u"Show sidebar"_s);
        QVERIFY(way != nullptr);
        way->click();
        QVERIFY(m_window->sidebar().isVisible());
        QVERIFY(!m_window->composer().isVisible());
        m_window->showConversation();
        QVERIFY(!m_window->sidebar().isVisible());
        QVERIFY(m_window->composer().isVisible());
        m_window->resize(1100, 700);
        QVERIFY(m_window->sidebar().isVisible());
        QCOMPARE(visibleButton(u"Show sidebar"_s), nullptr);
    }

    void aNarrowWindowFindsItsWayFromTheList()
    {
        m_window->resize(420, 700);
        for (const QString &part : {u"Conversations"_s, u"Search conversations"_s}) {
            visibleButton(u"Show sidebar"_s)->click();
            auto *widget = m_window->sidebar().findChild<QWidget *>(part);
            widget->setFocus(Qt::TabFocusReason);
            QTest::keyClick(widget, Qt::Key_Escape);
            QVERIFY(m_window->composer().isVisible());
            QVERIFY(m_window->composer().focusProxy()->hasFocus());
        }
        emit m_window->sidebar().attentionRequested(); // it asks for the name of a folder
        QVERIFY(m_window->sidebar().isVisible());
        auto *back = m_window->sidebar().findChild<QAbstractButton *>(u"Back"_s);
        QVERIFY(back->isVisible());
        back->click();
        QVERIFY(m_window->composer().isVisible());
        m_window->resize(1100, 700);
        QVERIFY(m_window->sidebar().isVisible() && !back->isVisible());
    }

    void aNarrowWindowFindsItsWayFromTheSettings()
    {
        m_window->resize(420, 700);
        m_window->panels().setShown(SidePanel::Settings, true);
        QVERIFY(m_window->panels().settings().isVisible());
        press(Qt::Key_B); // the sidebar in front of the settings …
        QVERIFY(m_window->sidebar().isVisible());
        m_window->findChild<QPushButton *>(u"Settings"_s)->click(); // … and the settings again
        QVERIFY(m_window->panels().settings().isVisible());
        press(Qt::Key_B);
        m_window->showConversation(); // the user chose a conversation
        QVERIFY(m_window->composer().isVisible());
        QVERIFY(!m_window->panels().isShown(SidePanel::Settings));
        m_window->panels().setShown(SidePanel::Settings, true);
        press(Qt::Key_L);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"Message"_s);
    }

    void aLongNoticeDoesNotWidenTheWindow()
    {
        m_window->resize(420, 700);
        const QString address = u"https://example.com/"_s + QString(4000, u'a');
        m_window->notice().tell(u"Open %1?"_s.arg(address), u"Open"_s, [] {});
        QTRY_VERIFY(m_window->notice().width() > 0);
        QCOMPARE(m_window->width(), 420);
        for (auto *button : m_window->notice().findChildren<QAbstractButton *>()) {
            const int left = button->mapTo(m_window.get(), QPoint()).x();
            QVERIFY(!button->isVisible() || (left >= 0 && left + button->width() <= 420));
        }
    }

    void tellsThatItCloses()
    {
        QSignalSpy closing(m_window.get(), &MainWindow::closing);
        press(Qt::Key_W);
        QCOMPARE(closing.count(), 1);
        QVERIFY(!m_window->isVisible());
        m_window->raiseToFront(); // as on a second start
        QVERIFY(m_window->isVisible());
    }

    void welcomeLeadsToTheSettings()
    {
        emit m_window->welcome().connectRequested();
        QVERIFY(m_window->panels().isShown(SidePanel::Settings));
    }

private:
    void press(Qt::Key key)
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : m_window.get(), key, Qt::ControlModifier);
    }
    [[nodiscard]] static QString nameOf(QWidget *widget)
    {
        return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
    }
    [[nodiscard]] QAbstractButton *visibleButton(const QString &name) const
    {
        for (auto *button : m_window->findChildren<QAbstractButton *>()) {
            if (button->isVisible() && nameOf(button) == name)
                return button;
        }
        return nullptr;
    }

    std::unique_ptr<MainWindow> m_window;
};

HIWAR_TEST(MainWindowTest, QApplication)
#include "tst_mainwindow.moc"
