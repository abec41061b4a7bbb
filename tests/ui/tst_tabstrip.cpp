// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/sidebar/conversationrows.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/tabstrip.h"

#include <QAccessible>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TabStripTest : public TestCase
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
        m_strip = std::make_unique<TabStrip>();
        m_strip->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_strip->resize(900, 40);
        m_strip->setTabs({{.id = u"a"_s, .title = u"Light"_s},
                          {.id = u"b"_s, .title = u"Sound"_s, .isArriving = true},
                          {.id = u"c"_s, .title = u"Heat"_s, .isUnread = true}},
                         u"b"_s);
        m_strip->activateWindow();
        QTRY_VERIFY(m_strip->isActiveWindow());
    }
    void cleanup() { m_strip.reset(); }

    void showsWhichIsShown()
    {
        QCOMPARE(m_strip->count(), 3);
        QCOMPARE(m_strip->currentIndex(), 1);
        QCOMPARE(m_strip->tabText(2), u"Heat"_s);
    }

    void isHiddenWithOne()
    {
        m_strip->setTabs({{.id = u"a"_s, .title = u"Light"_s}}, u"a"_s);
        QVERIFY(!m_strip->isVisible());
        QVERIFY(!m_strip->closeCurrent());
    }

    void tellsOnlyWhatTheUserDoes()
    {
        QSignalSpy chosen(m_strip.get(), &TabStrip::chosen);
        m_strip->setTabs({{.id = u"a"_s, .title = u"Light"_s}, {.id = u"c"_s, .title = u"Heat"_s}},
                         u"c"_s);
        QVERIFY(chosen.isEmpty());
        m_strip->step(1);
        QCOMPARE(chosen.takeFirst(), QVariantList{u"a"_s});
        m_strip->step(-1);
        QCOMPARE(chosen.takeFirst(), QVariantList{u"c"_s});
        QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, m_strip->tabRect(0).center());
        QCOMPARE(chosen.takeFirst(), QVariantList{u"a"_s});
        m_strip->setFocus(Qt::TabFocusReason);
        QTest::keyClick(m_strip.get(), Qt::Key_Right);
        QCOMPARE(chosen.takeFirst(), QVariantList{u"c"_s});
    }

    void closes_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    void closes()
    {
        QFETCH(Qt::LayoutDirection, direction);
        m_strip->setLayoutDirection(direction);
        QSignalSpy closed(m_strip.get(), &TabStrip::closeRequested);
        QSignalSpy chosen(m_strip.get(), &TabStrip::chosen);
        QTest::mouseClick(m_strip.get(), Qt::MiddleButton, {}, m_strip->tabRect(0).center());
        QCOMPARE(closed.takeFirst(), QVariantList{u"a"_s});
        const QRect current = m_strip->tabRect(1);
        const bool mirrored = direction == Qt::RightToLeft;
        const QPoint cross((mirrored ? current.left() + 10 : current.right() - 10),
                           current.center().y());
        QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, cross);
        QCOMPARE(closed.takeFirst(), QVariantList{u"b"_s});
        QTest::mousePress(m_strip.get(), Qt::LeftButton, {}, cross); // and let go elsewhere
        QTest::mouseRelease(m_strip.get(), Qt::LeftButton, {}, m_strip->tabRect(2).center());
        QVERIFY(closed.isEmpty());
        m_strip->setFocus(Qt::TabFocusReason);
        QTest::keyClick(m_strip.get(), Qt::Key_Delete);
        QCOMPARE(closed.takeFirst(), QVariantList{u"b"_s});
        QVERIFY(chosen.isEmpty());
    }

    void aClickLeavesTheFocus()
    {
        m_strip->clearFocus();
        QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, m_strip->tabRect(0).center());
        QVERIFY(!m_strip->hasFocus());
    }

    void hasAMenu()
    {
        QSignalSpy moved(m_strip.get(), &TabStrip::moveRequested);
        QSignalSpy others(m_strip.get(), &TabStrip::othersCloseRequested);
        QSignalSpy window(m_strip.get(), &TabStrip::windowRequested);
        QSignalSpy closed(m_strip.get(), &TabStrip::closeRequested);
        press(0, u"Move towards the end"_s);
        QCOMPARE(moved.takeFirst(), (QVariantList{0, 1}));
        press(2, u"Move towards the start"_s);
        QCOMPARE(moved.takeFirst(), (QVariantList{2, 1}));
        press(2, u"Close the other tabs"_s);
        QCOMPARE(others.takeFirst(), QVariantList{u"c"_s});
        press(0, u"Open in a new window"_s);
        QCOMPARE(window.takeFirst(), QVariantList{u"a"_s});
        press(2, u"Close the tab"_s);
        QCOMPARE(closed.takeFirst(), QVariantList{u"c"_s});
        QVERIFY(!actionOf(0, u"Move towards the start"_s)->isEnabled());
        QVERIFY(!actionOf(2, u"Move towards the end"_s)->isEnabled());
    }

    void aTemporaryOneStaysInItsWindow()
    {
        m_strip->setTabs({{.id = u"a"_s, .title = u"Light"_s},
                          {.id = u"b"_s, .title = u"Sound"_s, .isTemporary = true}},
                         u"a"_s);
        QVERIFY(actionOf(0, u"Open in a new window"_s)->isEnabled());
        QVERIFY(!actionOf(1, u"Open in a new window"_s)->isEnabled());
    }

    void givesUpTheFocusWithTheLastButOne()
    {
        const QSignalSpy given(m_strip.get(), &TabStrip::focusGivenUp);
        m_strip->setFocus(Qt::TabFocusReason);
        QVERIFY(m_strip->hasFocus());
        m_strip->setTabs({{.id = u"a"_s, .title = u"A"_s}, {.id = u"b"_s, .title = u"B"_s}},
                         u"a"_s);
        QVERIFY(given.isEmpty());
        m_strip->setTabs({{.id = u"a"_s, .title = u"A"_s}}, u"a"_s);
        QCOMPARE(given.count(), 1);
        m_strip->setTabs({{.id = u"c"_s, .title = u"C"_s}}, u"c"_s);
        QCOMPARE(given.count(), 1); // it has none to give
    }

    void theWheelChoosesNothing()
    {
        const QSignalSpy chosen(m_strip.get(), &TabStrip::chosen);
        const QPointF at = m_strip->tabRect(1).center();
        QWheelEvent event(at, m_strip->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(m_strip.get(), &event);
        QVERIFY(chosen.isEmpty());
        QCOMPARE(m_strip->currentIndex(), 1);
    }

    void takesWhatIsDropped_data() { closes_data(); }
    void takesWhatIsDropped()
    {
        QFETCH(Qt::LayoutDirection, direction);
        m_strip->setLayoutDirection(direction);
        QSignalSpy dropped(m_strip.get(), &TabStrip::dropped);
        const std::unique_ptr<QMimeData> one(dragOf({u"x"_s}));
        QVERIFY(drop(*one, m_strip->tabRect(1).center() + towardsStart(direction)));
        QCOMPARE(dropped.takeFirst(), (QVariantList{u"x"_s, 1}));
        QVERIFY(drop(*one, m_strip->tabRect(2).center() - towardsStart(direction)));
        QCOMPARE(dropped.takeFirst(), (QVariantList{u"x"_s, 3}));
        const std::unique_ptr<QMimeData> two(dragOf({u"x"_s, u"y"_s}));
        QVERIFY(!drop(*two, m_strip->tabRect(1).center()));
        QMimeData text;
        text.setText(u"x"_s);
        QVERIFY(!drop(text, m_strip->tabRect(1).center()));
        QVERIFY(dropped.isEmpty());
    }

    void isReadAloud()
    {
        QAccessibleInterface *bar = QAccessible::queryAccessibleInterface(m_strip.get());
        QCOMPARE(bar->role(), QAccessible::PageTabList);
        QCOMPARE(bar->childCount(), 3);
        QCOMPARE(bar->child(0)->text(QAccessible::Name), u"Light"_s);
        QCOMPARE(bar->child(1)->text(QAccessible::Name), u"Sound, a reply is arriving"_s);
        QCOMPARE(bar->child(2)->text(QAccessible::Name), u"Heat, a new reply"_s);
        QVERIFY(bar->child(1)->state().selected && !bar->child(0)->state().selected);
    }

    void aTitleIsNoMarkupAndHasNoKey()
    {
        m_strip->setTabs({{.id = u"a"_s, .title = u"R&D <b>"_s}, {.id = u"b"_s, .title = u"B"_s}},
                         u"b"_s);
        QSignalSpy chosen(m_strip.get(), &TabStrip::chosen);
        QTest::keyClick(m_strip.get(), Qt::Key_D, Qt::AltModifier);
        QVERIFY(chosen.isEmpty());
        QCOMPARE(m_strip->tabToolTip(0), u"<p>R&amp;D &lt;b&gt;</p>"_s);
        QAccessibleInterface *bar = QAccessible::queryAccessibleInterface(m_strip.get());
        QCOMPARE(bar->child(0)->text(QAccessible::Name), u"R&D <b>"_s);
    }

    void aClickOnANarrowTabOnlyChoosesIt()
    {
        setMany(u"19"_s);
        QSignalSpy closed(m_strip.get(), &TabStrip::closeRequested);
        QSignalSpy chosen(m_strip.get(), &TabStrip::chosen);
        const QRect tab = m_strip->tabRect(3);
        QTest::mouseClick(m_strip.get(), Qt::LeftButton, {}, {tab.right() - 5, tab.center().y()});
        QCOMPARE(chosen.takeFirst(), QVariantList{u"3"_s});
        QVERIFY(closed.isEmpty()); // its cross was not there yet
    }

    void staysInItsRoom()
    {
        setMany(u"19"_s);
        for (int i = 0; i < 20; ++i) {
            QVERIFY(m_strip->rect().contains(m_strip->tabRect(i)));
            QVERIFY(m_strip->tabRect(i).width() >= 24); // enough to press
        }
        QVERIFY(m_strip->minimumSizeHint().width() < 200);
        m_strip->resize(200, 40);
        QCoreApplication::sendPostedEvents();
        setMany(u"0"_s);
        QVERIFY(m_strip->rect().contains(m_strip->tabRect(0)));
        setMany(u"19"_s);
        QVERIFY(m_strip->rect().contains(m_strip->tabRect(19))); // scrolled there
    }

private:
    void setMany(const QString &current)
    {
        QList<ShownTab> many;
        for (int i = 0; i < 20; ++i)
            many.append({.id = QString::number(i), .title = u"A title of some length"_s});
        m_strip->setTabs(many, current);
    }
    [[nodiscard]] QAction *actionOf(int index, const QString &name)
    {
        qDeleteAll(m_strip->findChildren<QMenu *>());
        const QPoint at = m_strip->tabRect(index).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, m_strip->mapToGlobal(at));
        QApplication::sendEvent(m_strip.get(), &event);
        for (QAction *action : m_strip->findChild<QMenu *>()->actions()) {
            if (action->text() == name)
                return action;
        }
        return nullptr;
    }
    void press(int index, const QString &name)
    {
        QAction *action = actionOf(index, name);
        QVERIFY2(action, qPrintable(name));
        action->trigger();
    }
    static QPoint towardsStart(Qt::LayoutDirection direction)
    {
        return {direction == Qt::RightToLeft ? 5 : -5, 0};
    }
    bool drop(const QMimeData &data, const QPoint &at)
    {
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        enter.ignore();
        QApplication::sendEvent(m_strip.get(), &enter);
        if (!enter.isAccepted())
            return false;
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(m_strip.get(), &event);
        return event.isAccepted();
    }

    std::unique_ptr<TabStrip> m_strip;
};

HIWAR_TEST(TabStripTest, QApplication)
#include "tst_tabstrip.moc"
