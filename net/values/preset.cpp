// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/preset.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

Preset online(const QString &name, const QString &baseUrl, const QString &keyPage)
{
    return {.name = name, .baseUrl = baseUrl, .keyPage = QUrl(keyPage), .isLocal = false};
}

Preset local(const QString &name, int port)
{
    return {.name = name,
            .baseUrl = u"http://localhost:%1/v1"_s.arg(port),
            .keyPage = {},
            .isLocal = true};
}

} // namespace

QList<Preset> presets()
{
    return {
        online(u"OpenAI"_s, u"https://api.openai.com/v1"_s,
               u"https://platform.openai.com/api-keys"_s),
        online(u"Anthropic"_s, u"https://api.anthropic.com/v1"_s,
               u"https://console.anthropic.com/settings/keys"_s),
        online(u"Google Gemini"_s, u"https://generativelanguage.googleapis.com/v1beta/openai"_s,
               u"https://aistudio.google.com/apikey"_s),
        online(u"OpenRouter"_s, u"https://openrouter.ai/api/v1"_s,
               u"https://openrouter.ai/settings/keys"_s),
        online(u"DeepSeek"_s, u"https://api.deepseek.com/v1"_s,
               u"https://platform.deepseek.com/api_keys"_s),
        online(u"Mistral"_s, u"https://api.mistral.ai/v1"_s,
               u"https://console.mistral.ai/api-keys"_s),
        online(u"Groq"_s, u"https://api.groq.com/openai/v1"_s, u"https://console.groq.com/keys"_s),
        online(u"Together"_s, u"https://api.together.xyz/v1"_s,
               u"https://api.together.xyz/settings/api-keys"_s),
        online(u"xAI"_s, u"https://api.x.ai/v1"_s, u"https://console.x.ai"_s),
        online(u"Azure OpenAI"_s, u"https://<your-resource>.openai.azure.com/openai/v1"_s,
               u"https://portal.azure.com"_s),
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
