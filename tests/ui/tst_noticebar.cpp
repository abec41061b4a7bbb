// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/noticebar.h"
#include "ui/window/temporarybar.h"
#include "ui/window/toast.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class NoticeBarTest : public TestCase
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
        m_bar = new NoticeBar(m_window.get());
        m_bar->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_bar->resize(600, 60);
        m_window->resize(600, 500);
        m_window->show();
    }

    void cleanup() { m_window.reset(); }

    void showsTheWholeTextOfEachButton()
    {
        m_bar->setTheme(makeTheme(ColourScheme::Light, 2.0));
        m_bar->resize(240, 60);
        m_bar->tell(u"The history cannot be written."_s,
                    {{u"Try again"_s, [] {}}, {u"Show folder"_s, [] {}}});
        QApplication::sendPostedEvents();
        const auto buttons = m_bar->findChildren<QPushButton *>();
        for (const QPushButton *button : buttons)
            QVERIFY2(button->isHidden() || button->width() >= button->sizeHint().width(),
                     qPrintable(button->text()));
    }

    void saysNothingUntilItIsTold()
    {
        QVERIFY(!m_bar->isVisible());
        QCOMPARE(m_bar->sentence(), QString());
    }

    void showsASentenceUntilItIsClosed()
    {
        m_bar->tell(u"The disk is full."_s);
        QVERIFY(m_bar->isVisible());
        QCOMPARE(m_bar->sentence(), u"The disk is full."_s);
        QVERIFY(!button().isVisible());
        m_bar->findChild<QToolButton *>()->click();
        QVERIFY(!m_bar->isVisible());
        QCOMPARE(m_bar->sentence(), QString());
    }

    void retractsWhatIsNoLongerTrue()
    {
        m_bar->tell(u"It is not saved yet."_s);
        m_bar->retract(u"The disk is full."_s);
        QCOMPARE(m_bar->sentence(), u"It is not saved yet."_s);
        m_bar->retract(u"It is not saved yet."_s);
        QVERIFY(!m_bar->isVisible());
    }

    void aStateHasRoomInLargeLetters()
    {
        const Theme theme = makeTheme(ColourScheme::Light, 2.0);
        TemporaryBar bar;
        bar.setFont(theme.font);
        bar.setTheme(theme);
        bar.resize(420, 400);
        bar.show();
        const auto *keep = bar.findChild<QPushButton *>(u"Keep"_s);
        const auto labels = bar.findChildren<QLabel *>();
        QTRY_VERIFY(std::all_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->geometry().bottom() < keep->y();
        }));
        QVERIFY(bar.rect().contains(keep->geometry()));
        bar.resize(1600, 400);
        QTRY_VERIFY(std::all_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->geometry().right() < keep->x();
        }));
    }

    void carriesTheActionOutOnceAndHides()
    {
        int count = 0;
        m_bar->tell(u"1 message deleted."_s, u"Undo"_s, [&] { ++count; });
        QCOMPARE(button().text(), u"Undo"_s);
        button().click();
        QCOMPARE(count, 1);
        QVERIFY(!m_bar->isVisible());
        m_bar->tell(u"The disk is full."_s);
        button().click(); // hidden, but a script can still click it
        QCOMPARE(count, 1);
    }

    void anActionMayTellSomethingItself()
    {
        m_bar->tell(u"first"_s, u"Undo"_s, [this] { m_bar->tell(u"second"_s, u"Redo"_s, [] {}); });
        button().click();
        QVERIFY(m_bar->isVisible());
        QCOMPARE(m_bar->sentence(), u"second"_s);
        QCOMPARE(button().text(), u"Redo"_s);
    }

    void theLaterSentenceReplacesTheEarlier()
    {
        int count = 0;
        m_bar->tell(u"first"_s, u"Undo"_s, [&] { ++count; });
        m_bar->tell(u"second"_s, u"Open"_s, [&] { count += 10; });
        button().click();
        QCOMPARE(count, 10);
    }

    void anOfferToUndoOutlivesOtherNotices()
    {
        QStringList undone;
        m_bar->tellUndoable(u"A was deleted."_s, [&] { undone.append(u"A"_s); });
        m_bar->tell(u"The disk is full."_s);
        QCOMPARE(m_bar->sentence(), u"The disk is full."_s);
        QCOMPARE(shownUndo().size(), 1);
        m_bar->findChild<QToolButton *>()->click(); // closes the notice shown last
        QCOMPARE(m_bar->sentence(), u"A was deleted."_s);
        m_bar->tell(u"Open it?"_s, u"Open"_s, [] {});
        shownUndo().constFirst()->click();
        QCOMPARE(undone, QStringList{u"A"_s});
        QCOMPARE(m_bar->sentence(), u"Open it?"_s);
        QVERIFY(shownUndo().isEmpty());
    }

    void offersGoOneByOne()
    {
        QStringList undone;
        for (const QString &each : {u"A"_s, u"B"_s, u"C"_s})
            m_bar->tellUndoable(each + u" was deleted."_s,
                                [&undone, each] { undone.append(each); });
        QCOMPARE(m_bar->sentence(), u"C was deleted."_s);
        shownUndo().constFirst()->click();
        QCOMPARE(m_bar->sentence(), u"B was deleted."_s);
        m_bar->undo(); // like Ctrl+Z
        QCOMPARE(m_bar->sentence(), u"A was deleted."_s);
        QCOMPARE(undone, (QStringList{u"C"_s, u"B"_s}));
        m_bar->undo();
        m_bar->undo();
        QCOMPARE(undone, (QStringList{u"C"_s, u"B"_s, u"A"_s}));
        QVERIFY(!toast().isVisible());
        m_bar->tellUndoable(u"D was deleted."_s, [] {});
        m_bar->tellUndoable(u"E was deleted."_s, [] {});
        for (auto *close : toast().findChildren<QToolButton *>()) {
            if (close->isVisible())
                close->click();
        }
        QVERIFY(!toast().isVisible());
    }

    void whatWasDoneLeavesByItself()
    {
        m_bar->tellDone(u"“a.pdf” was saved."_s, {{u"Open"_s, [] {}}});
        QVERIFY(!m_bar->isVisible()); // it is no problem
        QVERIFY(toast().isVisible());
        QCOMPARE(m_bar->sentence(), u"“a.pdf” was saved."_s);
        QCOMPARE(toast().accessibleDescription(), m_bar->sentence());
        QVERIFY(timer().isActive());
        QCOMPARE(timer().intervalAsDuration(), std::chrono::milliseconds(Toast::lingering));
        endTime();
        QVERIFY(!toast().isVisible());
        QCOMPARE(m_bar->sentence(), QString());
    }

    void staysWhileTheKeyboardIsOnIt()
    {
        m_bar->tellUndoable(u"A was deleted."_s, [] {});
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        shownUndo().constFirst()->setFocus();
        QTRY_VERIFY(shownUndo().constFirst()->hasFocus());
        endTime();
        QVERIFY(toast().isVisible());
        QVERIFY(timer().isActive());
        m_window->setFocus();
        endTime();
        QVERIFY(!toast().isVisible());
    }

    void anOfferThatHasLeftCanStillBeTakenUp()
    {
        int undone = 0;
        m_bar->tellUndoable(u"A was deleted."_s, [&] { ++undone; });
        endTime();
        QVERIFY(!toast().isVisible());
        m_bar->undo(); // Ctrl+Z
        QCOMPARE(undone, 1);
    }

    void aProblemReplacesWhatWasDone()
    {
        m_bar->tellDone(u"Saved."_s);
        m_bar->tell(u"The disk is full."_s);
        QVERIFY(!toast().isVisible());
        QVERIFY(m_bar->isVisible());
        m_bar->tellDone(u"Saved."_s);
        QVERIFY(!m_bar->isVisible());
    }

    void theToastStandsAboveTheComposerWithinTheWindow()
    {
        auto *composer = new QWidget(m_window.get());
        composer->setGeometry(0, 400, 600, 100);
        composer->show();
        toast().setAbove(composer);
        m_bar->tellDone(QString(400, u'a') + u" was saved."_s, {{u"Open"_s, [] {}}});
        QVERIFY(m_window->rect().contains(toast().surface()));
        QVERIFY(toast().surface().bottom() < 400);
        composer->move(0, 300);
        QTRY_VERIFY(toast().surface().bottom() < 300);
        m_window->resize(360, 500);
        QTRY_VERIFY(m_window->rect().contains(toast().surface()));
    }

    void letsGoOfWhatItHeldWhenItIsClosed()
    {
        auto held = std::make_shared<int>(0);
        const std::weak_ptr<int> watched = held;
        m_bar->tell(u"1 message deleted."_s, u"Undo"_s, [held = std::move(held)] {});
        QVERIFY(!watched.expired());
        m_bar->findChild<QToolButton *>()->click();
        QVERIFY(watched.expired());
    }

    void markupOfAServiceIsShownAsItIs()
    {
        m_bar->tell(u"<b>bold</b> <img src=x>"_s);
        QCOMPARE(m_bar->findChild<QLabel *>()->textFormat(), Qt::PlainText);
    }

    void aLongAddressDoesNotWidenTheWindow()
    {
        m_bar->tell(u"short"_s, u"Open"_s, [] {});
        const int least = m_bar->minimumSizeHint().width();
        m_bar->tell(u"Open https://example.com/"_s + QString(4000, u'a') + u"?"_s, u"Open"_s,
                    [] {});
        QVERIFY2(m_bar->minimumSizeHint().width() <= least + 400,
                 qPrintable(QString::number(m_bar->minimumSizeHint().width())));
    }

    void isToldToScreenReaders()
    {
        m_bar->tell(u"The disk is full."_s);
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(m_bar);
        QCOMPARE(face->text(QAccessible::Name), u"Notice"_s);
        QCOMPARE(face->text(QAccessible::Description), u"The disk is full."_s);
    }

private:
    [[nodiscard]] QList<QPushButton *> shownUndo() const
    {
        QList<QPushButton *> shown = toast().findChildren<QPushButton *>();
        shown.removeIf(
            [](const auto *each) { return !each->isVisible() || each->text() != u"Undo"_s; });
        return shown;
    }
    [[nodiscard]] Toast &toast() const { return m_bar->toast(); }
    [[nodiscard]] QTimer &timer() const { return *toast().findChild<QTimer *>(); }
    void endTime()
    {
        timer().stop();
        QMetaObject::invokeMethod(&timer(), "timeout");
    }
    [[nodiscard]] QPushButton &button() const { return *m_bar->findChild<QPushButton *>(); }

    std::unique_ptr<QWidget> m_window;
    NoticeBar *m_bar = nullptr;
};

HIWAR_TEST(NoticeBarTest, QApplication)
#include "tst_noticebar.moc"
