// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/wire/usagereader.h"
#include "tests/support/testcase.h"

#include <QJsonDocument>

using namespace Hiwar;
using namespace Qt::StringLiterals;

class UsageReaderTest : public TestCase
{
    Q_OBJECT

private slots:
    void readsEveryShape_data();
    void readsEveryShape();
    void takesNoNonsenseForACount_data();
    void takesNoNonsenseForACount();
};

void UsageReaderTest::readsEveryShape_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<Usage>("usage");
    QTest::addColumn<bool>("isMeasured");
    const auto row = [](const char *name, const QByteArray &json, const Usage &usage,
                        bool isMeasured = false) {
        QTest::newRow(name) << json << usage << isMeasured;
    };
    row("the reference shape",
        R"({"usage":{"prompt_tokens":9,"completion_tokens":8,"total_tokens":18,
            "prompt_tokens_details":{"cached_tokens":4,"audio_tokens":0},
            "completion_tokens_details":{"reasoning_tokens":5}}})",
        {9, 8, 18, 5, 4});
    row("no total", R"({"usage":{"prompt_tokens":9,"completion_tokens":8}})", {9, 8, 17});
    row("only a total", R"({"usage":{"total_tokens":1083}})", {0, 0, 1083});
    row("input and output",
        R"({"usage":{"input_tokens":9,"output_tokens":8,"input_tokens_details":{"cached_tokens":4},
            "output_tokens_details":{"reasoning_tokens":5}}})",
        {9, 8, 17, 5, 4});
    row("details beside", R"({"usage":{"prompt_tokens":9,"prompt_cache_hit_tokens":4,
            "completion_tokens":8,"reasoning_tokens":5}})",
        {9, 8, 17, 5, 4});
    row("details null", R"({"usage":{"prompt_tokens":9,"completion_tokens":null,
            "prompt_tokens_details":null}})",
        {9, 0, 9});
    row("x_groq", R"({"x_groq":{"id":"r","usage":{"prompt_tokens":3,"completion_tokens":4}}})",
        {3, 4, 7});
    row("in the choice", R"({"choices":[{"usage":{"prompt_tokens":3,"completion_tokens":4}}]})",
        {3, 4, 7});
    row("Ollama's own", R"({"prompt_eval_count":26,"eval_count":290,"eval_duration":1})",
        {26, 290, 316});
    row("llama.cpp's timings", R"({"timings":{"prompt_n":10,"cache_n":5,"predicted_n":7}})",
        {15, 7, 22, 0, 5}, true);
    row("usage beats timings",
        R"({"usage":{"prompt_tokens":1,"completion_tokens":2},"timings":{"prompt_n":10}})",
        {1, 2, 3});
    row("floats", R"({"usage":{"prompt_tokens":9.0,"completion_tokens":8e0}})", {9, 8, 17});
    row("text", R"({"usage":{"prompt_tokens":"9","completion_tokens":"8"}})", {9, 8, 17});
    row("beyond 32 bits", R"({"usage":{"prompt_tokens":5000000000,"completion_tokens":1}})",
        {5'000'000'000, 1, 5'000'000'001});
}

void UsageReaderTest::readsEveryShape()
{
    QFETCH(QByteArray, json);
    QFETCH(Usage, usage);
    QFETCH(bool, isMeasured);
    const auto found = readUsage(QJsonDocument::fromJson(json).object());
    QVERIFY(found);
    QCOMPARE(found->usage, usage);
    QCOMPARE(found->isMeasured, isMeasured);
}

void UsageReaderTest::takesNoNonsenseForACount_data()
{
    QTest::addColumn<QByteArray>("json");
    for (const char *json : {R"({})", R"({"usage":null})", R"({"usage":{}})", R"({"usage":[1]})",
                             R"({"usage":"many"})", R"({"usage":{"prompt_tokens":-1}})",
                             R"({"usage":{"prompt_tokens":1e300}})",
                             R"({"usage":{"prompt_tokens":"nan","completion_tokens":"inf"}})",
                             R"({"usage":{"prompt_tokens":{}}})",
                             R"({"timings":{"predicted_ms":3}})", R"({"choices":[]})"})
        QTest::addRow("%s", json) << QByteArray(json);
}

void UsageReaderTest::takesNoNonsenseForACount()
{
    QFETCH(QByteArray, json);
    QVERIFY(!readUsage(QJsonDocument::fromJson(json).object()));
}

HIWAR_TEST(UsageReaderTest, QCoreApplication)
#include "tst_usagereader.moc"
