// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/palette/commandpalette.h"
#include "ui/palette/paletteroles.h"
#include "ui/theme/quietstyle.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class CommandPaletteTest : public TestCase
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
        m_window->resize(800, 600);
        m_text = new QLineEdit(m_window.get());
        m_palette = new CommandPalette(*m_window, m_model);
        m_palette->setTheme(makeTheme(ColourScheme::Light, 1.0));
        connect(m_palette, &CommandPalette::wanted, m_palette,
                [this](const QString &typed) { show(typed); });
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        m_text->setFocus();
    }

    void cleanup() { m_window.reset(); }

    void typesFindsAndChooses()
    {
        const QSignalSpy chosen(m_palette, &CommandPalette::chosen);
        m_palette->open();
        QTRY_VERIFY(line()->hasFocus());
        QCOMPARE(current(), u"New conversation"_s);
        QTest::keyClicks(line(), u"prin"_s);
        QCOMPARE(current(), u"Print this conversation"_s);
        QTest::keyClick(line(), Qt::Key_Return);
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.at(0).at(0).toInt(), 0);
        QVERIFY(!m_palette->isVisible());
        QVERIFY(m_text->hasFocus()); // before it is run: what it acts on has the focus
    }

    void walksByKeysRoundAndRound()
    {
        m_palette->open();
        QTest::keyClick(line(), Qt::Key_Down);
        QCOMPARE(current(), u"Print this conversation"_s);
        QTest::keyClick(line(), Qt::Key_Up);
        QTest::keyClick(line(), Qt::Key_Up);
        QCOMPARE(current(), u"Colours"_s);
        QTest::keyClick(line(), Qt::Key_Down);
        QCOMPARE(current(), u"New conversation"_s);
        QTest::keyClick(line(), Qt::Key_PageDown);
        QCOMPARE(current(), u"Colours"_s);
    }

    void escapeLeavesAndAClickElsewhereClosesQuietly()
    {
        const QSignalSpy left(m_palette, &CommandPalette::left);
        m_palette->open();
        QTest::keyClick(line(), Qt::Key_Escape);
        QVERIFY(!m_palette->isVisible());
        QCOMPARE(left.count(), 1);
        m_palette->open();
        m_palette->open(); // the same keys close it
        QVERIFY(!m_palette->isVisible());
        m_palette->open();
        m_text->setFocus();
        QTRY_VERIFY(!m_palette->isVisible());
        QCOMPARE(left.count(), 1);
    }

    void saysThatNothingWasFound()
    {
        m_palette->open();
        QTest::keyClicks(line(), u"xyzzy"_s);
        QVERIFY(m_palette->findChild<QLabel *>()->isVisible());
        QCOMPARE(line()->accessibleDescription(), u"Nothing was found."_s);
        const QSignalSpy chosen(m_palette, &CommandPalette::chosen);
        QTest::keyClick(line(), Qt::Key_Return);
        QTest::keyClick(line(), Qt::Key_Down);
        QCOMPARE(chosen.count(), 0);
    }

    void isReadRowByRow()
    {
        m_palette->open();
        QCOMPARE(line()->accessibleDescription(), u"New conversation, Action, Ctrl+N"_s);
        QAccessibleInterface *rows = QAccessible::queryAccessibleInterface(list());
        QCOMPARE(rows->childCount(), 3);
        QCOMPARE(rows->child(2)->text(QAccessible::Name), u"Colours, Setting"_s);
        QCOMPARE(QAccessible::queryAccessibleInterface(m_palette)->text(QAccessible::Name),
                 u"Command palette"_s);
    }

    void staysWithinTheWindow()
    {
        m_palette->open();
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            m_window->setLayoutDirection(direction);
            for (const QSize size : {QSize(360, 420), QSize(800, 600), QSize(1600, 1200)}) {
                m_window->resize(size);
                QTRY_VERIFY(m_window->rect().contains(m_palette->surface()));
                QVERIFY(list()->height() >= Theme::leastTarget);
                m_palette->grab(); // paints every row
            }
        }
    }

private:
    void show(const QString &typed)
    {
        m_model.clear();
        add(u"New conversation"_s, u"Action"_s, u"Ctrl+N"_s, typed);
        add(u"Print this conversation"_s, u"Action"_s, u"Ctrl+P"_s, typed);
        add(u"Colours"_s, u"Setting"_s, {}, typed);
    }
    void add(const QString &title, const QString &kind, const QString &keys, const QString &typed)
    {
        if (!title.contains(typed, Qt::CaseInsensitive))
            return;
        auto *item = new QStandardItem(title);
        item->setData(kind, PaletteKindRole);
        item->setData(keys, PaletteKeysRole);
        item->setData(keys.isEmpty() ? title + u", "_s + kind
                                     : title + u", "_s + kind + u", "_s + keys,
                      Qt::AccessibleTextRole);
        m_model.appendRow(item);
    }
    [[nodiscard]] QLineEdit *line() const { return m_palette->findChild<QLineEdit *>(); }
    [[nodiscard]] QListView *list() const { return m_palette->findChild<QListView *>(); }
    [[nodiscard]] QString current() const { return list()->currentIndex().data().toString(); }

    QStandardItemModel m_model;
    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_text = nullptr;
    CommandPalette *m_palette = nullptr;
};

HIWAR_TEST(CommandPaletteTest, QApplication)
#include "tst_commandpalette.moc"
