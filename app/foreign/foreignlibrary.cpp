// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignlibrary.h"

#include "app/foreign/foreignjson.h"
#include "net/values/utc.h"

#include <QJsonArray>
#include <QUuid>

#include <nlohmann/json.hpp>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostName = 120;
constexpr qsizetype mostEmoji = 16;
constexpr qsizetype mostText = 1024 * 1024; // UTF-16 units
constexpr int mostNesting = 100;

/// Never changes: the ids of what is imported are made with it.
QString madeId(const QString &kind, const QString &own)
{
    static const QUuid space(u"6e8f2f0a-55b1-5d2c-9f0e-6a5b8f6b7c11"_s);
    return QUuid::createUuidV5(space, kind + u'\n' + own).toString(QUuid::WithoutBraces);
}

QString firstText(const Json &json, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        if (const QString text = textOf(at(json, name)); !text.isEmpty())
            return text.left(mostText);
    }
    return {};
}

/// The decoded content of a picture in a data: address.
QByteArray pictureIn(const QString &address)
{
    const qsizetype comma = address.indexOf(u',');
    const QString kind = address.left(std::max<qsizetype>(comma, 0));
    if (!kind.startsWith("data:image/"_L1, Qt::CaseInsensitive) ||
        !kind.endsWith(";base64"_L1, Qt::CaseInsensitive) || address.size() > mostText * 8)
        return {};
    const auto bytes = QByteArray::fromBase64Encoding(address.sliced(comma + 1).toLatin1(),
                                                      QByteArray::AbortOnBase64DecodingErrors);
    return bytes ? *bytes : QByteArray();
}

/// A number that the request of a chat has, under its name there.
void takeNumber(RequestSettings &settings, const Json &json, const char *name, const QString &field)
{
    if (const auto number = numberOf(at(json, name)))
        settings.fields.insert(field, *number);
}

void takeParameters(RequestSettings &settings, const Json &json)
{
    takeNumber(settings, json, "temperature", u"temperature"_s);
    takeNumber(settings, json, "top_p", u"top_p"_s);
    takeNumber(settings, json, "topP", u"top_p"_s);
    takeNumber(settings, json, "frequency_penalty", u"frequency_penalty"_s);
    takeNumber(settings, json, "presence_penalty", u"presence_penalty"_s);
    if (const qint64 most = countOf(at(json, "max_tokens")); most > 0)
        settings.fields.insert(u"max_tokens"_s, most);
    if (const auto seed = numberOf(at(json, "seed")); seed && *seed == double(qint64(*seed)))
        settings.fields.insert(u"seed"_s, qint64(*seed));
    QJsonArray stops;
    eachItem(at(json, "stop"), [&stops](const Json &stop) {
        if (const QString text = textOf(stop); !text.isEmpty())
            stops.append(text);
    });
    if (!stops.isEmpty())
        settings.fields.insert(u"stop"_s, stops);
}

/// Open WebUI and LibreChat write their own names of what Hiwar has, too.
QString withOurVariables(QString content)
{
    for (const auto &[theirs, ours] : {std::pair(u"{{current_datetime}}"_s, u"{{date}} {{time}}"_s),
                                       std::pair(u"{{CURRENT_DATE}}"_s, u"{{date}}"_s),
                                       std::pair(u"{{CURRENT_TIME}}"_s, u"{{time}}"_s),
                                       std::pair(u"{{CLIPBOARD}}"_s, u"{{clipboard}}"_s),
                                       std::pair(u"{{current_date}}"_s, u"{{date}}"_s)})
        content.replace(theirs, ours);
    return content;
}

/// Its id in a database; empty: it has none.
QString idIn(const Json &json, const char *name)
{
    const Json &id = at(json, name);
    return isObject(id) ? textOf(at(id, "$oid")) : idOf(id);
}

/// The first of these times that is there; else invalid.
QDateTime timeIn(const Json &json, std::initializer_list<const char *> names)
{
    for (const char *name : names) {
        const Json &value = at(json, name);
        const QDateTime time = timeOf(isObject(value) ? at(value, "$date") : value);
        if (time.isValid())
            return time;
    }
    return {};
}

/// What is typed after "/", else the title.
QString promptNameIn(const Json &json)
{
    QString command = firstText(json, {"command"});
    while (command.startsWith(u'/'))
        command.remove(0, 1);
    const QString name = command.isEmpty() ? firstText(json, {"title", "name"}) : command;
    return name.simplified().left(mostName);
}

/// The prompt of LibreChat's group that is in use; nullptr: none.
const Json *promptInUse(const Json &group)
{
    const QString wanted = idIn(group, "productionId");
    const Json *inUse = nullptr;
    const Json *latest = nullptr;
    eachItem(at(group, "prompts"), [&](const Json &each) {
        if (!isText(at(each, "prompt")))
            return;
        if (!wanted.isEmpty() && idIn(each, "_id") == wanted)
            inUse = &each;
        if (!latest || !(timeIn(each, {"createdAt"}) < timeIn(*latest, {"createdAt"})))
            latest = &each;
    });
    if (!inUse && isText(at(at(group, "productionPrompt"), "prompt")))
        inUse = &at(group, "productionPrompt");
    return inUse ? inUse : latest;
}

class ForeignEntries
{
public:
    void takeAll(const Json &list)
    {
        eachItem(list, [this](const Json &each) { take(each); });
    }

    void take(const Json &json)
    {
        m_isKnown = m_isKnown || isObject(json);
        if (isObject(json) && takeGroup(json))
            return;
        if (!isObject(json) || !isRoom() || !(takePrompt(json) || takePersona(json)))
            ++read.leftOut;
    }

    /// An entry was found, whether it could be read or not.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }

    ReadLibrary read;

private:
    [[nodiscard]] bool isRoom() const
    {
        return read.items.personas.size() + read.items.prompts.size() < mostLibraryEntries;
    }

    /// LibreChat's; false: it is none.
    bool takeGroup(const Json &group)
    {
        const Json &prompts = at(group, "prompts");
        if (!isArray(prompts) && !isObject(at(group, "productionPrompt")))
            return false;
        const QString name = promptNameIn(group);
        bool haveNames = false;
        eachItem(prompts, [&](const Json &each) {
            if (promptNameIn(each).isEmpty())
                return;
            haveNames = true;
            addPrompt(each, {promptNameIn(each), name, firstText(each, {"prompt", "content"})});
        });
        if (haveNames)
            return true;
        const Json *inUse = promptInUse(group);
        const QString folder = firstText(group, {"category"}).simplified().left(mostName);
        addPrompt(group, {name, folder, inUse ? firstText(*inUse, {"prompt"}) : QString()});
        return true;
    }

    struct PromptTexts
    {
        QString name;
        QString folder;
        QString content;
    };

    /// Counts it if it is none. `json` has its id and times.
    void addPrompt(const Json &json, const PromptTexts &texts)
    {
        if (texts.name.isEmpty() || texts.content.isEmpty() || !isRoom()) {
            ++read.leftOut;
            return;
        }
        const QString own = idIn(json, "_id");
        Prompt prompt;
        prompt.id = madeId(u"prompt"_s, own.isEmpty() ? texts.name : own);
        prompt.name = texts.name;
        prompt.folder = texts.folder;
        prompt.content = withOurVariables(texts.content);
        stamp(prompt, json);
        read.items.prompts.append(prompt);
    }

    /// Open WebUI's; LibreChat's without a group.
    bool takePrompt(const Json &json)
    {
        const QString type = textOf(at(json, "type"));
        const bool isLibreChats = type == "text"_L1 || type == "chat"_L1;
        const bool hasCommand = !firstText(json, {"command"}).isEmpty();
        QString content = firstText(json, {"content"});
        if (!content.isEmpty() && !hasCommand && !isNothing(at(json, "prompt")))
            return false;
        if (content.isEmpty() && isLibreChats)
            content = firstText(json, {"prompt"});
        Prompt prompt;
        prompt.name = promptNameIn(json);
        if (content.isEmpty() || prompt.name.isEmpty())
            return false;
        prompt.id = madeId(u"prompt"_s, prompt.name);
        prompt.content = withOurVariables(content);
        stamp(prompt, json);
        read.items.prompts.append(prompt);
        return true;
    }

    bool takePersona(const Json &json)
    {
        const Json &params = at(json, "params");
        Persona persona;
        persona.name = firstText(json, {"name", "title"}).simplified().left(mostName);
        QString system = firstText(params, {"system"});
        if (system.isEmpty())
            system = firstText(json, {"prompt", "promptPrefix", "system", "instructions"});
        const bool isPreset = isText(at(json, "endpoint")) || isObject(params);
        if (persona.name.isEmpty() || (system.isEmpty() && !isPreset))
            return false;
        persona.emoji = firstText(json, {"emoji"}).simplified().left(mostEmoji);
        persona.folder = folderOf(json);
        persona.model = firstText(json, {"base_model_id"}).left(mostName);
        if (persona.model.isEmpty() && isText(at(json, "endpoint")))
            persona.model = firstText(json, {"model"}).left(mostName);
        if (!system.isEmpty())
            persona.settings.systemPrompt = system;
        takeParameters(persona.settings, isObject(params) ? params : json);
        takeParameters(persona.settings, at(json, "settings"));
        persona.firstMessage = firstText(json, {"greeting"});
        persona.picture = pictureIn(textOf(at(at(json, "meta"), "profile_image_url")));
        if (persona.picture.isEmpty())
            persona.picture = pictureIn(textOf(at(json, "picUrl")));
        const QString own = firstText(json, {"id", "presetId"});
        persona.id = madeId(u"persona"_s, own.isEmpty() ? persona.name : own);
        stamp(persona, json);
        read.items.personas.append(persona);
        return true;
    }

    static QString folderOf(const Json &json)
    {
        QString folder;
        eachItem(at(json, "group"), [&folder](const Json &each) {
            if (folder.isEmpty())
                folder = textOf(each).simplified().left(mostName);
        });
        return folder;
    }

    template<typename Item>
    static void stamp(Item &item, const Json &json)
    {
        const QDateTime none = QDateTime::fromMSecsSinceEpoch(0, utc);
        const QDateTime created = timeIn(json, {"created_at", "createdAt"});
        const QDateTime updated = timeIn(json, {"updated_at", "updatedAt"});
        item.createdAt = created.isValid() ? created : none;
        item.updatedAt = updated.isValid() ? updated : item.createdAt;
    }

    bool m_isKnown = false;
};

/// Cherry Studio's backup has its lists as JSON in JSON.
void takeCherryBackup(ForeignEntries &entries, const Json &root)
{
    const auto stored = parseJson(
        textOf(at(at(root, "localStorage"), "persist:cherry-studio")).toUtf8(), mostNesting);
    if (!stored)
        return;
    for (const char *part : {"assistants", "agents"}) {
        const auto list = parseJson(textOf(at(stored->root(), part)).toUtf8(), mostNesting);
        if (!list)
            continue;
        entries.takeAll(at(list->root(), part));
        entries.takeAll(at(list->root(), "presets"));
    }
}

} // namespace

std::optional<ReadLibrary> foreignLibrary(const QByteArray &bytes)
{
    const auto tree = parseJson(bytes, mostNesting);
    if (!tree)
        return {};
    const Json &root = tree->root();
    ForeignEntries entries;
    entries.takeAll(root);
    for (const char *list :
         {"myCopilots", "copilots", "assistants", "agents", "presets", "promptGroups"})
        entries.takeAll(at(root, list));
    if (promptNameIn(root).isEmpty()) // else it is a group
        entries.takeAll(at(root, "prompts"));
    entries.takeAll(at(at(root, "data"), "myCopilots"));
    takeCherryBackup(entries, root);
    if (!entries.isKnown() && isObject(root))
        entries.take(root);
    if (entries.read.items.isEmpty())
        return {};
    return entries.read;
}

std::optional<ReadLibrary> readLibraryFile(const QByteArray &bytes)
{
    if (auto own = libraryFromJson(bytes))
        return own;
    if (auto own = libraryFromMarkdown(bytes))
        return own;
    return foreignLibrary(bytes);
}

} // namespace Hiwar
