// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/profile.h"
#include "net/wire/modelfacts.h"
#include "net/wire/modellist.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

class ModelListTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsWhatEachServiceTells_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<ModelInfo>("expected");
        const auto row = [](const char *name, const char *entry, const ModelInfo &expected) {
            QTest::newRow(name) << QByteArray(entry) << expected;
        };
        row("OpenAI", R"({"id":"m","object":"model","created":1,"owned_by":"openai"})",
            {.id = u"m"_s});
        row("OpenRouter",
            R"({"id":"m","context_length":128000,
                "architecture":{"input_modalities":["text","image"]},
                "supported_parameters":["max_tokens","tools"],
                "pricing":{"prompt":"0.0000025","completion":"0.00001",
                           "input_cache_read":"0.00000125"}})",
            {.id = u"m"_s,
             .contextTokens = 128000,
             .takesPictures = true,
             .callsTools = true,
             .price = ModelPrice{.input = 2.5, .output = 10, .cachedInput = 1.25}});
        row("OpenRouter, text alone and free",
            R"({"id":"m","context_length":8192,"architecture":{"input_modalities":["text"]},
                "supported_parameters":["max_tokens"],
                "pricing":{"prompt":"0","completion":"0"}})",
            {.id = u"m"_s,
             .contextTokens = 8192,
             .takesPictures = false,
             .callsTools = false,
             .price = ModelPrice{.input = 0, .output = 0, .cachedInput = {}}});
        row("OpenRouter, a price that varies",
            R"({"id":"m","pricing":{"prompt":"-1","completion":"-1"}})", {.id = u"m"_s});
        row("Mistral",
            R"({"id":"m","max_context_length":131072,
                "capabilities":{"completion_chat":true,"function_calling":true,"vision":false}})",
            {.id = u"m"_s,
             .contextTokens = 131072,
             .takesPictures = false,
             .callsTools = true,
             .price = {}});
        row("vLLM", R"({"id":"m","owned_by":"vllm","max_model_len":32768})",
            {.id = u"m"_s, .contextTokens = 32768});
        row("Groq", R"({"id":"m","active":true,"context_window":131072})",
            {.id = u"m"_s, .contextTokens = 131072});
        row("Together",
            R"({"id":"m","type":"chat","context_length":65536,
                "pricing":{"input":0.88,"output":0.88,"hourly":0,"base":0}})",
            {.id = u"m"_s,
             .contextTokens = 65536,
             .takesPictures = {},
             .callsTools = {},
             .price = ModelPrice{.input = 0.88, .output = 0.88, .cachedInput = {}}});
        row("llama.cpp", R"({"id":"m","meta":{"n_vocab":32000,"n_ctx_train":4096}})",
            {.id = u"m"_s, .contextTokens = 4096});
        row("llama.cpp, as it runs", R"({"id":"m","meta":{"n_ctx_train":131072,"n_ctx":8192}})",
            {.id = u"m"_s, .contextTokens = 8192});
        row("LM Studio",
            R"({"id":"m","type":"vlm","max_context_length":32768,"capabilities":["tool_use"]})",
            {.id = u"m"_s,
             .contextTokens = 32768,
             .takesPictures = true,
             .callsTools = true,
             .price = {}});
        row("LM Studio, by its type alone", R"({"id":"m","type":"vlm"})",
            {.id = u"m"_s, .contextTokens = {}, .takesPictures = true});
        row("GitHub",
            R"({"id":"m","capabilities":{"limits":{"max_context_window_tokens":200000},
                "supports":{"vision":true,"tool_calls":true}}})",
            {.id = u"m"_s,
             .contextTokens = 200000,
             .takesPictures = true,
             .callsTools = true,
             .price = {}});
    }

    void readsWhatEachServiceTells()
    {
        QFETCH(QByteArray, entry);
        QFETCH(ModelInfo, expected);
        const auto list = readModelList("{\"data\":[" + entry + "]}", {});
        QVERIFY(list);
        QCOMPARE(list->size(), 1);
        QVERIFY(list->constFirst() == expected);
    }

    void ignoresFiguresThatNoModelHas_data()
    {
        QTest::addColumn<QByteArray>("entry");
        for (const char *entry :
             {R"({"id":"m","context_length":-5})", R"({"id":"m","context_length":1e300})",
              R"({"id":"m","context_length":"many"})", R"({"id":"m","context_length":0.2})",
              R"({"id":"m","meta":[1],"capabilities":7,"architecture":"x","type":3})",
              R"({"id":"m","pricing":{"prompt":"NaN","completion":"1"}})",
              R"({"id":"m","pricing":{"prompt":"1e9","completion":"1"}})",
              R"({"id":"m","pricing":{"input":-0.1,"output":2}})",
              R"({"id":"m","pricing":{"input":true,"output":null}})", R"({"id":"m","pricing":[]})"})
            QTest::newRow(entry) << QByteArray(entry);
    }

    void ignoresFiguresThatNoModelHas()
    {
        QFETCH(QByteArray, entry);
        const auto list = readModelList('[' + entry + ']', {});
        QVERIFY(list);
        QVERIFY(isBare(list->constFirst()));
    }

    void knowsEachModelOnce()
    {
        const auto list = readModelList(
            R"([{"id":"a","context_length":1000},{"id":"b"},{"id":"a","context_length":9}])", {});
        QCOMPARE(namesOf(*list), (QStringList{u"a"_s, u"b"_s}));
        QCOMPARE(list->constFirst().contextTokens, 1000);
        QCOMPARE(namesOf(withFacts(*list)), QStringList{u"a"_s});
    }

    void ownFactsGoOverThoseOfTheService()
    {
        Profile profile;
        profile.modelFacts = {{.id = u"m"_s, .contextTokens = 1000, .takesPictures = true}};
        profile.ownFacts = {{.id = u"m"_s, .contextTokens = 2000}, {.id = u"n"_s}};
        const ModelInfo known = knownOf(profile, u"m"_s);
        QCOMPARE(known.contextTokens, 2000);
        QCOMPARE(known.takesPictures, true);
        QVERIFY(!known.price);
        QVERIFY(isBare(knownOf(profile, u"n"_s)));
        QCOMPARE(knownOf(profile, u"x"_s).id, u"x"_s);
    }
};

HIWAR_TEST(ModelListTest, QCoreApplication)
#include "tst_modellist.moc"
