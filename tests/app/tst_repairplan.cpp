// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/promptbuilder.h"
#include "app/chat/repairplan.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

ApiError refusal(const QString &words, const QString &param = {})
{
    ApiError error;
    error.kind = ErrorKind::BadRequest;
    error.httpStatus = 400;
    error.serverText = words;
    error.param = param;
    return error;
}

ChatRequest anyRequest()
{
    ChatRequest request;
    request.messages = {{Role::System, u"Be brief"_s, {}}, {Role::User, u"q"_s, {}}};
    request.extra = {{u"temperature"_s, 0.5},
                     {u"max_tokens"_s, 100},
                     {u"stream_options"_s, QJsonObject{{u"include_usage"_s, true}}},
                     {u"stop"_s, u"x"_s}};
    return request;
}

} // namespace

class RepairPlanTest : public TestCase
{
    Q_OBJECT

private slots:
    void findsTheFieldThatWasRefused_data();
    void findsTheFieldThatWasRefused();
    void findsASystemMessageFurtherOn_data();
    void findsASystemMessageFurtherOn();
    void findsPartsThatAreNotTaken_data();
    void findsPartsThatAreNotTaken();
    void leavesOutOnlyWhatWasSent();
    void givesThoughtsOnlyOnDemand_data();
    void givesThoughtsOnlyOnDemand();
    void teachesTheProfile();
    void sendsALimitByItsOtherName_data();
    void sendsALimitByItsOtherName();
};

void RepairPlanTest::findsTheFieldThatWasRefused_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("param");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const QString &words, const QString &param,
                        const QString &field) { QTest::newRow(name) << words << param << field; };
    row("by its name", u"no"_s, u"temperature"_s, u"temperature"_s);
    row("by its place", u"no"_s, u"body.stream_options.include_usage"_s, u"stream_options"_s);
    row("by an element", u"no"_s, u"stop[0]"_s, u"stop"_s);
    row("in words, the other name beside it",
        u"Unsupported parameter: 'max_tokens' is not supported with this model. Use "
        "'max_completion_tokens' instead."_s,
        {}, u"max_tokens"_s);
    row("in words, with its value",
        u"Unsupported value: 'temperature' does not support 0.5 with this model."_s, {},
        u"temperature"_s);
    row("in words, without quotes", u"Unrecognized request argument supplied: stream_options"_s, {},
        u"stream_options"_s);
    row("the first of two", u"stop, temperature: not permitted"_s, {}, u"stop"_s);
    row("part of another word", u"max_tokens_per_day is used up"_s, {}, {});
    row("nothing of ours", u"top_k is not permitted"_s, u"top_k"_s, {});
    row("the model", u"no such model"_s, u"model"_s, {});
    row("system role, a template", u"System role not supported"_s, {}, u"system"_s);
    row("system role, the other way round", u"Message role 'system' is not allowed"_s,
        u"messages[0].role"_s, u"system"_s);
    row("system message", u"This model does not support system messages."_s, {}, u"system"_s);
    row("system as developer", u"Developer instruction is not enabled for models/g"_s, {},
        u"system"_s);
    row("another system", u"The file system is full"_s, {}, {});
}

void RepairPlanTest::findsTheFieldThatWasRefused()
{
    QFETCH(QString, words);
    QFETCH(QString, param);
    QFETCH(QString, field);
    QCOMPARE(refusedField(refusal(words, param), anyRequest()), field);
    QCOMPARE(canLeaveOut(field, anyRequest()), !field.isEmpty());
}

void RepairPlanTest::findsASystemMessageFurtherOn_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("its place") << u"System message must be at the beginning."_s;
    QTest::newRow("its neighbours") << u"Unexpected role 'system' after role 'user'"_s;
    QTest::newRow("its template") << u"Conversation roles must alternate user/assistant/user/..."_s;
}

void RepairPlanTest::findsASystemMessageFurtherOn()
{
    QFETCH(QString, words);
    ChatRequest request;
    request.messages = {{Role::User, u"q"_s, {}},
                        {Role::Assistant, u"a"_s, {}},
                        {Role::System, u"Be brief"_s, {}},
                        {Role::User, u"and?"_s, {}}};
    QCOMPARE(refusedField(refusal(words), request), u"system"_s);
    request.messages.removeAt(2);
    QCOMPARE(refusedField(refusal(words), request), QString());
}

void RepairPlanTest::findsPartsThatAreNotTaken_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("field");
    using enum ErrorKind;
    const auto row = [](const char *name, ErrorKind kind, const QString &words,
                        const QString &field) { QTest::newRow(name) << kind << words << field; };
    row("llama-server", ServerError,
        u"image input is not supported - hint: if this is unexpected, you may need to provide the "
        "mmproj"_s,
        u"pictures"_s);
    row("Ollama", ServerError,
        u"Failed to create new sequence: failed to process inputs: this model is missing data "
        "required for image input"_s,
        u"pictures"_s);
    row("by the type of the part", BadRequest,
        u"Invalid content type. image_url is only supported by certain models."_s, u"pictures"_s);
    row("a strict reader", BadRequest,
        u"Failed to deserialize the JSON body into the target type: messages[0]: unknown variant "
        "`image_url`, expected `text` at line 1 column 120"_s,
        u"pictures"_s);
    row("a router", NotFound, u"No endpoints found that support image input"_s, u"pictures"_s);
    row("none at all", BadRequest, u"At most 0 image(s) may be provided in one request."_s,
        u"pictures"_s);
    row("not multimodal", BadRequest, u"some-model is not a multimodal model"_s, u"pictures"_s);
    row("only text", BadRequest, u"messages[0].content must be a string"_s, u"pictures"_s);
    row("the first of those it names", BadRequest,
        u"Invalid value: 'file'. Supported values are: 'text', 'image_url'."_s, u"documents"_s);
    row("sound", BadRequest, u"unknown content part type: input_audio"_s, u"sound"_s);
    row("this one is too large", BadRequest, u"image exceeds 5 MB maximum: 6291456 bytes"_s, {});
    row("too many", BadRequest, u"At most 5 image(s) may be provided in one request."_s, {});
    row("another kind", BadRequest, u"Unsupported image format image/tiff"_s, {});
    row("a crash elsewhere", ServerError, u"Internal error in the image service"_s, {});
    row("busy", RateLimited, u"image input is not supported"_s, {});
    row("a field", BadRequest, u"temperature is not supported with images"_s, u"temperature"_s);
}

void RepairPlanTest::findsPartsThatAreNotTaken()
{
    QFETCH(ErrorKind, kind);
    QFETCH(QString, words);
    QFETCH(QString, field);
    ApiError error = refusal(words);
    error.kind = kind;
    ChatRequest request = anyRequest();
    request.messages.last().parts = {
        {.kind = MessagePart::Kind::Picture, .mediaType = u"image/png"_s, .bytes = "p", .name = {}},
        {.kind = MessagePart::Kind::Document, .mediaType = u"a/b"_s, .bytes = "d", .name = u"d"_s},
        {.kind = MessagePart::Kind::Sound, .mediaType = u"audio/wav"_s, .bytes = "s", .name = {}}};
    QCOMPARE(refusedField(error, request), field);
    QCOMPARE(canLeaveOut(field, request), !field.isEmpty());
    request.messages.last().parts.clear();
    if (field != "temperature"_L1)
        QCOMPARE(refusedField(error, request), QString());
}

void RepairPlanTest::leavesOutOnlyWhatWasSent()
{
    ChatRequest bare = anyRequest();
    bare.extra = {};
    bare.messages.removeFirst();
    QCOMPARE(refusedField(refusal(u"x"_s, u"temperature"_s), bare), QString());
    QCOMPARE(refusedField(refusal(u"System role not supported"_s), bare), QString());
    QVERIFY(!canLeaveOut(u"temperature"_s, bare));
    QVERIFY(!canLeaveOut(u"system"_s, bare));
    ApiError other = refusal(u"x"_s, u"temperature"_s);
    other.kind = ErrorKind::RateLimited; // not a refusal of the request
    QCOMPARE(refusedField(other, anyRequest()), QString());
}

void RepairPlanTest::givesThoughtsOnlyOnDemand_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<bool>("demanded");
    QTest::newRow("demanded")
        << u"The `reasoning_content` in the thinking mode must be passed back to the API."_s
        << true;
    QTest::newRow("missing") << u"reasoning_content is missing in assistant message"_s << true;
    QTest::newRow("named only") << u"Unknown field reasoning_content"_s << false;
    QTest::newRow("another") << u"content must be passed"_s << false;
}

void RepairPlanTest::givesThoughtsOnlyOnDemand()
{
    QFETCH(QString, words);
    QFETCH(bool, demanded);
    QCOMPARE(demandsThoughts(refusal(words), {}), demanded);
    Profile knows;
    knows.sendsReasoning = true; // it was sent and still refused: no second repair
    QVERIFY(!demandsThoughts(refusal(words), knows));
}

void RepairPlanTest::teachesTheProfile()
{
    Profile profile;
    profile = repaired(profile, {Repair::Kind::LeaveOut, u"stop"_s, u"m"_s});
    profile = repaired(profile, {Repair::Kind::LeaveOut, u"stop"_s, u"m"_s});
    QCOMPARE(profile.refusals.value(u"m"_s).fields, QStringList{u"stop"_s});
    QCOMPARE(profile.refusals.size(), 1); // no other model
    QVERIFY(!profile.sendsReasoning);
    QVERIFY(repaired(profile, {Repair::Kind::GiveThoughts, {}, {}}).sendsReasoning);
}

void RepairPlanTest::sendsALimitByItsOtherName_data()
{
    QTest::addColumn<QStringList>("set");
    QTest::addColumn<QStringList>("refused");
    QTest::addColumn<QStringList>("sent");
    const QString former = u"max_tokens"_s;
    const QString newer = u"max_completion_tokens"_s;
    QTest::newRow("as set") << QStringList{former} << QStringList{} << QStringList{former};
    QTest::newRow("newer") << QStringList{former} << QStringList{former} << QStringList{newer};
    QTest::newRow("former") << QStringList{newer} << QStringList{newer} << QStringList{former};
    QTest::newRow("neither") << QStringList{former} << QStringList{former, newer} << QStringList{};
    QTest::newRow("both set") << QStringList{newer, former} << QStringList{former}
                              << QStringList{newer};
    QTest::newRow("other fields") << QStringList{u"seed"_s, u"top_p"_s} << QStringList{u"top_p"_s}
                                  << QStringList{u"seed"_s};
}

void RepairPlanTest::sendsALimitByItsOtherName()
{
    QFETCH(QStringList, set);
    Profile profile;
    for (const QString &field : set)
        profile.extraBody.insert(field, field);
    QFETCH(QStringList, refused);
    profile.refusals[profile.model].fields = refused;
    QTEST(extraFields(profile).keys(), "sent");
    if (set.size() == 2 &&
        refused == QStringList{u"max_tokens"_s}) // its own value, not that of max_tokens
        QCOMPARE(extraFields(profile).value("max_completion_tokens"_L1).toString(), set.at(0));
}

HIWAR_TEST(RepairPlanTest, QCoreApplication)
#include "tst_repairplan.moc"
