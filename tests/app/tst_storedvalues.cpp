// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/storedvalues.h"
#include "net/values/utc.h"
#include "tests/support/testcase.h"

#include <QSet>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class StoredValuesTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsEveryWordItWrites();
    void takesTheNearestForAnUnknownWord();
    void keepsEveryFieldOfAnError();
    void readsAnErrorOfAnOlderHistory();
    void leavesOutWhatIsEmpty();
    void neverStoresUserInfoOfAnAddress();
    void refusesWhatIsNoObject();
    void keepsToolCallsAndLeavesOutWhatIsNone();
};

void StoredValuesTest::readsEveryWordItWrites()
{
    for (const Role role : {Role::System, Role::User, Role::Assistant})
        QCOMPARE(roleOf(storedWord(role)), role);
    for (int i = 0; i <= int(MessageState::Failed); ++i)
        QCOMPARE(stateOf(storedWord(MessageState(i))), MessageState(i));
    QSet<QString> words;
    for (int i = 0; i <= int(ErrorKind::SilenceTimeout); ++i) {
        QCOMPARE(errorKindOf(storedWord(ErrorKind(i))), ErrorKind(i));
        words.insert(storedWord(ErrorKind(i)));
    }
    QCOMPARE(words.size(), int(ErrorKind::SilenceTimeout) + 1);
    QCOMPARE(storedWord(ErrorKind::RateLimited), u"rate-limited"_s); // in files: must not change
}

void StoredValuesTest::takesTheNearestForAnUnknownWord()
{
    QCOMPARE(roleOf(u"tool"_s), Role::User);
    QCOMPARE(stateOf(u"thinking"_s), MessageState::Failed);
    QCOMPARE(errorKindOf(u"bad-moon"_s), ErrorKind::BadReply);
}

void StoredValuesTest::keepsEveryFieldOfAnError()
{
    ApiError error;
    error.kind = ErrorKind::Redirected;
    error.httpStatus = 429;
    error.url = QUrl(u"https://a.example/v1/chat/completions?api-version=2%2F3"_s);
    error.serverText = u"مهلًا \"slow\"\n\u0001"_s;
    error.code = u"rate_limit"_s;
    error.param = u"stop[0]"_s;
    error.leaveOut = u"stop"_s;
    error.detail = u"detail"_s;
    error.location = QUrl(u"https://b.example/"_s);
    error.retryAfter = std::chrono::milliseconds(0);
    error.shouldRetry = false;
    error.requestId = u"req_1"_s;
    error.failedAt = QDateTime({2026, 11, 21}, {9, 30, 1, 250}, utc);
    error.waited = std::chrono::milliseconds(60'000);
    QCOMPARE(errorOf(storedError(error)), std::optional(error));
}

void StoredValuesTest::readsAnErrorOfAnOlderHistory()
{
    const auto error = errorOf(uR"({"kind":"bad-request","httpStatus":400,"param":"stop"})"_s);
    QVERIFY(error);
    QCOMPARE(error->kind, ErrorKind::BadRequest);
    QCOMPARE(error->param, u"stop"_s);
    QCOMPARE(error->leaveOut, QString());
}

void StoredValuesTest::leavesOutWhatIsEmpty()
{
    ApiError error;
    error.kind = ErrorKind::Interrupted;
    QCOMPARE(storedError(error), uR"({"kind":"interrupted"})"_s);
    QCOMPARE(errorOf(storedError(error)), std::optional(error));
}

void StoredValuesTest::neverStoresUserInfoOfAnAddress()
{
    ApiError error;
    error.url = QUrl(u"https://name:canary@a.example/v1"_s);
    error.location = error.url;
    QVERIFY(!storedError(error).contains(u"canary"_s));
}

void StoredValuesTest::refusesWhatIsNoObject()
{
    QVERIFY(!errorOf({}));
    QVERIFY(!errorOf(u"[1]"_s));
    QVERIFY(!errorOf(u"{"_s));
}

void StoredValuesTest::keepsToolCallsAndLeavesOutWhatIsNone()
{
    const QList<ToolCall> calls{{u"c"_s, u"f"_s, u"{\"a\":\"ب"_s}, {}};
    QCOMPARE(toolCallsOf(storedToolCalls(calls)), calls);
    QCOMPARE(toolCallsOf(uR"([1,null,{},{"name":"f","later":[1]}])"_s),
             (QList<ToolCall>{{{}, u"f"_s, {}}}));
    for (const QString &odd : {QString(), u"{"_s, u"{\"id\":1}"_s, u"7"_s})
        QVERIFY(toolCallsOf(odd).isEmpty());
}

HIWAR_TEST(StoredValuesTest, QCoreApplication)
#include "tst_storedvalues.moc"
