// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/readingcontroller.h"
#include "tests/app/chatcontrollercase.h"
#include "ui/find/finder.h"

#include <QScrollBar>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class ChatReadingTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void eachConversationIsFoundWhereItWasRead();
    void aSentQuestionGoesToTheTop();
    void findsInTheConversationByKey();

private:
    [[nodiscard]] ConversationView &view() const { return window().conversationView(); }
    [[nodiscard]] QScrollBar *bar() const { return view().verticalScrollBar(); }
};

void ChatReadingTest::eachConversationIsFoundWhereItWasRead()
{
    const QString longReply = u"Some words of a reply. "_s.repeated(300);
    ask(u"First"_s, longReply);
    const QString begun = m->shown.id();
    QTRY_VERIFY(bar()->maximum() > 1000); // the newest text is shown with the next frame
    bar()->setValue(400);
    const int before = view().rowRect(1).top();
    m->chat.startNew();
    ask(u"Second"_s, longReply);
    const QString second = m->shown.id();
    QVERIFY(view().isFollowing());
    m->shown.show(begun);
    QTRY_COMPARE(m->shown.id(), begun);
    QTRY_COMPARE(view().rowRect(1).top(), before);
    m->shown.show(second);
    QTRY_COMPARE(m->shown.id(), second);
    QVERIFY(view().isFollowing()); // it was left at its end
    QCOMPARE(bar()->value(), bar()->maximum());
}

void ChatReadingTest::aSentQuestionGoesToTheTop()
{
    m->settings.change([](Settings &settings) { settings.reading.pinQuestion = true; });
    QVERIFY(view().readingOptions().pinQuestion);
    ask(u"First"_s, u"Some words of a reply. "_s.repeated(300));
    ask(u"Second"_s, u"A short one."_s);
    QTRY_COMPARE(view().rowRect(2).top(), 0);
}

void ChatReadingTest::findsInTheConversationByKey()
{
    ask(u"First"_s, u"Some words of a reply"_s);
    type(u"a draft"_s); // the key works from the composer, too
    QTest::keyClick(window().composer().focusProxy(), Qt::Key_F, Qt::ControlModifier);
    QVERIFY(window().finder().isOpen());
    auto *field = window().findChild<QLineEdit *>(u"Find in conversation"_s);
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, u"words"_s);
    QTRY_COMPARE(window().finder().state().count, 1);
    QTest::keyClick(field, Qt::Key_Escape);
    QTRY_VERIFY(window().composer().focusProxy()->hasFocus());
    QCOMPARE(view().selectedText(), u"words"_s);
}

HIWAR_TEST(ChatReadingTest, QApplication)
#include "tst_chatreading.moc"
