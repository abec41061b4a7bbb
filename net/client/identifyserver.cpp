// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/identifyserver.h"

#include "net/wire/jsontext.h"
#include "net/wire/modellist.h"
#include "net/wire/sanitizetext.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype maxModels = 500;
constexpr qsizetype maxServerName = 200;

class Answers
{
public:
    explicit Answers(const LocalAnswers &answers)
        : m_answers(answers)
    {
    }

    [[nodiscard]] QJsonObject object(const char *path) const
    {
        const auto value = parseJson(m_answers.value(path));
        return value ? value->toObject() : QJsonObject();
    }
    [[nodiscard]] QStringList owners() const
    {
        QStringList owners;
        const QJsonArray models = object(modelsPath).value("data"_L1).toArray();
        for (const auto &model : models)
            owners << model.toObject().value("owned_by"_L1).toString();
        return owners;
    }
    [[nodiscard]] QStringList models(const char *path) const
    {
        const auto list = readModelList(m_answers.value(path), {});
        return list ? namesOf(*list) : QStringList();
    }

private:
    const LocalAnswers &m_answers;
};

bool isKobold(const Answers &answers)
{
    return answers.object("/api/extra/version").value("result"_L1) == "KoboldCpp"_L1;
}

/// Its list has more facts about a model than others; without a model, its error text is unique.
bool isLmStudio(const Answers &answers)
{
    const QJsonArray models = answers.object("/api/v0/models").value("data"_L1).toArray();
    const QJsonObject first = models.first().toObject();
    if (first.contains("compatibility_type"_L1) || first.contains("max_context_length"_L1))
        return true;
    return answers.object("/props")
        .value("error"_L1)
        .toString()
        .startsWith("Unexpected endpoint or method"_L1);
}

bool isLlamaCpp(const Answers &answers)
{
    return answers.object("/props").contains("default_generation_settings"_L1) ||
           answers.owners().contains("llamacpp"_L1);
}

bool isJan(const Answers &answers)
{
    const QString title =
        answers.object("/openapi.json").value("info"_L1).toObject().value("title"_L1).toString();
    return title.contains("Jan API"_L1) || title.contains("Jan Local"_L1);
}

bool isLocalAi(const Answers &answers)
{
    const QJsonObject system = answers.object("/system");
    return system.value("backends"_L1).isArray() || system.contains("loaded_models"_L1);
}

/// Other servers imitate a part of Ollama, so it is checked last, by two features.
bool isOllama(const Answers &answers)
{
    return answers.object("/api/version").value("version"_L1).isString() &&
           answers.object("/api/tags").value("models"_L1).isArray();
}

QString nameOf(const Answers &answers)
{
    if (isKobold(answers))
        return u"KoboldCpp"_s;
    if (isLmStudio(answers))
        return u"LM Studio"_s;
    if (isJan(answers))
        return u"Jan"_s;
    if (isLlamaCpp(answers))
        return u"llama.cpp"_s;
    if (answers.owners().contains("vllm"_L1))
        return u"vLLM"_s;
    if (answers.owners().contains("humanity"_L1))
        return u"GPT4All"_s;
    if (isLocalAi(answers))
        return u"LocalAI"_s;
    if (isOllama(answers))
        return u"Ollama"_s;
    return {};
}

QStringList modelsOf(const Answers &answers, const QString &name)
{
    QStringList models = answers.models(modelsPath);
    if (models.isEmpty() && name == "Ollama"_L1)
        models = answers.models("/api/tags");
    models = models.first(std::min(models.size(), maxModels));
    for (QString &model : models)
        model = sanitizeText(model, {}, maxServerName);
    return models;
}

} // namespace

QByteArrayList tellingPaths()
{
    return {"/api/extra/version", "/api/v0/models", "/props", "/api/version",
            "/api/tags",          "/openapi.json",  "/system"};
}

std::optional<LocalServer> identifyServer(const LocalAnswers &answers)
{
    const Answers known(answers);
    if (known.owners().contains("hiwar"_L1))
        return {};
    LocalServer server;
    server.name = nameOf(known);
    server.models = modelsOf(known, server.name);
    const bool canBeAsked = known.object(modelsPath).value("data"_L1).isArray();
    if (server.name.isEmpty() && !canBeAsked)
        return {};
    return server;
}

} // namespace Hiwar
