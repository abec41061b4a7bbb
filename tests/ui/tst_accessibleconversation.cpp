// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "tests/ui/accessibletree.h"
#include "tests/ui/galleryconversation.h"
#include "ui/conversation/conversationview.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class AccessibleConversationTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void namesEveryMessage();
    void givesTheWholeText();
    void offersActionsAsButtons();
    void pressesButtonsOutOfView();
    void survivesReset();
    void survivesRowsThatComeAndGo();
    void tellsTheFocus();

private:
    [[nodiscard]] QAccessibleInterface *list() const
    {
        return QAccessible::queryAccessibleInterface(m_view.get());
    }

    std::unique_ptr<MessageModel> m_model;
    std::unique_ptr<ConversationView> m_view;
};

void AccessibleConversationTest::init()
{
    TestCase::init();
    m_model = std::make_unique<MessageModel>();
    m_model->setMessages(galleryConversation());
    m_view = std::make_unique<ConversationView>();
    m_view->setModel(m_model.get());
    m_view->resize(700, 500);
    m_view->show();
}

void AccessibleConversationTest::cleanup()
{
    m_view.reset();
    m_model.reset();
}

void AccessibleConversationTest::namesEveryMessage()
{
    QCOMPARE(list()->role(), QAccessible::List);
    QCOMPARE(list()->text(QAccessible::Name), u"Conversation"_s);
    QCOMPARE(list()->childCount(), m_model->rowCount());
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QAccessibleInterface *item = list()->child(row);
        QVERIFY(item && item->isValid());
        QCOMPARE(item->role(), QAccessible::ListItem);
        QCOMPARE(list()->indexOfChild(item), row);
        QCOMPARE(item->parent(), list());
        const bool inView = m_view->visibleRows().contains(row);
        QCOMPARE(bool(item->state().offscreen), !inView);
    }
    QVERIFY(list()->child(0)->text(QAccessible::Name).startsWith(u"You: Where does Hiwar"_s));
    QVERIFY(
        list()->child(1)->text(QAccessible::Name).startsWith(u"Assistant: How a key is kept"_s));
    QVERIFY(list()->child(9)->text(QAccessible::Name).startsWith(u"Error: api.example.com"_s));
    QCOMPARE(list()->child(11)->text(QAccessible::Name),
             u"Assistant: Waiting for the first word"_s);
}

void AccessibleConversationTest::givesTheWholeText()
{
    QAccessibleTextInterface *text = list()->child(1)->textInterface();
    QVERIFY(text);
    const QString whole = text->text(0, text->characterCount());
    QVERIFY(whole.contains(u"secret-tool lookup service hiwar"_s));
    QVERIFY(whole.contains(u"return m_store.read"_s));
    QCOMPARE(text->text(4, 9), whole.mid(4, 5));
    QCOMPARE(text->text(-5, 1'000'000), whole);
    m_model->appendText(1, u"\n\nAnd the end."_s);
    QVERIFY(text->text(0, text->characterCount()).endsWith(u"And the end."_s));
}

void AccessibleConversationTest::offersActionsAsButtons()
{
    const auto names = [this](int row) {
        QStringList out;
        QAccessibleInterface *item = list()->child(row);
        for (int i = 0; i < item->childCount(); ++i) {
            if (item->child(i)->parent() != item || item->indexOfChild(item->child(i)) != i)
                return QStringList();
        }
        for (QAccessibleInterface *object : objectsBelow(item)) {
            if (object->role() == QAccessible::Button)
                out << object->text(QAccessible::Name);
        }
        return out;
    };
    QCOMPARE(names(0), (QStringList{u"Copy"_s, u"Edit"_s, u"Delete"_s, u"Previous version"_s,
                                    u"Next version"_s}));
    QCOMPARE(names(1), (QStringList{u"Copy code (C++)"_s, u"Save code as…"_s, u"Wrap lines"_s,
                                    u"Copy"_s, u"Regenerate"_s, u"Delete"_s}));
    QCOMPARE(names(9),
             (QStringList{u"Edit key"_s, u"Copy details"_s, u"Try again"_s, u"Delete"_s}));
    QCOMPARE(names(11), QStringList());
}

void AccessibleConversationTest::pressesButtonsOutOfView()
{
    QSignalSpy asked(m_view.get(), &ConversationView::actionRequested);
    QVERIFY(!m_view->visibleRows().contains(0));
    objectBelow(list()->child(0), u"Edit"_s)
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked.first().at(0).toString(), u"0"_s);
    QCOMPARE(asked.first().at(1).value<MessageAction>(), MessageAction::Edit);
    objectBelow(list()->child(4), u"Copy"_s)
        ->actionInterface()
        ->doAction(QAccessibleActionInterface::pressAction());
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), u"Tell me a long story."_s);
}

void AccessibleConversationTest::survivesReset()
{
    QAccessibleInterface *item = list()->child(1);
    const QAccessible::Id id = QAccessible::uniqueId(item);
    const QAccessible::Id action = QAccessible::uniqueId(item->child(0));
    item->child(0)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    m_model->setMessages({makeMessage(u"a"_s, Role::User, u"other"_s)});
    QVERIFY(!QAccessible::accessibleInterface(id));
    QVERIFY(!QAccessible::accessibleInterface(action));
    QCOMPARE(list()->childCount(), 1);
    QCOMPARE(list()->child(0)->text(QAccessible::Name), u"You: other"_s);
    m_view->setModel(nullptr);
    QCOMPARE(list()->childCount(), 0);
}

void AccessibleConversationTest::survivesRowsThatComeAndGo()
{
    QAccessibleInterface *third = list()->child(3);
    m_model->insert(0, makeMessage(u"new"_s, Role::User, u"new"_s));
    QCOMPARE(list()->indexOfChild(third), 4);
    QCOMPARE(list()->child(4), third);
    m_model->remove(1);
    m_model->remove(1);
    QCOMPARE(list()->indexOfChild(third), 2);
    const QAccessible::Id id = QAccessible::uniqueId(third);
    m_model->remove(2);
    QVERIFY(!QAccessible::accessibleInterface(id));
    QCOMPARE(list()->childCount(), m_model->rowCount());
}

void AccessibleConversationTest::tellsTheFocus()
{
    QFocusEvent focus(QEvent::FocusIn, Qt::OtherFocusReason);
    QCoreApplication::sendEvent(m_view.get(), &focus);
    m_view->setCurrent(1);
    QCOMPARE(list()->focusChild(), list()->child(1));
    QVERIFY(list()->child(1)->state().focused);
    m_view->setCurrent(1, 0);
    QAccessibleInterface *copy = objectBelow(list()->child(1), u"Copy"_s);
    QCOMPARE(list()->focusChild(), copy);
    QVERIFY(!list()->child(1)->state().focused);
    QVERIFY(copy->state().focused);
}

HIWAR_TEST(AccessibleConversationTest, QApplication)
#include "tst_accessibleconversation.moc"
