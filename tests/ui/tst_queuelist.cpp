// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The questions that wait: by mouse, by keyboard and as a screen reader finds them.
#include "tests/support/testcase.h"
#include "ui/composer/queuelist.h"
#include "ui/theme/quietstyle.h"

#include <QAccessible>
#include <QApplication>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace Hiwar;

Q_DECLARE_METATYPE(Hiwar::QueueAction)

class QueueListTest : public TestCase
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
        m_list = new QueueList(m_window.get());
        (new QVBoxLayout(m_window.get()))->addWidget(m_list);
        m_list->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m_window->resize(700, 600);
        m_window->show();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        m_list->setQueue({.questions = three(), .hold = {}});
        m_triggered = std::make_unique<QSignalSpy>(m_list, &QueueList::triggered);
    }
    void cleanup() { m_window.reset(); }

    void isHiddenWhileItIsEmpty()
    {
        QVERIFY(m_list->isVisible());
        m_list->setQueue({});
        QVERIFY(m_list->isHidden());
    }

    void aScreenReaderFindsAListOfItems()
    {
        QAccessibleInterface *list = QAccessible::queryAccessibleInterface(
            m_list->findChild<QWidget *>(u"Queued questions"_s));
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 3);
        QAccessibleInterface *first = list->child(0);
        QCOMPARE(first->role(), QAccessible::ListItem);
        QCOMPARE(first->text(QAccessible::Name), u"Question 1 of 3: And then?"_s);
        QCOMPARE(list->child(1)->text(QAccessible::Name),
                 u"Question 2 of 3: ثم ماذا؟ (with plan.pdf)"_s);
        QVERIFY(button(u"Send question 2 now"_s) && button(u"Edit question 2"_s) &&
                button(u"Remove question 2"_s));
        QCOMPARE(QAccessible::queryAccessibleInterface(button(u"Edit question 1"_s))
                     ->text(QAccessible::Description),
                 u"And then?"_s);
    }

    void buttonsSayWhatIsWanted()
    {
        press(u"Send question 2 now"_s);
        press(u"Edit question 1"_s);
        press(u"Move question 3 up"_s);
        press(u"Move question 1 down"_s);
        press(u"Remove question 3"_s);
        QCOMPARE(told(), QStringList({u"b0"_s, u"a1"_s, u"c2"_s, u"a3"_s, u"c4"_s}));
        QVERIFY(!button(u"Move question 1 up"_s)->isEnabled());
        QVERIFY(!button(u"Move question 3 down"_s)->isEnabled());
    }

    void theKeyboardAloneIsEnough()
    {
        row(0)->setFocus();
        key(Qt::Key_Up);
        QVERIFY(row(0)->hasFocus());
        key(Qt::Key_Down);
        QTRY_VERIFY(row(1)->hasFocus());
        key(Qt::Key_Return, Qt::ControlModifier);
        key(Qt::Key_Return);
        key(Qt::Key_Up, Qt::AltModifier);
        key(Qt::Key_Down, Qt::AltModifier);
        key(Qt::Key_Delete);
        QCOMPARE(told(), QStringList({u"b0"_s, u"b1"_s, u"b2"_s, u"b3"_s, u"b4"_s}));
        key(Qt::Key_Tab);
        QVERIFY(button(u"Send question 2 now"_s)->hasFocus());
    }

    void theFocusStaysWithItsQuestion()
    {
        row(1)->setFocus();
        QList<ShownQueued> moved = three();
        moved.move(1, 0);
        m_list->setQueue({.questions = moved, .hold = {}});
        QVERIFY(row(0)->hasFocus());
        button(u"Move question 1 down"_s)->setFocus();
        m_list->setQueue({.questions = three(), .hold = {}});
        QVERIFY(button(u"Move question 2 down"_s)->hasFocus());
        m_list->setQueue({.questions = {three().at(0), three().at(2)}, .hold = {}});
        QVERIFY(row(1)->hasFocus()); // the one in its place; its button is off
        QSignalSpy left(m_list, &QueueList::left);
        m_list->setQueue({});
        QCOMPARE(left.count(), 1);
    }

    void aHeldQueueSaysWhyAndWhatToDo()
    {
        QVERIFY(next()->isHidden());
        m_list->setQueue({.questions = three(), .hold = u"These wait for you."_s});
        QVERIFY(next()->isVisible());
        QCOMPARE(m_list->accessibleDescription(), u"These wait for you."_s);
        QSignalSpy sent(m_list, &QueueList::sendNextRequested);
        QSignalSpy removed(m_list, &QueueList::removeAllRequested);
        next()->click();
        m_list->findChild<QPushButton *>(u"Remove all"_s)->click();
        QCOMPARE(sent.count(), 1);
        QCOMPARE(removed.count(), 1);
    }

    void oneBeingEditedIsNotSent()
    {
        QList<ShownQueued> all = three();
        all[0].isEdited = true;
        m_list->setQueue({.questions = all, .hold = {}});
        QVERIFY(!button(u"Send question 1 now"_s)->isEnabled());
        QVERIFY(!button(u"Edit question 1"_s)->isEnabled());
        QVERIFY(row(0)->accessibleName().contains(u"Being edited"_s));
        row(0)->setFocus();
        key(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(told().isEmpty());
    }

    void itFitsNarrowAndLarge()
    {
        QList<ShownQueued> many;
        for (int at = 0; at < 20; ++at)
            many.append({.id = QString::number(at), .text = QString(200, u'w')});
        m_list->setTheme(makeTheme(ColourScheme::Dark, 2.0));
        m_list->setQueue({.questions = many, .hold = u"These wait because the reply failed."_s});
        m_window->resize(420, 600);
        QTRY_VERIFY(m_list->width() <= 420);
        QVERIFY(m_list->height() <= 600);
        for (const QString &name : {u"Remove question 1"_s, u"Send question 1 now"_s}) {
            const QToolButton *shown = button(name);
            QVERIFY(shown->width() >= Theme::leastTarget);
            QVERIFY(row(0)->rect().contains(shown->geometry()));
        }
    }

private:
    static QList<ShownQueued> three()
    {
        return {{.id = u"a"_s, .text = u"And then?"_s},
                {.id = u"b"_s, .text = u"ثم ماذا؟"_s, .files = {u"plan.pdf"_s}},
                {.id = u"c"_s, .text = u"Why?"_s}};
    }
    [[nodiscard]] QueueRow *row(int place) const
    {
        return m_list->findChild<QueueRow *>(u"Queued question %1"_s.arg(place + 1));
    }
    [[nodiscard]] QToolButton *button(const QString &name) const
    {
        return m_list->findChild<QToolButton *>(name);
    }
    [[nodiscard]] QPushButton *next() const
    {
        return m_list->findChild<QPushButton *>(u"Send the next"_s);
    }
    void press(const QString &name) { QTest::mouseClick(button(name), Qt::LeftButton); }
    static void key(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, with);
    }
    /// The id and the number of each action.
    [[nodiscard]] QStringList told() const
    {
        QStringList all;
        for (const QList<QVariant> &one : *m_triggered)
            all.append(one.at(0).toString() + QString::number(int(one.at(1).value<QueueAction>())));
        return all;
    }

    std::unique_ptr<QWidget> m_window;
    QueueList *m_list = nullptr;
    std::unique_ptr<QSignalSpy> m_triggered;
};

HIWAR_TEST(QueueListTest, QApplication)
#include "tst_queuelist.moc"
