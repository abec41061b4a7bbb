// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whatever a model refuses is learnt once, of that model: no second request fails for it.
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

QByteArray refusalOf(const QByteArray &field)
{
    return "{\"error\":{\"message\":\"Unsupported parameter: '" + field + "'\",\"param\":\"" +
           field + "\"}}";
}

} // namespace

class RefusalsTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void areLearntOnce_data();
    void areLearntOnce();
    void areOfOneModel();
    void ofStreamsAreOfOneModel();

private:
    QJsonObject bodyOf(qsizetype request) const
    {
        return QJsonDocument::fromJson(f->server.requests().at(request).body).object();
    }
    void ask(int status, const QByteArray &reply)
    {
        f->server.expect().reply(status, reply);
        f->session->send(u"q"_s);
        QTRY_VERIFY(!f->session->isBusy());
    }
    /// What ChatController does with it.
    void learn()
    {
        connect(f->session.get(), &ChatSession::profileLearnt, this,
                [this](const QString &, const Repair &repair) {
                    f->profile = repaired(f->profile, repair);
                });
        connect(f->session.get(), &ChatSession::streamRefused, this,
                [this](const QString &, const QString &model) {
                    learnStreamRefusal(f->profile, model);
                });
    }

    std::unique_ptr<SessionFixture> f;
};

void RefusalsTest::init()
{
    TestCase::init();
    f = std::make_unique<SessionFixture>();
    QVERIFY(settled(f->history.open()));
    learn();
}

void RefusalsTest::areLearntOnce_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QString>("sentAs"); // afterwards; empty: not at all
    const auto row = [](const char *field, const QJsonValue &value, const QString &sentAs = {}) {
        QTest::newRow(field) << QString::fromLatin1(field) << value << sentAs;
    };
    row("temperature", 0.5);
    row("top_p", 0.5);
    row("max_tokens", 9, u"max_completion_tokens"_s);
    row("max_completion_tokens", 9, u"max_tokens"_s);
    row("stop", QJsonArray{u"x"_s});
    row("seed", 7);
    row("presence_penalty", 1);
    row("frequency_penalty", 1);
    row("reasoning_effort", u"minimal"_s);
    row("response_format", QJsonObject{{u"type"_s, u"json_object"_s}});
    row("top_k", 4);
    row("system", {});
}

void RefusalsTest::areLearntOnce()
{
    QFETCH(const QString, field);
    QFETCH(const QJsonValue, value);
    QFETCH(const QString, sentAs);
    const bool isRole = field == u"system"_s;
    RequestSettings settings{.systemPrompt = u"Be brief."_s, .fields = {}};
    if (!isRole)
        settings.fields.insert(field, value);
    f->conversation.setSettings(settings);
    ask(400, isRole ? R"({"error":{"message":"System role not supported"}})"
                    : refusalOf(field.toLatin1()));
    QCOMPARE(f->shown(1).error->leaveOut, field);
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->sendWithout(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    ask(200, wholeReply(u"b"_s));
    QCOMPARE(f->shown(3).content, u"b"_s);
    QCOMPARE(f->server.requests().size(), 3);
    for (const qsizetype request : {1, 2}) {
        QJsonObject body = bodyOf(request);
        const QJsonObject first = body.take("messages"_L1).toArray().at(0).toObject();
        QCOMPARE(first.value("role"_L1).toString(), isRole ? u"user"_s : u"system"_s);
        QVERIFY(first.value("content"_L1).toString().startsWith("Be brief."_L1));
        QJsonObject expected{{u"model"_s, u"m-1"_s},
                             {u"stream"_s, true},
                             {u"stream_options"_s, QJsonObject{{u"include_usage"_s, true}}}};
        if (!sentAs.isEmpty())
            expected.insert(sentAs, value);
        QCOMPARE(body, expected);
    }
}

void RefusalsTest::areOfOneModel()
{
    f->conversation.setSettings({.systemPrompt = {}, .fields = {{u"temperature"_s, 1}}});
    f->conversation.setModel(u"m-2"_s);
    ask(400, refusalOf("temperature"));
    f->server.expect().reply(200, wholeReply(u"a"_s));
    f->session->sendWithout(f->shown(1).id);
    QTRY_VERIFY(!f->session->isBusy());
    QCOMPARE(f->profile.refusals.keys(), QStringList{u"m-2"_s});
    QVERIFY(!bodyOf(1).contains("temperature"_L1));
    f->conversation.setModel({}); // the profile's
    ask(200, wholeReply(u"b"_s));
    QCOMPARE(bodyOf(2).value("model"_L1).toString(), u"m-1"_s);
    QVERIFY(bodyOf(2).contains("temperature"_L1));
    QCOMPARE(f->shown(3).model, u"m-1"_s);
    f->conversation.setModel(u"m-2"_s);
    ask(200, wholeReply(u"c"_s));
    QVERIFY(!bodyOf(3).contains("temperature"_L1));
    QCOMPARE(f->shown(5).model, u"m-2"_s);
}

void RefusalsTest::ofStreamsAreOfOneModel()
{
    f->conversation.setModel(u"m-2"_s);
    f->server.expect().reply(400, refusalOf("stream"));
    ask(200, wholeReply(u"a"_s));
    QVERIFY(!bodyOf(1).contains("stream"_L1));
    ask(200, wholeReply(u"b"_s));
    QVERIFY(!bodyOf(2).contains("stream"_L1));
    f->conversation.setModel({});
    ask(200, wholeReply(u"c"_s));
    QVERIFY(bodyOf(3).contains("stream"_L1));
}

HIWAR_TEST(RefusalsTest, QCoreApplication)
#include "tst_refusals.moc"
