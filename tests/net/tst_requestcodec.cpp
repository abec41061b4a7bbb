// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/requestcodec.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class RequestCodecTest : public TestCase
{
    Q_OBJECT

private slots:
    void writesExactlyWhatWasAsked_data();
    void writesExactlyWhatWasAsked();
    void sendsTextOfAnyScriptUnchanged();
    void replacesHalfSurrogates();
    void sendsNoPictureOfAReply();
};

void RequestCodecTest::writesExactlyWhatWasAsked_data()
{
    QTest::addColumn<ChatRequest>("request");
    QTest::addColumn<QByteArray>("body");

    const QList<Message> one{{Role::User, u"Hi"_s}};
    QTest::newRow("plain") << ChatRequest{u"m"_s, one, false, {}}
                           << R"({"model":"m","messages":[{"role":"user","content":"Hi"}]})"_ba;
    QTest::newRow("streamed")
        << ChatRequest{u"m"_s, one, true, {}}
        << R"({"model":"m","messages":[{"role":"user","content":"Hi"}],"stream":true})"_ba;
    const MessagePart picture{
        .kind = MessagePart::Kind::Picture, .mediaType = u"image/png"_s, .bytes = "\x89PN"_ba};
    const MessagePart document{.kind = MessagePart::Kind::Document,
                               .mediaType = u"application/pdf"_s,
                               .bytes = "%PDF"_ba,
                               .name = u"a \"b\".pdf"_s};
    const MessagePart sound{
        .kind = MessagePart::Kind::Sound, .mediaType = u"audio/mpeg"_s, .bytes = "ID3"_ba};
    QTest::newRow("parts")
        << ChatRequest{u"m"_s,
                       {{Role::User, u"Hi"_s, {}, {picture}},
                        {Role::User, {}, {}, {document, sound}}},
                       false,
                       {}}
        << R"({"model":"m","messages":[{"role":"user","content":[{"type":"text","text":"Hi"},)"
           R"({"type":"image_url","image_url":{"url":"data:image/png;base64,iVBO"}}]},)"
           R"({"role":"user","content":[{"type":"file","file":{"filename":"a \"b\".pdf",)"
           R"("file_data":"data:application/pdf;base64,JVBERg=="}},)"
           R"({"type":"input_audio","input_audio":{"data":"SUQz","format":"mp3"}}]}]})"_ba;
    QTest::newRow("no messages") << ChatRequest{} << R"({"model":"","messages":[]})"_ba;
    QTest::newRow("roles and escapes")
        << ChatRequest{u"@cf/a\"b:free"_s,
                       {{Role::System, u"Be\nbrief\t\\"_s},
                        {Role::User, u"\"q\""_s},
                        {Role::Assistant, {}}},
                       false,
                       {}}
        << R"({"model":"@cf/a\"b:free","messages":[{"role":"system","content":"Be\nbrief\t\\"},)"
           R"({"role":"user","content":"\"q\""},{"role":"assistant","content":""}]})"_ba;
    QTest::newRow("reasoning") << ChatRequest{u"m"_s,
                                              {{Role::Assistant, u"4"_s, u"2 + 2 \"is\""_s}},
                                              false,
                                              {}}
                               << R"({"model":"m","messages":[{"role":"assistant","content":"4",)"
                                  R"("reasoning_content":"2 + 2 \"is\""}]})"_ba;
    const QJsonObject extra{{u"temperature"_s, 0.5},
                            {u"stop"_s, QJsonArray{u"a"_s, QJsonValue::Null}},
                            {u"top_k"_s, 40},
                            {u"x \""_s, true}};
    QTest::newRow("extra fields")
        << ChatRequest{u"m"_s, one, false, extra}
        << R"({"model":"m","messages":[{"role":"user","content":"Hi"}],)"
           R"("stop":["a",null],"temperature":0.5,"top_k":40,"x \"":true})"_ba;
    const QJsonObject reserved{{u"model"_s, 1}, {u"messages"_s, 2}, {u"stream"_s, true}};
    QTest::newRow("extra fields replace nothing")
        << ChatRequest{u"m"_s, one, false, reserved}
        << R"({"model":"m","messages":[{"role":"user","content":"Hi"}]})"_ba;
}

void RequestCodecTest::writesExactlyWhatWasAsked()
{
    QFETCH(ChatRequest, request);
    QFETCH(QByteArray, body);
    QCOMPARE(encodeRequest(request), body);
}

void RequestCodecTest::sendsTextOfAnyScriptUnchanged()
{
    const QString text = u"مرحبًا 👋🏽 \u200F日本 \u2028 \u0000 \u001F é"_s;
    const QByteArray body = encodeRequest({u"م"_s, {{Role::User, text}}, false, {}});
    QVERIFY(body.contains("مرحبًا 👋🏽"_ba));
    const QJsonObject read = QJsonDocument::fromJson(body).object();
    QCOMPARE(read["model"_L1].toString(), u"م"_s);
    QCOMPARE(read["messages"_L1][0]["content"_L1].toString(), text);
}

void RequestCodecTest::replacesHalfSurrogates()
{
    const QString text =
        QChar(0xDC4B) + u"a"_s + QChar(0xD83D) + u"b👋"_s + QChar(0xD83D) + QChar(0xD83D);
    const QByteArray body = encodeRequest({{}, {{Role::User, text}}, false, {}});
    QCOMPARE(QJsonDocument::fromJson(body)["messages"_L1][0]["content"_L1].toString(),
             u"\uFFFDa\uFFFDb👋\uFFFD\uFFFD"_s);
}

void RequestCodecTest::sendsNoPictureOfAReply()
{
    const QString shown = u"Look: ![x](data:image/png;base64,AAAA) and ![](https://a.example/b)"_s;
    const auto sent = [&shown](Role role) {
        return QJsonDocument::fromJson(
                   encodeRequest({{}, {{role, shown}}, false, {}}))["messages"_L1][0]["content"_L1]
            .toString();
    };
    QCOMPARE(sent(Role::Assistant), u"Look: ![x](data:image/png) and ![](https://a.example/b)"_s);
    QCOMPARE(sent(Role::User), shown);
}

HIWAR_TEST(RequestCodecTest, QCoreApplication)
#include "tst_requestcodec.moc"
