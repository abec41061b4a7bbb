// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/preset.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

Preset online(const QString &name, const QString &baseUrl, const QString &keyPage,
              const QStringList &models)
{
    return {.name = name,
            .baseUrl = baseUrl,
            .keyPage = QUrl(keyPage),
            .isLocal = false,
            .models = models};
}

Preset local(const QString &name, int port)
{
    return {.name = name,
            .baseUrl = u"http://localhost:%1/v1"_s.arg(port),
            .keyPage = {},
            .isLocal = true,
            .models = {}};
}

} // namespace

QList<Preset> presets()
{
    return {
        online(u"OpenAI"_s, u"https://api.openai.com/v1"_s,
               u"https://platform.openai.com/api-keys"_s,
               {u"gpt-5.1"_s, u"gpt-5"_s, u"gpt-4.1"_s, u"gpt-4o"_s}),
        online(u"Anthropic"_s, u"https://api.anthropic.com/v1"_s,
               u"https://console.anthropic.com/settings/keys"_s,
               {u"claude-sonnet-4-5"_s, u"claude-sonnet-4-5-20250929"_s,
                u"claude-sonnet-4-20250514"_s}),
        online(u"Google Gemini"_s, u"https://generativelanguage.googleapis.com/v1beta/openai"_s,
               u"https://aistudio.google.com/apikey"_s,
               {u"models/gemini-2.5-flash"_s, u"models/gemini-2.0-flash"_s}),
        online(u"OpenRouter"_s, u"https://openrouter.ai/api/v1"_s,
               u"https://openrouter.ai/settings/keys"_s, {u"openrouter/auto"_s}),
        online(u"DeepSeek"_s, u"https://api.deepseek.com/v1"_s,
               u"https://platform.deepseek.com/api_keys"_s, {u"deepseek-chat"_s}),
        online(u"Mistral"_s, u"https://api.mistral.ai/v1"_s,
               u"https://console.mistral.ai/api-keys"_s,
               {u"mistral-medium-latest"_s, u"mistral-large-latest"_s}),
        online(u"Groq"_s, u"https://api.groq.com/openai/v1"_s, u"https://console.groq.com/keys"_s,
               {u"llama-3.3-70b-versatile"_s, u"llama-3.1-8b-instant"_s}),
        online(u"Together"_s, u"https://api.together.xyz/v1"_s,
               u"https://api.together.xyz/settings/api-keys"_s,
               {u"meta-llama/Llama-3.3-70B-Instruct-Turbo"_s}),
        online(u"xAI"_s, u"https://api.x.ai/v1"_s, u"https://console.x.ai"_s,
               {u"grok-4"_s, u"grok-3"_s}),
        online(u"Azure OpenAI"_s, u"https://<your-resource>.openai.azure.com/openai/v1"_s,
               u"https://portal.azure.com"_s, {}),
        local(u"Ollama"_s, 11434),
        local(u"LM Studio"_s, 1234),
        local(u"llama.cpp"_s, 8080),
        local(u"vLLM"_s, 8000),
        local(u"Jan"_s, 1337),
        local(u"GPT4All"_s, 4891),
        local(u"LocalAI"_s, 8080),
        local(u"KoboldCpp"_s, 5001),
    };
}

} // namespace Hiwar
