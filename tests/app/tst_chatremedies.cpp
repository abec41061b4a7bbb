// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The buttons that a bubble shows for an error or an odd end do what their texts say.
#include "tests/app/chatcontrollercase.h"
#include "ui/conversation/message/messageactions.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ChatRemediesTest : public ChatControllerCase
{
    Q_OBJECT

private slots:
    void triesAgainAtOnce();
    void callsThePlannedRetryOff();
    void asksForTheRest();
    void sendsWithoutWhatWasRefused();
    void leavesOutOnlyWhatWasSent_data();
    void leavesOutOnlyWhatWasSent();
    void allowsPlainHttpForTheProfileThatFailed();
    void leadsToTheFieldOfTheProfileThatFailed_data();
    void leadsToTheFieldOfTheProfileThatFailed();
    void asksAgainOnceAnotherKeyIsSaved();
    void asksNobodyAgainIfTheKeyIsNotMended();
    void keepsWhatWasTypedElsewhere();
    void entersTheProposedAddress();
    void asksForAModelBeforeAnythingIsSent();
    void undoesWhileManyOthersWereOpened();

private:
    /// Makes a profile current that is not the conversation's.
    void useAnother()
    {
        m->settings.change([](Settings &settings) {
            settings.profiles.append({.id = u"other"_s, .name = u"Other"_s});
            settings.currentProfileId = u"other"_s;
        });
    }
    QLineEdit *field(const QString &name)
    {
        return window().panels().settings().findChild<QLineEdit *>(name);
    }
    QString shownProfile()
    {
        return window().panels().settings().findChild<QComboBox *>(u"Profile"_s)->currentText();
    }
    /// A question whose reply failed, as if read from the history.
    void showFailure(const ApiError &error)
    {
        MessageNode question;
        question.id = u"q"_s;
        question.role = Role::User;
        question.content = u"question"_s;
        question.createdAt = QDateTime::currentDateTimeUtc();
        MessageNode reply = question;
        reply.id = u"r"_s;
        reply.parentId = u"q"_s;
        reply.role = Role::Assistant;
        reply.content.clear();
        reply.state = MessageState::Failed;
        reply.error = error;
        for (const MessageNode &node : {question, reply})
            m->shown.session()->conversation().append(node);
        QCOMPARE(rows(), 2);
    }
};

void ChatRemediesTest::triesAgainAtOnce()
{
    server->expect().reply(429, R"({"error":{"message":"slow down"}})", "application/json",
                           {"Retry-After: 100"});
    server->expect().reply(200, wholeReply(u"there"_s));
    send(u"question"_s);
    QTRY_VERIFY(messageAt(1).retry);
    act(1, MessageAction::RetryNow);
    QTRY_COMPARE(messageAt(1).state, MessageState::Complete);
    QCOMPARE(textAt(1), u"there"_s);
}

void ChatRemediesTest::callsThePlannedRetryOff()
{
    server->expect().reply(429, R"({"error":{"message":"slow down"}})", "application/json",
                           {"Retry-After: 100"});
    send(u"question"_s);
    QTRY_VERIFY(messageAt(1).retry);
    act(1, MessageAction::Stop);
    QTRY_VERIFY(!session().isBusy());
    QCOMPARE(messageAt(1).state, MessageState::Failed);
    QCOMPARE(messageAt(1).error->kind, ErrorKind::RateLimited);
}

void ChatRemediesTest::asksForTheRest()
{
    server->expect().reply(200,
                           R"({"choices":[{"message":{"role":"assistant","content":"In the "},)"
                           R"("finish_reason":"length"}]})");
    send(u"question"_s);
    QTRY_VERIFY(!session().isBusy());
    server->expect().reply(200, wholeReply(u"beginning"_s));
    act(1, MessageAction::Continue);
    QTRY_VERIFY(!session().isBusy());
    QVERIFY(textAt(1).startsWith(u"In the"_s) && textAt(1).endsWith(u"beginning"_s));
    QCOMPARE(rows(), 2);
}

void ChatRemediesTest::sendsWithoutWhatWasRefused()
{
    m->settings.change([](Settings &settings) {
        for (Profile &profile : settings.profiles)
            profile.extraBody = {{u"temperature"_s, 0}};
    });
    server->expect().reply(
        400, R"({"error":{"message":"Unsupported value: 'temperature'","param":"temperature"}})");
    send(u"question"_s);
    QTRY_COMPARE(messageAt(1).state, MessageState::Failed);
    server->expect().reply(200, wholeReply(u"there"_s));
    act(1, MessageAction::SendWithout);
    QTRY_COMPARE(messageAt(1).state, MessageState::Complete);
    QCOMPARE(textAt(1), u"there"_s);
    QCOMPARE(refusalsOf(m->settings.profile(u"own"_s)).fields, QStringList{u"temperature"_s});
}

void ChatRemediesTest::leavesOutOnlyWhatWasSent_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("refusal");
    QTest::newRow("the stream, always wanted")
        << 400 << QByteArray(R"({"error":{"message":"no stream","param":"stream"}})");
    QTest::newRow("a part of a message")
        << 422
        << QByteArray(R"({"detail":[{"type":"string_type","loc":["body","messages",0,"content"],)"
                      R"("msg":"Input should be a valid string"}]})");
    QTest::newRow("what the profile does not set")
        << 400 << QByteArray(R"({"error":{"message":"no","param":"top_p"}})");
}

/// The same request would go again, and fail again.
void ChatRemediesTest::leavesOutOnlyWhatWasSent()
{
    QFETCH(int, status);
    QFETCH(QByteArray, refusal);
    m->settings.change([](Settings &settings) {
        for (Profile &profile : settings.profiles) {
            profile.streaming = StreamMode::On;
            profile.extraBody = {{u"temperature"_s, 0}};
        }
    });
    server->expect().reply(status, refusal);
    send(u"question"_s);
    QTRY_COMPARE(messageAt(1).state, MessageState::Failed);
    QCOMPARE(messageAt(1).error->kind, ErrorKind::BadRequest);
    QCOMPARE(messageAt(1).error->leaveOut, QString());
    const ShownMessage shown = window().conversationView().rows().message(1);
    QVERIFY(!actionsFor(shown).contains(MessageAction::SendWithout));
    act(1, MessageAction::SendWithout);
    QVERIFY(!session().isBusy());
    QCOMPARE(server->requests().size(), 1);
}

void ChatRemediesTest::allowsPlainHttpForTheProfileThatFailed()
{
    useAnother();
    ApiError error{.kind = ErrorKind::InsecureAddress};
    error.url = QUrl(u"http://llm.example.org/v1/chat/completions"_s);
    showFailure(error);
    server->expect().reply(200, wholeReply(u"there"_s));
    act(1, MessageAction::AllowPlainHttp);
    QVERIFY(m->settings.profile(u"own"_s).plainHttpAllowed);
    QVERIFY(!m->settings.profile(u"other"_s).plainHttpAllowed);
    QTRY_COMPARE(messageAt(1).state, MessageState::Complete);
    QCOMPARE(textAt(1), u"there"_s);
}

void ChatRemediesTest::leadsToTheFieldOfTheProfileThatFailed_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<MessageAction>("action");
    QTest::addColumn<QString>("field");
    QTest::newRow("key") << int(ErrorKind::Unauthorized) << MessageAction::EditKey << u"API key"_s;
    QTest::newRow("address") << int(ErrorKind::ConnectionRefused) << MessageAction::EditAddress
                             << u"Base URL"_s;
    QTest::newRow("model") << int(ErrorKind::UnknownModel) << MessageAction::ChooseModel
                           << u"Model"_s;
}

void ChatRemediesTest::leadsToTheFieldOfTheProfileThatFailed()
{
    QFETCH(int, kind);
    QFETCH(MessageAction, action);
    QFETCH(QString, field);
    useAnother();
    ApiError error{.kind = static_cast<ErrorKind>(kind)};
    showFailure(error);
    act(1, action);
    QTRY_VERIFY(window().panels().settings().isVisible());
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), field);
    QCOMPARE(shownProfile(), u"Mine"_s);
}

void ChatRemediesTest::asksAgainOnceAnotherKeyIsSaved()
{
    showFailure(ApiError{.kind = ErrorKind::Unauthorized, .httpStatus = 401});
    act(1, MessageAction::EditKey);
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"API key"_s);
    server->expect().reply(200, R"({"data":[{"id":"m-1"}]})");
    server->expect().reply(401, "{}"); // without the key
    server->expect().reply(200, wholeReply(u"there"_s));
    field(u"API key"_s)->setText(u"sk-another-0123456789"_s);
    QTRY_COMPARE(textAt(1), u"there"_s);
    QCOMPARE(server->requests().last().header("Authorization"),
             QByteArray("Bearer sk-another-0123456789"));
    QCOMPARE(server->requests().size(), 3);

    // Once: a later key is nothing that a question waits for.
    server->expect().reply(200, R"({"data":[{"id":"m-1"}]})");
    server->expect().reply(401, "{}");
    field(u"API key"_s)->setText(u"sk-third-0123456789"_s);
    QTRY_COMPARE(server->requests().size(), 5);
    window().panels().settings().findChild<QPushButton *>(u"Save"_s)->click();
    QTRY_VERIFY(!window().panels().settings().hasUnsavedChanges());
    QCOMPARE(server->requests().size(), 5);
}

void ChatRemediesTest::asksNobodyAgainIfTheKeyIsNotMended()
{
    showFailure(ApiError{.kind = ErrorKind::Unauthorized, .httpStatus = 401});
    act(1, MessageAction::EditKey);
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"API key"_s);
    window().panels().settings().requestClose();
    QVERIFY(!window().panels().isShown(SidePanel::Settings));
    window().panels().setShown(SidePanel::Settings, true);
    QTest::keyClicks(field(u"API key"_s), u"sk-1"_s);
    window().panels().settings().findChild<QPushButton *>(u"Save"_s)->click();
    QTRY_VERIFY(!window().panels().settings().hasUnsavedChanges());
    QVERIFY(server->requests().isEmpty());
}

void ChatRemediesTest::keepsWhatWasTypedElsewhere()
{
    useAnother();
    showFailure(ApiError{.kind = ErrorKind::Unauthorized});
    window().panels().setShown(SidePanel::Settings, true);
    window().panels().settings().findChild<QAbstractButton *>(u"Another address"_s)->click();
    QTRY_VERIFY(field(u"Base URL"_s)->isVisible());
    field(u"Base URL"_s)->selectAll();
    QTest::keyClicks(field(u"Base URL"_s), u"https://half.example"_s);
    act(1, MessageAction::EditKey);
    QCOMPARE(shownProfile(), u"Mine"_s);
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"API key"_s);
    m->settings.chooseProfile(u"other"_s);
    QCOMPARE(shownProfile(), u"Other"_s);
    QCOMPARE(field(u"Base URL"_s)->text(), u"https://half.example"_s);
}

void ChatRemediesTest::entersTheProposedAddress()
{
    useAnother();
    ApiError error{.kind = ErrorKind::NotFound, .httpStatus = 404};
    error.url = QUrl(u"http://127.0.0.1:1234/chat/completions"_s);
    showFailure(error);
    act(1, MessageAction::UseProposedAddress);
    QTRY_COMPARE(field(u"Base URL"_s)->text(), u"http://127.0.0.1:1234/v1"_s);
    QCOMPARE(shownProfile(), u"Mine"_s);
    QVERIFY(window().panels().settings().hasUnsavedChanges()); // the user checks and saves it
    QCOMPARE(m->settings.profile(u"own"_s).baseUrl, server->baseUrl());
}

void ChatRemediesTest::asksForAModelBeforeAnythingIsSent()
{
    ask(u"first"_s, u"a"_s);
    m->settings.change([](Settings &settings) {
        for (Profile &profile : settings.profiles)
            profile.model.clear();
    });
    send(u"second"_s);
    QCOMPARE(server->requests().size(), 1);
    QCOMPARE(window().composer().text(), u"second"_s);
    QCOMPARE(rows(), 2);
    const QString told = u"“Mine” has no model yet, so nothing was sent."_s;
    QCOMPARE(window().notice().sentence(), told);

    window().composer().clear();
    act(0, MessageAction::Edit); // an edited question is not lost either
    type(u" again"_s);
    window().composer().findChild<QPushButton *>(u"Send"_s)->click();
    QVERIFY(window().composer().isEditing());
    QCOMPARE(window().composer().text(), u"first again"_s);
    window().composer().cancelEdit();
    act(1, MessageAction::Regenerate);
    QCOMPARE(server->requests().size(), 1);
    QCOMPARE(window().notice().sentence(), told);

    pressNotice(u"Choose a model"_s);
    QVERIFY(window().panels().isShown(SidePanel::Settings));
    QTRY_COMPARE(window().focusWidget(),
                 window().panels().settings().findChild<QWidget *>(u"Model"_s));
}

void ChatRemediesTest::undoesWhileManyOthersWereOpened()
{
    ask(u"first"_s, u"a"_s);
    const QString id = m->shown.id();
    act(1, MessageAction::Delete);
    keepToast();
    for (int i = 0; i <= OpenConversations::keptIdle; ++i) {
        QTRY_VERIFY(m->conversations.isAllStored()); // until then, it stays open
        m->chat.startNew();
        ask(u"another"_s, u"b"_s);
    }
    QVERIFY(!m->conversations.session(id));
    undo();
    emit window().sidebar().conversationChosen(id);
    QTRY_COMPARE(m->shown.id(), id);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(textAt(1), u"a"_s);
}

HIWAR_TEST(ChatRemediesTest, QApplication)
#include "tst_chatremedies.moc"
