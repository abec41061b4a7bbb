// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/settings/chatmodels.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

class TestChatModels : public TestCase
{
    Q_OBJECT

private slots:
    void tellsByTheName_data()
    {
        QTest::addColumn<bool>("chats");
        const QStringList chats{u"gpt-4o-mini"_s,
                                u"gpt-5"_s,
                                u"o3"_s,
                                u"chatgpt-4o-latest"_s,
                                u"gpt-4o-search-preview"_s,
                                u"gpt-4o-audio-preview"_s,
                                u"claude-sonnet-4-5"_s,
                                u"models/gemini-2.5-pro"_s,
                                u"deepseek-reasoner"_s,
                                u"mistral-large-latest"_s,
                                u"pixtral-12b-2409"_s,
                                u"codestral-latest"_s,
                                u"meta-llama/Llama-3.3-70B-Instruct-Turbo"_s,
                                u"meta-llama/Llama-3.2-11B-Vision-Instruct"_s,
                                u"qwen2.5:7b-instruct-q4_K_M"_s,
                                u"Qwen/Qwen2.5-VL-72B-Instruct"_s,
                                u"llava:13b"_s,
                                u"phi-3-mini-128k-instruct"_s,
                                u"moonshotai/kimi-k2"_s,
                                u"watts-7b"_s,
                                u"grok-4"_s,
                                u"command-r-plus"_s,
                                u"openrouter/auto"_s,
                                u"minimax-m2"_s,
                                u"sonar-pro"_s,
                                u"gemma3n:e4b"_s,
                                u"my finetune"_s,
                                u"ft:gpt-4o-mini:acme::abc"_s,
                                u"نموذج"_s};
        const QStringList others{u"text-embedding-3-large"_s,
                                 u"nomic-embed-text:latest"_s,
                                 u"mistral-embed"_s,
                                 u"BAAI/bge-m3"_s,
                                 u"intfloat/multilingual-e5-large"_s,
                                 u"all-minilm:l6-v2"_s,
                                 u"jina-embeddings-v3"_s,
                                 u"models/embedding-001"_s,
                                 u"Qwen/Qwen3-Embedding-8B"_s,
                                 u"mxbai-embed-large"_s,
                                 u"cohere/rerank-v3.5"_s,
                                 u"BAAI/bge-reranker-v2-m3"_s,
                                 u"whisper-1"_s,
                                 u"whisper-large-v3-turbo"_s,
                                 u"gpt-4o-transcribe"_s,
                                 u"tts-1"_s,
                                 u"tts-1-hd"_s,
                                 u"gpt-4o-mini-tts"_s,
                                 u"playai-tts"_s,
                                 u"kokoro"_s,
                                 u"dall-e-3"_s,
                                 u"DALL·E"_s.replace(u'·', u'-'),
                                 u"gpt-image-1"_s,
                                 u"imagen-4.0-generate-001"_s,
                                 u"black-forest-labs/FLUX.1-schnell"_s,
                                 u"stabilityai/stable-diffusion-xl-base-1.0"_s,
                                 u"grok-2-image-1212"_s,
                                 u"sora-2"_s,
                                 u"veo-3.0-generate-preview"_s,
                                 u"omni-moderation-latest"_s,
                                 u"text-moderation-stable"_s,
                                 u"mistral-moderation-latest"_s,
                                 u"meta-llama/Llama-Guard-4-12B"_s,
                                 u"llama-guard3:8b"_s,
                                 u"shieldgemma:2b"_s,
                                 u"gpt-4o-realtime-preview"_s,
                                 u"babbage-002"_s,
                                 u"davinci-002"_s,
                                 u"models/aqa"_s,
                                 u"text-embedding-ada-002"_s,
                                 u"mistral-ocr-latest"_s};
        for (const QString &id : chats)
            QTest::newRow(qPrintable(id)) << true;
        for (const QString &id : others)
            QTest::newRow(qPrintable(id)) << false;
    }
    void tellsByTheName()
    {
        QFETCH(bool, chats);
        QCOMPARE(soundsLikeChat(QString::fromUtf8(QTest::currentDataTag())), chats);
    }

    void keepsEveryOneAndTheOrder()
    {
        QCOMPARE(sortModels({u"whisper-1"_s, u"gpt-5"_s, u"tts-1"_s, u"gpt-4o"_s, u"gpt-5"_s}),
                 (ModelGroups{.chat = {u"gpt-5"_s, u"gpt-4o"_s},
                              .other = {u"whisper-1"_s, u"tts-1"_s}}));
    }

    void whereNothingChatsAllAreShown()
    {
        QCOMPARE(sortModels({u"whisper-1"_s, u"tts-1"_s}),
                 (ModelGroups{.chat = {u"whisper-1"_s, u"tts-1"_s}, .other = {}}));
        QCOMPARE(sortModels({}), ModelGroups());
    }

    void theBestIsThePreferredOneThatIsListed()
    {
        const QStringList listed{u"whisper-1"_s, u"gpt-5-mini"_s, u"gpt-5"_s};
        QCOMPARE(bestModel(listed), u"gpt-5-mini"_s);
        QCOMPARE(bestModel(listed, {u"gpt-9"_s, u"gpt-5"_s}), u"gpt-5"_s);
        QCOMPARE(bestModel(listed, {u"gpt-9"_s}), u"gpt-5-mini"_s);
        QCOMPARE(bestModel({}, {u"gpt-5"_s}), QString());
    }
};

HIWAR_TEST(TestChatModels, QCoreApplication)
#include "tst_chatmodels.moc"
