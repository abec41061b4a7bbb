// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/theme/keycap.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/keyrecorder.h"
#include "ui/window/shortcutsheet.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ShortcutSheetTest : public TestCase
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
        m_window = std::make_unique<QWidget>();
        m_button = new QPushButton(u"Before"_s, m_window.get());
        m_sheet = new ShortcutSheet(*m_window);
        m_sheet->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_window->resize(800, 600);
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        m_button->setFocus();
    }

    void cleanup() { m_window.reset(); }

    void showsEveryShortcut()
    {
        m_sheet->open();
        qsizetype keys = 0;
        for (const ShortcutGroup &group : shortcutGroups()) {
            for (const Shortcut &shortcut : group.shortcuts)
                keys += shortcut.keys.size();
        }
        QCOMPARE(shownKeys().size(), keys);
        QVERIFY(shownKeys().contains(u"Ctrl+K"_s));
    }

    void findsByNameAndByKey()
    {
        m_sheet->open();
        filter()->setText(u"sidebar"_s);
        QCOMPARE(shownKeys(), QStringList{u"Ctrl+B"_s});
        filter()->setText(u"ctrl+p"_s);
        QVERIFY(shownKeys().contains(u"Ctrl+P"_s));
        filter()->setText(u"xyzzy"_s);
        QVERIFY(shownKeys().isEmpty());
        QCOMPARE(filter()->accessibleDescription(), u"Nothing was found."_s);
    }

    void givesTheKeyboardBack()
    {
        m_sheet->open();
        QTRY_VERIFY(filter()->hasFocus());
        QTest::keyClick(filter(), Qt::Key_Escape);
        QVERIFY(!m_sheet->isVisible());
        QTRY_VERIFY(m_button->hasFocus());
        m_sheet->open();
        m_sheet->open(); // the same keys close it
        QVERIFY(!m_sheet->isVisible());
        m_sheet->open();
        m_button->setFocus(); // a click elsewhere
        QTRY_VERIFY(!m_sheet->isVisible());
    }

    void staysWithinTheWindow()
    {
        m_sheet->open();
        for (const QSize size : {QSize(360, 420), QSize(800, 600), QSize(1600, 1200)}) {
            m_window->resize(size);
            QTRY_VERIFY(m_window->rect().contains(m_sheet->surface()));
        }
    }

    void makesItsRowsWhenItIsOpened()
    {
        QVERIFY(m_sheet->findChildren<KeyCap *>().isEmpty());
        m_sheet->open();
        QVERIFY(!m_sheet->findChildren<KeyCap *>().isEmpty());
    }

    void keysAreRecordedByKeysAlone()
    {
        const QSignalSpy chosen(m_sheet, &ShortcutSheet::keysChosen);
        edit(u"Attach files"_s, u"Change attach"_s);
        QTRY_VERIFY(recorder()->hasFocus());
        QCOMPARE(verdict(), u"Press the keys, then Enter."_s);
        QTest::keyClick(recorder(), Qt::Key_G, Qt::ControlModifier);
        QCOMPARE(recorder()->text(), u"Ctrl+G"_s);
        QCOMPARE(verdict(), u"Ctrl+G is free."_s);
        QTest::keyClick(recorder(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(0).value<ShortcutId>(), ShortcutId::Attach);
        QCOMPARE(chosen.at(0).at(1).toStringList(), QStringList{u"Ctrl+G"_s});
        QTRY_VERIFY(button(u"Change attach"_s)->hasFocus());
        QVERIFY(m_sheet->isVisible());
    }

    void saysWhatHasTheKeys()
    {
        edit(u"Attach files"_s, u"Change attach"_s);
        QTest::keyClick(recorder(), Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(verdict(),
                 u"Ctrl+F is used by “Find in this conversation”, which will lose it."_s);
        QVERIFY(button(u"Use these keys"_s)->isEnabled());
        QTest::keyClick(recorder(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(verdict(), u"Ctrl+C always does “Copy”. Press other keys."_s);
        QVERIFY(!button(u"Use these keys"_s)->isEnabled());
        QTest::keyClick(recorder(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(verdict(), u"Fields of text need Ctrl+V. Press other keys."_s);
        QTest::keyClick(recorder(), Qt::Key_G, Qt::ShiftModifier);
        QCOMPARE(verdict(), u"Shift+G is needed for writing. Add Ctrl or Alt."_s);
        QTest::keyClick(recorder(), Qt::Key_Question, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(recorder()->text(), u"Ctrl+?"_s);
        QTest::keyClick(recorder(), Qt::Key_Escape);
        QVERIFY(m_sheet->isVisible());
        QVERIFY(!recorder()->isVisible());
    }

    void resetsOneAndAll()
    {
        Keymap keymap;
        keymap.give(ShortcutId::Attach, {u"Ctrl+G"_s});
        m_sheet->open();
        QVERIFY(!button(u"All usual keys"_s)->isVisible());
        m_sheet->setKeymap(keymap);
        QVERIFY(shownKeys().contains(u"Ctrl+G"_s));
        QVERIFY(!shownKeys().contains(u"Ctrl+O"_s));
        const QSignalSpy one(m_sheet, &ShortcutSheet::resetRequested);
        const QSignalSpy all(m_sheet, &ShortcutSheet::resetAllRequested);
        button(u"All usual keys"_s)->click();
        QCOMPARE(all.count(), 1);
        button(u"Change attach"_s)->click();
        button(u"Usual keys"_s)->click();
        QCOMPARE(one.count(), 1);
        QCOMPARE(one.at(0).at(0).value<ShortcutId>(), ShortcutId::Attach);
        button(u"Change library"_s)->click();
        QVERIFY(!button(u"Usual keys"_s)->isVisible());
        m_sheet->setKeymap({});
        QVERIFY(shownKeys().contains(u"Ctrl+O"_s));
        QVERIFY(!button(u"All usual keys"_s)->isVisible());
    }

    void whatIsFixedHasNoButton()
    {
        m_sheet->open();
        QVERIFY(!button(u"Change copy"_s));
        QVERIFY(button(u"Change find"_s));
        QCOMPARE(button(u"Change find"_s)->accessibleName(),
                 u"Change the keys of “Find in this conversation”"_s);
    }

    void theEditorStaysWithinANarrowWindow()
    {
        m_window->resize(360, 420);
        edit(u"Attach files"_s, u"Change attach"_s);
        QTRY_VERIFY(m_window->rect().contains(m_sheet->surface()));
        for (const char *name : {"Use these keys", "Usual keys", "No keys", "Cancel keys"}) {
            const QPushButton *each = button(QString::fromLatin1(name));
            if (!each->isVisible()) // its keys are the usual ones
                continue;
            QTRY_VERIFY(m_sheet->surface().contains(
                QRect(each->mapTo(m_window.get(), QPoint()), each->size())));
        }
    }

private:
    void edit(const QString &typed, const QString &name)
    {
        if (!m_sheet->isVisible())
            m_sheet->open();
        filter()->setText(typed);
        QPushButton *change = button(name);
        change->setFocus();
        QTest::keyClick(change, Qt::Key_Space);
    }
    [[nodiscard]] QPushButton *button(const QString &name) const
    {
        return m_sheet->findChild<QPushButton *>(name);
    }
    [[nodiscard]] KeyRecorder *recorder() const { return m_sheet->findChild<KeyRecorder *>(); }
    [[nodiscard]] QString verdict() const
    {
        return m_sheet->findChild<QLabel *>(u"Keys are used"_s)->text();
    }
    [[nodiscard]] QLineEdit *filter() const
    {
        return m_sheet->findChild<QLineEdit *>(u"Filter shortcuts"_s);
    }
    [[nodiscard]] QStringList shownKeys() const
    {
        QStringList keys;
        for (const KeyCap *cap : m_sheet->findChildren<KeyCap *>()) {
            if (cap->isVisible())
                keys.append(cap->text());
        }
        return keys;
    }

    std::unique_ptr<QWidget> m_window;
    QPushButton *m_button = nullptr;
    ShortcutSheet *m_sheet = nullptr;
};

HIWAR_TEST(ShortcutSheetTest, QApplication)
#include "tst_shortcutsheet.moc"
