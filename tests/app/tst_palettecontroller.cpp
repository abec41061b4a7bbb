// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/library.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/palette/commandpalette.h"
#include "ui/palette/paletteroles.h"
#include "ui/settings/settingspanel.h"
#include "ui/window/shortcutsheet.h"

#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class PaletteControllerTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void isMadeWhenItIsFirstOpened()
    {
        QVERIFY(!window().findChild<CommandPalette *>());
        open();
        QVERIFY(palette().isVisible());
    }

    void runsAnActionByKeysAlone()
    {
        QVERIFY(window().isSidebarWanted());
        find(u"sidebar"_s);
        QCOMPARE(current(), u"Show or hide the sidebar"_s);
        QCOMPARE(currentData(PaletteKeysRole), u"Ctrl+B"_s);
        enter();
        QVERIFY(!window().isSidebarWanted());
        QCOMPARE(m->settings.settings().recentCommands, QStringList{u"sidebar"_s});
        open(); // what was used last is the first
        QCOMPARE(current(), u"Show or hide the sidebar"_s);
    }

    void escapeGoesToTheComposer()
    {
        window().sidebar().focusList();
        open();
        QTest::keyClick(&line(), Qt::Key_Escape);
        QVERIFY(!palette().isVisible());
        QCOMPARE(window().focusWidget()->objectName(), u"Message"_s);
    }

    void opensAConversationByItsTitle()
    {
        ask(u"رحلة أحمد إلى الشاطئ"_s, u"hi"_s);
        const QString first = m->shown.id();
        m->chat.startNew();
        ask(u"Something else"_s, u"hi"_s);
        find(u"رحله احمد"_s);
        QCOMPARE(currentData(PaletteKindRole), u"Conversation"_s);
        enter();
        QTRY_COMPARE(m->shown.id(), first);
        QCOMPARE(window().focusWidget()->objectName(), u"Message"_s);
        QVERIFY(m->settings.settings().recentCommands.isEmpty()); // nothing of a conversation
    }

    void whatIsInTheBinOrTemporaryIsNotFound()
    {
        ask(u"Gone away"_s, u"hi"_s);
        m->conversations.moveToBin({m->shown.id()});
        m->controllers.temporary().start();
        ask(u"Gone secretly"_s, u"hi"_s);
        find(u"gone"_s);
        for (int row = 0; row < list().model()->rowCount(); ++row)
            QVERIFY(list().model()->index(row, 0).data(PaletteKindRole) != u"Conversation"_s);
    }

    void choosesAModel()
    {
        m->settings.change([](Settings &settings) {
            settings.profiles.last().models = {u"m-1"_s, u"big-chat"_s};
        });
        find(u"bigch"_s);
        QCOMPARE(current(), u"big-chat"_s);
        QCOMPARE(currentData(PalettePlaceRole), u"Mine"_s);
        enter();
        QCOMPARE(session().conversation().info().model, u"big-chat"_s);
    }

    void theModelThatWasChosenLastComesFirst()
    {
        m->settings.change([](Settings &settings) {
            settings.profiles.last().models = {u"m-1"_s, u"chat-a"_s, u"chat-b"_s};
        });
        find(u"chat-"_s);
        QCOMPARE(current(), u"chat-a"_s);
        line().setText(u"chat-b"_s);
        enter();
        find(u"chat-"_s);
        QCOMPARE(current(), u"chat-b"_s);
    }

    void beginsWithAPersonaAndInsertsAPrompt()
    {
        Persona fox;
        fox.name = u"Clever fox"_s;
        fox.firstMessage = u"Good evening."_s;
        m->program.library.load();
        QTRY_VERIFY(m->program.library.isLoaded());
        m->program.library.save(fox);
        Prompt sum;
        sum.name = u"Shorten it"_s;
        sum.content = u"Make it shorter."_s;
        m->program.library.save(sum);
        find(u"clever"_s);
        QCOMPARE(currentData(PaletteKindRole), u"Persona"_s);
        enter();
        QTRY_COMPARE(rows(), 1);
        QCOMPARE(textAt(0), fox.firstMessage);
        find(u"shorten"_s);
        enter();
        QCOMPARE(window().composer().text(), sum.content);
    }

    void leadsToASetting()
    {
        find(u"colours"_s);
        QCOMPARE(currentData(PaletteKindRole), u"Setting"_s);
        QCOMPARE(currentData(PalettePlaceRole), u"Appearance"_s);
        enter();
        const auto *box = window().panels().settings().findChild<QComboBox *>(u"Colours"_s);
        QVERIFY(box->isVisible());
        QTRY_VERIFY(box->hasFocus());
    }

    void hasWhatTheMenusHave()
    {
        ask(u"To be pinned"_s, u"hi"_s);
        find(u"pin"_s);
        QCOMPARE(current(), u"Pin"_s);
        QCOMPARE(currentData(PalettePlaceRole), u"This conversation"_s);
        enter();
        QVERIFY(session().conversation().info().isPinned);
    }

    void everyActionOfTheWindowIsInIt()
    {
        open();
        QStringList titles;
        for (int row = 0; row < list().model()->rowCount(); ++row)
            titles << list().model()->index(row, 0).data().toString();
        for (const ShortcutGroup &group : shortcutGroups()) {
            for (const Shortcut &shortcut : group.shortcuts) {
                const bool isIn = shortcut.area == ShortcutArea::Anywhere &&
                                  shortcut.id != ShortcutId::CommandPalette;
                if (isIn)
                    QVERIFY2(titles.contains(nameOf(shortcut.id)), shortcut.name);
            }
        }
    }

    void showsTheKeysInUse()
    {
        m->settings.change([](Settings &settings) {
            settings.keymap.give(ShortcutId::Sidebar, {u"Ctrl+G"_s});
            settings.keymap.give(ShortcutId::CommandPalette, {u"Ctrl+K"_s});
        });
        QTest::keyClick(window().focusWidget(), Qt::Key_K, Qt::ControlModifier);
        line().setText(u"sidebar"_s);
        QCOMPARE(currentData(PaletteKeysRole), u"Ctrl+G"_s);
    }

    /// As a screen reader walks: the line, what it says, the rows of the list.
    void isFoundAndRunThroughTheAccessibilityTree()
    {
        open();
        QAccessibleInterface *field = QAccessible::queryAccessibleInterface(&line());
        QCOMPARE(field->text(QAccessible::Name), u"Find anything"_s);
        field->setText(QAccessible::Value, u"keyboard shortcuts"_s);
        QCOMPARE(field->text(QAccessible::Description),
                 u"Keyboard shortcuts, Action, Window, F1, Ctrl+?, Ctrl+/"_s);
        QAccessibleInterface *rows = QAccessible::queryAccessibleInterface(&list());
        QVERIFY(rows->childCount() >= 1);
        QCOMPARE(rows->child(0)->text(QAccessible::Name), field->text(QAccessible::Description));
        enter();
        QVERIFY(window().shortcuts().isVisible());
    }

private:
    void open()
    {
        QTest::keyClick(window().focusWidget(), Qt::Key_K, Qt::ControlModifier | Qt::ShiftModifier);
    }
    void find(const QString &typed)
    {
        open();
        QTRY_VERIFY(line().hasFocus());
        line().setText(typed);
    }
    void enter() { QTest::keyClick(&line(), Qt::Key_Return); }
    [[nodiscard]] CommandPalette &palette() const
    {
        return *window().findChild<CommandPalette *>();
    }
    [[nodiscard]] QLineEdit &line() const { return *palette().findChild<QLineEdit *>(); }
    [[nodiscard]] QListView &list() const { return *palette().findChild<QListView *>(); }
    [[nodiscard]] QString current() const { return list().currentIndex().data().toString(); }
    [[nodiscard]] QString currentData(int role) const
    {
        return list().currentIndex().data(role).toString();
    }
};

HIWAR_TEST(PaletteControllerTest, QApplication)
#include "tst_palettecontroller.moc"
