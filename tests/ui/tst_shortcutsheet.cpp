// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/shortcuts.h"
#include "tests/support/testcase.h"
#include "ui/theme/keycap.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/shortcutsheet.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>

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

private:
    [[nodiscard]] QLineEdit *filter() const { return m_sheet->findChild<QLineEdit *>(); }
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
