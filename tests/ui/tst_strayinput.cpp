// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whatever has the focus, what a user types or presses is neither lost nor spent on a button.
#include "tests/support/testcase.h"
#include "tests/ui/messagemodel.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidepanels.h"

#include <QApplication>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class StrayInputTest : public TestCase
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
        m_messages.setMessages({makeMessage(u"a"_s, Role::User, u"Question"_s)});
        m_window->conversationView().setModel(&m_messages);
        m_window->resize(1100, 820);
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
    }

    void cleanup() { m_window.reset(); }

    void wordsLandInTheComposer_data()
    {
        QTest::addColumn<QString>("focus");
        for (const QString &name : {u"Conversations"_s, u"New conversation"_s, u"Settings"_s,
                                    u"Sidebar"_s, u"Conversation"_s})
            QTest::newRow(qPrintable(name)) << name;
    }
    void wordsLandInTheComposer()
    {
        QFETCH(QString, focus);
        auto *control = m_window->findChild<QWidget *>(focus);
        QVERIFY(control != nullptr);
        control->setFocus(Qt::MouseFocusReason);
        for (const QChar letter : u"Hello"_s)
            QTest::keyClick(QApplication::focusWidget(), letter.toLatin1());
        QCOMPARE(m_window->composer().text(), u"Hello"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"Message"_s);
    }

    void wordsInTheSettingsStayThere()
    {
        m_window->panels().setShown(SidePanel::Settings, true);
        auto *save = m_window->panels().settings().findChild<QPushButton *>(u"Test connection"_s);
        save->setFocus();
        QTest::keyClick(save, Qt::Key_A);
        QCOMPARE(m_window->composer().text(), QString());
    }

    void commandsAreNoWords()
    {
        m_window->conversationView().setFocus();
        QTest::keyClick(&m_window->conversationView(), Qt::Key_J, Qt::ControlModifier);
        QTest::keyClick(&m_window->conversationView(), Qt::Key_J, Qt::AltModifier);
        QCOMPARE(m_window->composer().text(), QString());
    }

    void enterPressesTheButtonThatHasTheFocus()
    {
        QSignalSpy begun(&m_window->sidebar(), &Sidebar::newConversationRequested);
        auto *button = m_window->findChild<QPushButton *>(u"New conversation"_s);
        button->setFocus(Qt::TabFocusReason);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(begun.count(), 1);
        QTest::keyClick(button, Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(begun.count(), 2);
        button->setEnabled(false);
        QTest::keyClick(button, Qt::Key_Return);
        QCOMPARE(begun.count(), 2);
    }

    void escapeLeadsToTheComposer()
    {
        m_window->conversationView().setFocus();
        QTest::keyClick(&m_window->conversationView(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"Message"_s);
    }

    void menusOpenByKeyboard()
    {
        m_window->conversationView().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&m_window->conversationView(), Qt::Key_F10, Qt::ShiftModifier);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        QVERIFY(!menu->isEmpty());
        menu->close();
    }

private:
    MessageModel m_messages;
    std::unique_ptr<MainWindow> m_window;
};

HIWAR_TEST(StrayInputTest, QApplication)
#include "tst_strayinput.moc"
