// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/keymap.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/window/header.h"
#include "ui/window/keyrecorder.h"
#include "ui/window/shortcutsheet.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ShortcutControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    /// By keys alone: opened, found, recorded, and used.
    void otherKeysWorkAtOnceAndAtTheNextStart()
    {
        QTest::keyClick(window().focusWidget(), Qt::Key_F1);
        auto *filter = sheet().findChild<QLineEdit *>(u"Filter shortcuts"_s);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, u"sidebar"_s);
        walkTo(u"Change sidebar"_s);
        QTest::keyClick(window().focusWidget(), Qt::Key_Space);
        QTRY_VERIFY(qobject_cast<KeyRecorder *>(window().focusWidget()));
        QTest::keyClick(window().focusWidget(), Qt::Key_G, Qt::ControlModifier);
        QTest::keyClick(window().focusWidget(), Qt::Key_Return);
        QCOMPARE(shownTip(), u"Hide sidebar (Ctrl+G)"_s);
        QTest::keyClick(window().focusWidget(), Qt::Key_Escape);
        QVERIFY(!sheet().isVisible());
        QTest::keyClick(window().focusWidget(), Qt::Key_G, Qt::ControlModifier);
        QVERIFY(!window().isSidebarWanted());
        QTest::keyClick(window().focusWidget(), Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!window().isSidebarWanted()); // the former keys do nothing
        const Settings stored = m->settings.settings();
        restart(stored);
        QVERIFY(window().commands().action(ShortcutId::Sidebar)->shortcuts() ==
                QList<QKeySequence>{QKeySequence(u"Ctrl+G"_s)});
    }

    void menusAndTooltipsFollow()
    {
        change(ShortcutId::Library, u"Ctrl+Shift+L"_s);
        QMenu menu;
        emit window().header().moreMenuRequested(&menu);
        bool isThere = false;
        for (const QAction *action : menu.actions())
            isThere |= action->shortcut() == QKeySequence(u"Ctrl+Shift+L"_s);
        QVERIFY(isThere);
        change(ShortcutId::ChooseModel, u"Ctrl+G"_s);
        QCOMPARE(window().composer().modelButton().toolTip(), u"Choose who answers (Ctrl+G)"_s);
        change(ShortcutId::ChooseModel, {});
        QCOMPARE(window().composer().modelButton().toolTip(), u"Choose who answers"_s);
    }

    void takingAKeyIsUndone()
    {
        change(ShortcutId::Attach, u"Ctrl+F"_s);
        QVERIFY(window().commands().action(ShortcutId::Find)->shortcuts().isEmpty());
        undo();
        QCOMPARE(m->settings.settings().keymap, Keymap());
        QCOMPARE(window().commands().action(ShortcutId::Find)->shortcut(),
                 QKeySequence(u"Ctrl+F"_s));
    }

    void oneAndAllAreReset()
    {
        change(ShortcutId::Attach, u"Ctrl+F"_s);
        change(ShortcutId::Library, u"Ctrl+G"_s);
        emit sheet().resetRequested(ShortcutId::Library);
        QCOMPARE(m->settings.settings().keymap.keysOf(ShortcutId::Library),
                 QStringList{u"Ctrl+J"_s});
        emit sheet().resetAllRequested();
        QCOMPARE(m->settings.settings().keymap, Keymap());
        undo();
        QCOMPARE(m->settings.settings().keymap.keysOf(ShortcutId::Attach),
                 QStringList{u"Ctrl+F"_s});
    }

    void theGuideNamesTheKeysInUse()
    {
        change(ShortcutId::Library, u"Ctrl+Shift+L"_s);
        m->settings.change([](Settings &settings) {
            settings.currentProfileId = QString::fromLatin1(guideProfileId);
        });
        m->chat.startNew();
        send(u"keyboard shortcuts"_s);
        QTRY_VERIFY(!session().isBusy());
        QVERIFY2(textAt(rows() - 1).contains(u"`Ctrl+Shift+L`"_s), qPrintable(textAt(rows() - 1)));
    }

private:
    [[nodiscard]] ShortcutSheet &sheet() const { return window().shortcuts(); }
    void change(ShortcutId id, const QString &key)
    {
        emit sheet().keysChosen(id, key.isEmpty() ? QStringList() : QStringList{key});
    }
    [[nodiscard]] QString shownTip() const
    {
        return window().header().findChild<QToolButton *>(u"Sidebar"_s)->toolTip();
    }
    /// By Tab.
    void walkTo(const QString &name)
    {
        for (int i = 0; i < 20 && window().focusWidget()->objectName() != name; ++i)
            QTest::keyClick(window().focusWidget(), Qt::Key_Tab);
        QCOMPARE(window().focusWidget()->objectName(), name);
    }
};

HIWAR_TEST(ShortcutControllerTest, QApplication)
#include "tst_shortcutcontroller.moc"
