// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/notification/replynotice.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ReplyNoticeTest : public TestCase
{
    Q_OBJECT

private slots:
    void itIsWantedOrNot_data()
    {
        QTest::addColumn<MessageState>("state");
        QTest::addColumn<bool>("ofAll");
        QTest::addColumn<bool>("ofFailures");
        QTest::newRow("complete") << MessageState::Complete << true << false;
        QTest::newRow("failed") << MessageState::Failed << true << true;
        QTest::newRow("stopped by the user") << MessageState::Stopped << false << false;
        QTest::newRow("closed") << MessageState::Closed << false << false;
        QTest::newRow("arriving") << MessageState::Arriving << false << false;
        QTest::newRow("waiting") << MessageState::Waiting << false << false;
    }
    void itIsWantedOrNot()
    {
        QFETCH(const MessageState, state);
        QFETCH(const bool, ofAll);
        QFETCH(const bool, ofFailures);
        const MessageNode reply{.role = Role::Assistant, .state = state};
        const EndedReply ended{m_info, reply};
        QCOMPARE(noticeOf(ended, {.notifyOf = NotifyOf::All}).has_value(), ofAll);
        QCOMPARE(noticeOf(ended, {.notifyOf = NotifyOf::Failures}).has_value(), ofFailures);
        QVERIFY(!noticeOf(ended, {.notifyOf = NotifyOf::Nothing}));
    }

    void itSaysNoWordOfTheReplyUnlessAllowed()
    {
        const MessageNode reply{.role = Role::Assistant, .content = u"The secret is 42."_s};
        const auto quiet = noticeOf({m_info, reply}, {});
        QVERIFY(quiet);
        QCOMPARE(
            *quiet,
            (Notification{.key = u"c"_s, .title = u"Light"_s, .body = u"The reply is ready."_s}));
        const auto open = noticeOf({m_info, reply}, {.showsReply = true, .playsSound = true});
        QVERIFY(open);
        QCOMPARE(open->body, u"The secret is 42."_s);
        QVERIFY(open->hasSound);
    }

    void aTemporaryConversationIsNotNamed()
    {
        const MessageNode reply{.role = Role::Assistant, .content = u"The secret is 42."_s};
        const auto notice = noticeOf({m_info, reply, true}, {.showsReply = true});
        QVERIFY(notice);
        QCOMPARE(notice->title, u"Temporary conversation"_s);
        QCOMPARE(notice->body, u"The reply is ready."_s);
        QVERIFY(!notice->mayAnswer);
    }

    void aFailureSaysTheNextStepAndNoWordOfTheService()
    {
        const MessageNode nothing{.role = Role::Assistant,
                                  .state = MessageState::Failed,
                                  .error = ApiError{.detail = u"key sk-1234 is wrong"_s}};
        const auto notice = noticeOf({m_info, nothing}, {.showsReply = true});
        QVERIFY(notice && notice->isFailure && !notice->mayAnswer);
        QCOMPARE(notice->body, u"There is no reply. Open it to see why, and to try again."_s);
        MessageNode part = nothing;
        part.content = u"The secret"_s;
        QVERIFY(noticeOf({m_info, part}, {})->body.startsWith(u"The reply broke off."_s));
    }

    void titleAndWordsAreOneLineThatNothingReorders()
    {
        ConversationInfo info = m_info;
        info.title = u"one\ntwo \u202Eeerht\u0007 "_s + u"x"_s.repeated(500);
        const MessageNode reply{.role = Role::Assistant, .content = u"a\n\nb \u2067c"_s};
        const auto notice = noticeOf({info, reply}, {.showsReply = true});
        QVERIFY(notice);
        QVERIFY(notice->title.startsWith(u"one two eerht x"_s));
        QVERIFY(notice->title.size() <= 82);
        QCOMPARE(notice->body, u"a b c"_s);
        info.title.clear();
        QCOMPARE(noticeOf({info, reply}, {})->title, u"New conversation"_s);
    }

private:
    ConversationInfo m_info{.id = u"c"_s, .title = u"Light"_s};
};

HIWAR_TEST(ReplyNoticeTest, QCoreApplication)
#include "tst_replynotice.moc"
