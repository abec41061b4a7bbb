// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Answers in the forms that these servers send, shortened to the relevant parts.
#include "net/client/identifyserver.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

QByteArray list(const QByteArray &owner, const QByteArray &id = "m-1")
{
    return R"({"object":"list","data":[{"id":")" + id + R"(","object":"model","owned_by":")" +
           owner + R"("}]})";
}

const QByteArray ollamaTags = R"({"models":[{"name":"llama3:8b","model":"llama3:8b"}]})";
const QByteArray version = R"({"version":"0.5.1"})";

} // namespace

class IdentifyServerTest : public TestCase
{
    Q_OBJECT

private slots:
    void knowsAServerByItsAnswers_data()
    {
        QTest::addColumn<LocalAnswers>("answers");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("models");
        const QStringList one{u"m-1"_s};
        QTest::newRow("Ollama") << LocalAnswers{{"/v1/models", list("library")},
                                                {"/api/version", version},
                                                {"/api/tags", ollamaTags}}
                                << u"Ollama"_s << one;
        QTest::newRow("Ollama, old")
            << LocalAnswers{{"/api/version", version}, {"/api/tags", ollamaTags}} << u"Ollama"_s
            << QStringList{u"llama3:8b"_s};
        QTest::newRow("LM Studio")
            << LocalAnswers{{"/v1/models", list("organization_owner")},
                            {"/api/v0/models",
                             R"({"object":"list","data":[{"id":"m-1","type":"llm","publisher":"p",
                                 "compatibility_type":"gguf","max_context_length":4096}]})"}}
            << u"LM Studio"_s << one;
        QTest::newRow("LM Studio, no model")
            << LocalAnswers{{"/v1/models", R"({"object":"list","data":[]})"},
                            {"/api/v0/models", R"({"object":"list","data":[]})"},
                            {"/props",
                             R"_({"error":"Unexpected endpoint or method. (GET /props)"})_"}}
            << u"LM Studio"_s << QStringList();
        QTest::newRow("llama.cpp")
            << LocalAnswers{{"/v1/models", list("llamacpp")}} << u"llama.cpp"_s << one;
        QTest::newRow("llama.cpp by its settings")
            << LocalAnswers{{"/v1/models", list("")},
                            {"/props", R"({"default_generation_settings":{},"total_slots":1})"}}
            << u"llama.cpp"_s << one;
        QTest::newRow("llama.cpp that imitates Ollama")
            << LocalAnswers{{"/v1/models", list("llamacpp")},
                            {"/api/version", version},
                            {"/api/tags", ollamaTags}}
            << u"llama.cpp"_s << one;
        QTest::newRow("vLLM") << LocalAnswers{{"/v1/models", list("vllm")},
                                              {"/openapi.json", R"({"info":{"title":"FastAPI"}})"}}
                              << u"vLLM"_s << one;
        QTest::newRow("Jan") << LocalAnswers{{"/v1/models", list("user")},
                                             {"/openapi.json",
                                              R"({"openapi":"3.1.0","info":{"title":"Jan API"}})"}}
                             << u"Jan"_s << one;
        QTest::newRow("Jan, which wants a key for its models")
            << LocalAnswers{{"/openapi.json", R"({"info":{"title":"👋Jan API"}})"}} << u"Jan"_s
            << QStringList();
        QTest::newRow("GPT4All") << LocalAnswers{{"/v1/models", list("humanity")}} << u"GPT4All"_s
                                 << one;
        QTest::newRow("KoboldCpp, which imitates Ollama")
            << LocalAnswers{{"/v1/models", list("koboldcpp")},
                            {"/api/extra/version", R"({"result":"KoboldCpp","version":"1.80"})"},
                            {"/api/version", version},
                            {"/api/tags", ollamaTags}}
            << u"KoboldCpp"_s << one;
        QTest::newRow("LocalAI") << LocalAnswers{{"/v1/models", list("")},
                                                 {"/system", R"({"backends":["llama-cpp"]})"}}
                                 << u"LocalAI"_s << one;
        QTest::newRow("one that does not say")
            << LocalAnswers{{"/v1/models", list("somebody")}} << QString() << one;
        QTest::newRow("names are cleaned")
            << LocalAnswers{{"/v1/models", list("vllm", "a\\u202eb\\u0007")}} << u"vLLM"_s
            << QStringList{u"ab"_s};
    }
    void knowsAServerByItsAnswers()
    {
        QFETCH(LocalAnswers, answers);
        const auto server = identifyServer(answers);
        QVERIFY(server);
        QTEST(server->name, "name");
        QTEST(server->models, "models");
        QVERIFY(server->baseUrl.isEmpty());
    }

    void offersNobodyToTalkTo_data()
    {
        QTest::addColumn<LocalAnswers>("answers");
        QTest::newRow("nothing") << LocalAnswers{};
        QTest::newRow("a page") << LocalAnswers{{"/v1/models", "<!doctype html><p>Hello"},
                                                {"/props", "<!doctype html><p>Hello"}};
        QTest::newRow("other JSON") << LocalAnswers{{"/v1/models", R"({"status":"ok"})"}};
        QTest::newRow("a version alone") << LocalAnswers{{"/api/version", version}};
        QTest::newRow("broken") << LocalAnswers{{"/v1/models", R"({"data":[)"}};
        QTest::newRow("Hiwar itself") << LocalAnswers{{"/v1/models", list("hiwar", "guide")}};
        QTest::newRow("Hiwar, whatever else it says")
            << LocalAnswers{{"/v1/models", list("hiwar", "guide")},
                            {"/api/version", version},
                            {"/api/tags", ollamaTags}};
    }
    void offersNobodyToTalkTo()
    {
        QFETCH(LocalAnswers, answers);
        QVERIFY(!identifyServer(answers));
    }
};

HIWAR_TEST(IdentifyServerTest, QCoreApplication)
#include "tst_identifyserver.moc"
