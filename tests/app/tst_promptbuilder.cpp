// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/promptbuilder.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

MessageNode said(Role role, const QString &content, MessageState state = MessageState::Complete)
{
    MessageNode node;
    node.role = role;
    node.content = content;
    node.state = state;
    if (state == MessageState::Failed)
        node.error = ApiError{};
    return node;
}

Profile anyProfile()
{
    Profile profile;
    profile.model = u"m-1"_s;
    return profile;
}

} // namespace

class PromptBuilderTest : public TestCase
{
    Q_OBJECT

private slots:
    void sendsModelAndMessagesAndNothingElse();
    void leavesOutRepliesWithoutAWord();
    void sendsWhatArrivedOfABrokenReply();
    void joinsNeighboursOfOneRole();
    void sendsReasoningOnlyWhereItIsDemanded();
    void putsTheSystemPromptFirst();
    void sendsWhatTheSystemSaysAtItsPlace();
    void asksForTheRestInATurnOfItsOwn();
    void sendsTheFieldsOfTheProfile();
    void asksForAStreamAsTheModeSays();
    void sendsWhatTheLevelsSay();
    void asksForAStreamAsTheModeSays_data();
    void joinsTheFilesOfNeighbours();
    void sendsDocumentsAndSound();
};

void PromptBuilderTest::sendsModelAndMessagesAndNothingElse()
{
    const ChatRequest request =
        buildRequest(anyProfile(), {said(Role::User, u" مرحبا\n"_s),
                                    said(Role::Assistant, u"أهلا"_s), said(Role::User, u"And?"_s)});
    ChatRequest expected;
    expected.model = u"m-1"_s;
    expected.stream = true;
    expected.messages = {{Role::User, u" مرحبا\n"_s}, // exactly as typed
                         {Role::Assistant, u"أهلا"_s},
                         {Role::User, u"And?"_s}};
    QCOMPARE(request, expected);
}

void PromptBuilderTest::leavesOutRepliesWithoutAWord()
{
    for (const MessageState state : {MessageState::Failed, MessageState::Stopped,
                                     MessageState::Waiting, MessageState::Complete}) {
        const ChatRequest request = buildRequest(
            anyProfile(), {said(Role::User, u"q"_s), said(Role::Assistant, u" \n"_s, state)});
        QCOMPARE(request.messages, QList<Message>({{Role::User, u"q"_s}}));
    }
}

void PromptBuilderTest::sendsWhatArrivedOfABrokenReply()
{
    for (const MessageState state : {MessageState::Failed, MessageState::Stopped}) {
        const ChatRequest request = buildRequest(
            anyProfile(), {said(Role::User, u"q"_s), said(Role::Assistant, u"Half"_s, state),
                           said(Role::User, u"go on"_s)});
        QCOMPARE(request.messages.size(), 3);
        QCOMPARE(request.messages.at(1), (Message{Role::Assistant, u"Half"_s}));
    }
}

void PromptBuilderTest::joinsNeighboursOfOneRole()
{
    const ChatRequest request =
        buildRequest(anyProfile(),
                     {said(Role::User, u"first"_s), said(Role::Assistant, {}, MessageState::Failed),
                      said(Role::User, u"second"_s), said(Role::Assistant, u"a"_s),
                      said(Role::User, u"third"_s)});
    QCOMPARE(request.messages, QList<Message>({{Role::User, u"first\n\nsecond"_s},
                                               {Role::Assistant, u"a"_s},
                                               {Role::User, u"third"_s}}));
}

void PromptBuilderTest::sendsReasoningOnlyWhereItIsDemanded()
{
    MessageNode first = said(Role::Assistant, u"A"_s, MessageState::Stopped);
    first.reasoning = u"a thought"_s;
    MessageNode second = said(Role::Assistant, u"B"_s);
    second.reasoning = u"another"_s;
    MessageNode silent = said(Role::Assistant, {}, MessageState::Failed);
    silent.reasoning = u"no answer"_s;
    const QList<MessageNode> all{said(Role::User, u"Q"_s), first, second, silent};
    Profile profile = anyProfile();
    QCOMPARE(buildRequest(profile, all).messages,
             (QList<Message>{{Role::User, u"Q"_s, {}}, {Role::Assistant, u"A\n\nB"_s, {}}}));
    profile.sendsReasoning = true;
    QCOMPARE(buildRequest(profile, all).messages,
             (QList<Message>{{Role::User, u"Q"_s, {}},
                             {Role::Assistant, u"A\n\nB"_s, u"a thought\n\nanother"_s}}));
}

void PromptBuilderTest::putsTheSystemPromptFirst()
{
    const QList<MessageNode> question{said(Role::User, u"q"_s)};
    QCOMPARE(buildRequest(anyProfile(), question, u"Be kind."_s).messages,
             QList<Message>({{Role::System, u"Be kind."_s}, {Role::User, u"q"_s}}));
    QCOMPARE(buildRequest(anyProfile(), question, u" \n"_s).messages.size(), 1);
}

void PromptBuilderTest::sendsWhatTheSystemSaysAtItsPlace()
{
    const QList<MessageNode> all{
        said(Role::System, u"Be brief."_s), said(Role::User, u"q"_s),
        said(Role::Assistant, u"a"_s),      said(Role::System, u"In Arabic."_s),
        said(Role::System, u"Really."_s),   said(Role::User, u"and?"_s)};
    QCOMPARE(buildRequest(anyProfile(), all, u"Be kind."_s).messages,
             QList<Message>({{Role::System, u"Be kind.\n\nBe brief."_s},
                             {Role::User, u"q"_s},
                             {Role::Assistant, u"a"_s},
                             {Role::System, u"In Arabic.\n\nReally."_s},
                             {Role::User, u"and?"_s}}));
    Profile without = anyProfile();
    without.refusals[without.model].fields = {u"system"_s};
    QCOMPARE(buildRequest(without, all, u"Be kind."_s).messages,
             QList<Message>({{Role::User, u"Be kind.\n\nBe brief.\n\nq"_s},
                             {Role::Assistant, u"a"_s},
                             {Role::User, u"In Arabic.\n\nReally.\n\nand?"_s}}));
}

void PromptBuilderTest::asksForTheRestInATurnOfItsOwn()
{
    const QList<MessageNode> all{said(Role::User, u"q"_s), said(Role::Assistant, u"half "_s)};
    const ChatRequest request =
        buildContinuation(anyProfile(), all, EffectiveSettings(), planContext(all, {}));
    QCOMPARE(request.messages.size(), 3);
    QCOMPARE(request.messages.at(1), (Message{Role::Assistant, u"half "_s, {}}));
    QCOMPARE(request.messages.at(2).role, Role::User);
    QVERIFY(!request.messages.at(2).content.isEmpty());
}

void PromptBuilderTest::sendsTheFieldsOfTheProfile()
{
    Profile profile = anyProfile();
    profile.extraBody = {{u"seed"_s, 7}, {u"top_p"_s, 0.5}};
    profile.refusals[profile.model].fields = {u"top_p"_s, u"system"_s};
    const ChatRequest request = buildRequest(profile, {said(Role::User, u"q"_s)}, u"Be brief"_s);
    QCOMPARE(request.extra, (QJsonObject{{u"seed"_s, 7}}));
    // Without a system role, the prompt becomes part of the user's message.
    QCOMPARE(request.messages, QList<Message>({{Role::User, u"Be brief\n\nq"_s, {}}}));
    profile.model = u"m-2"_s; // which refused nothing
    const ChatRequest other = buildRequest(profile, {said(Role::User, u"q"_s)}, u"Be brief"_s);
    QCOMPARE(other.extra, profile.extraBody);
    QCOMPARE(other.messages.constFirst().role, Role::System);
}

void PromptBuilderTest::sendsWhatTheLevelsSay()
{
    Profile profile = anyProfile();
    profile.systemPrompt = u"Be kind."_s;
    profile.extraBody = {{u"seed"_s, 7}, {u"top_p"_s, 0.5}};
    profile.refusals[profile.model].fields = {u"max_tokens"_s};
    const QList<MessageNode> question{said(Role::User, u"q"_s)};
    const auto asked = [&](const RequestSettings &conversation) {
        return buildRequest(profile, question, effectiveSettings(profile, {}, conversation));
    };
    QCOMPARE(asked({}).messages.constFirst(), (Message{Role::System, u"Be kind."_s, {}}));
    QCOMPARE(asked({}).extra, profile.extraBody);
    const ChatRequest own =
        asked({.systemPrompt = u"Be brief."_s,
               .fields = {{u"seed"_s, QJsonValue()}, {u"max_tokens"_s, 9}, {u"model"_s, u"x"_s}}});
    QCOMPARE(own.messages.constFirst().content, u"Be brief."_s);
    QCOMPARE(own.extra, (QJsonObject{{u"top_p"_s, 0.5}, {u"max_completion_tokens"_s, 9}}));
    QCOMPARE(asked({.systemPrompt = u" "_s, .fields = {}}).messages.size(), 1);
    // What belongs to no conversation has the fields of the profile, not its prompt.
    QCOMPARE(buildRequest(profile, question).messages.size(), 1);
}

void PromptBuilderTest::asksForAStreamAsTheModeSays_data()
{
    QTest::addColumn<StreamMode>("mode");
    QTest::addColumn<bool>("refused");
    QTest::addColumn<bool>("stream");
    QTest::newRow("automatic") << StreamMode::Automatic << false << true;
    QTest::newRow("automatic, refused once") << StreamMode::Automatic << true << false;
    QTest::newRow("on") << StreamMode::On << false << true;
    QTest::newRow("on, whatever was refused") << StreamMode::On << true << true;
    QTest::newRow("off") << StreamMode::Off << false << false;
}

void PromptBuilderTest::asksForAStreamAsTheModeSays()
{
    QFETCH(StreamMode, mode);
    QFETCH(bool, refused);
    Profile profile = anyProfile();
    profile.streaming = mode;
    profile.refusals[profile.model].stream = refused;
    QTEST(wantsStream(profile), "stream");
    QTEST(buildRequest(profile, {said(Role::User, u"q"_s)}).stream, "stream");
}

void PromptBuilderTest::joinsTheFilesOfNeighbours()
{
    MessageNode first = said(Role::User, u"first"_s);
    first.id = u"1"_s;
    Attachment picture;
    picture.mediaType = u"image/png"_s;
    picture.use.form = AttachmentForm::Picture;
    Attachment text;
    first.attachments = {picture, text};
    MessageNode second = said(Role::User, u" "_s);
    second.id = u"2"_s;
    second.attachments = {picture};
    const QList<MessageNode> all{first, second};
    const ChatRequest request =
        buildRequest(anyProfile(), all, {}, planContext(all, {}),
                     {{attachmentKey(u"1"_s, 0), {.text = {}, .bytes = "one"}},
                      {attachmentKey(u"1"_s, 1), {.text = u"block"_s, .bytes = {}}},
                      {attachmentKey(u"2"_s, 0), {.text = {}, .bytes = "two"}}});
    const auto part = [](const QByteArray &bytes) {
        return MessagePart{.kind = MessagePart::Kind::Picture,
                           .mediaType = u"image/png"_s,
                           .bytes = bytes,
                           .name = {}};
    };
    QCOMPARE(request.messages, QList<Message>({{.role = Role::User,
                                                .content = u"block\n\nfirst"_s,
                                                .reasoning = {},
                                                .parts = {part("one"), part("two")}}}));
}

void PromptBuilderTest::sendsDocumentsAndSound()
{
    MessageNode node = said(Role::User, u"q"_s);
    Attachment document;
    document.name = u"a.pdf"_s;
    document.mediaType = u"application/pdf"_s;
    document.use.form = AttachmentForm::Document;
    Attachment sound;
    sound.name = u"b.wav"_s;
    sound.mediaType = u"audio/wav"_s;
    sound.use.form = AttachmentForm::Sound;
    node.attachments = {document, sound};
    const QList<MessageNode> all{node};
    const AttachmentContents contents{{attachmentKey({}, 0), {.text = {}, .bytes = "d"}},
                                      {attachmentKey({}, 1), {.text = {}, .bytes = "s"}}};
    Profile profile = anyProfile();
    const auto build = [&] {
        return buildRequest(profile, all, {}, planContext(all, {}), contents).messages.constFirst();
    };
    QCOMPARE(build().parts.size(), 2);
    QCOMPARE(build().parts.constFirst().name, u"a.pdf"_s);
    QCOMPARE(build().parts.constLast().kind, MessagePart::Kind::Sound);
    learnRefusal(profile, profile.model, u"documents"_s);
    learnRefusal(profile, profile.model, u"sound"_s);
    QVERIFY(build().parts.isEmpty());
    QCOMPARE(build().content, u"[Document: a.pdf]\n\n[Sound: b.wav]\n\nq"_s);
}

HIWAR_TEST(PromptBuilderTest, QCoreApplication)
#include "tst_promptbuilder.moc"
