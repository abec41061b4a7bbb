// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/libraryfile.h"

#include "app/transfer/linevalues.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr int libraryVersion = 1;
const QString kindField = u"hiwar"_s;
const QString hasPromptField = u"systemPrompt"_s;
const QString dashes = u"---"_s;

/// Reads entries and counts those that are not read as they are.
class Entries
{
public:
    void takePersona(const QJsonObject &json)
    {
        bool isWhole = true;
        const Persona persona = personaOf(json, [&isWhole](auto...) { isWhole = false; });
        take(read.items.personas, persona, isWhole);
    }
    void takePrompt(const QJsonObject &json)
    {
        bool isWhole = true;
        const Prompt prompt = promptOf(json, [&isWhole](auto...) { isWhole = false; });
        take(read.items.prompts, prompt, isWhole);
    }

    ReadLibrary read;

private:
    template<typename Item>
    void take(QList<Item> &items, const Item &item, bool isWhole)
    {
        const qsizetype known = read.items.personas.size() + read.items.prompts.size();
        const bool isTaken = !item.name.trimmed().isEmpty() && known < mostLibraryEntries;
        if (isTaken)
            items.append(item);
        if (!isTaken || !isWhole)
            ++read.leftOut;
    }
};

/// Three dashes, or that after backslashes.
bool isMark(QStringView line)
{
    while (line.startsWith(u'\\'))
        line = line.sliced(1);
    return line == dashes;
}

QByteArray asJsonValue(const QJsonValue &value)
{
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2);
}

QJsonValue jsonValueIn(QStringView text)
{
    const QByteArray list = '[' + text.toUtf8() + ']';
    return QJsonDocument::fromJson(list).array().at(0);
}

QByteArray markdownOf(const QString &kind, const QJsonObject &head, const QString &text)
{
    QByteArray out = "---\n" + kindField.toUtf8() + ": " + asJsonValue(kind) + '\n';
    for (auto field = head.begin(); field != head.end(); ++field)
        out += field.key().toUtf8() + ": " + asJsonValue(field.value()) + '\n';
    out += "---\n";
    const QStringList lines = text.split(u'\n');
    for (const QString &line : lines)
        out += (isMark(line) ? u'\\' + line : line).toUtf8() + '\n';
    return out;
}

void takeEntry(Entries &entries, QJsonObject head, const QStringList &lines)
{
    const QString text = lines.join(u'\n');
    const QString kind = head.take(kindField).toString();
    if (kind == "persona"_L1) {
        const bool hasPrompt = head.take(hasPromptField).toBool();
        QJsonObject settings = head.value("settings"_L1).toObject();
        if (hasPrompt)
            settings.insert(u"systemPrompt"_s, text);
        if (!settings.isEmpty())
            head.insert(u"settings"_s, settings);
        entries.takePersona(head);
    } else if (kind == "prompt"_L1) {
        head.insert(u"content"_s, text);
        entries.takePrompt(head);
    } else {
        ++entries.read.leftOut;
    }
}

} // namespace

QByteArray libraryAsJson(const StoredLibrary &library)
{
    QJsonArray personas;
    QJsonArray prompts;
    for (const Persona &persona : library.personas)
        personas.append(jsonOf(persona));
    for (const Prompt &prompt : library.prompts)
        prompts.append(jsonOf(prompt));
    const QJsonObject root{{u"hiwar-library"_s, QJsonObject{{u"version"_s, libraryVersion}}},
                           {u"personas"_s, personas},
                           {u"prompts"_s, prompts}};
    return QJsonDocument(root).toJson();
}

QByteArray libraryAsMarkdown(const StoredLibrary &library)
{
    QByteArray out;
    for (const Persona &persona : library.personas) {
        QJsonObject head = jsonOf(persona);
        QJsonObject settings = head.take("settings"_L1).toObject();
        settings.remove("systemPrompt"_L1);
        if (!settings.value("fields"_L1).toObject().isEmpty())
            head.insert(u"settings"_s, settings);
        if (persona.settings.systemPrompt)
            head.insert(hasPromptField, true);
        out += markdownOf(u"persona"_s, head, persona.settings.systemPrompt.value_or(QString()));
    }
    for (const Prompt &prompt : library.prompts) {
        QJsonObject head = jsonOf(prompt);
        head.remove("content"_L1);
        out += markdownOf(u"prompt"_s, head, prompt.content);
    }
    return out;
}

std::optional<ReadLibrary> libraryFromJson(const QByteArray &bytes)
{
    const QJsonObject root = QJsonDocument::fromJson(bytes).object();
    if (!root.value("hiwar-library"_L1).isObject())
        return {};
    Entries entries;
    const QJsonArray personas = root.value("personas"_L1).toArray();
    for (const auto &each : personas)
        entries.takePersona(each.toObject());
    const QJsonArray prompts = root.value("prompts"_L1).toArray();
    for (const auto &each : prompts)
        entries.takePrompt(each.toObject());
    return entries.read;
}

std::optional<ReadLibrary> libraryFromMarkdown(const QByteArray &bytes)
{
    QString all = QString::fromUtf8(bytes);
    all.replace(u"\r\n"_s, u"\n"_s);
    if (!all.startsWith(u"---\n"_s + kindField + u':'))
        return {};
    if (all.endsWith(u'\n'))
        all.chop(1);
    enum class In : quint8 { Nothing, Head, Text } in = In::Nothing;
    Entries entries;
    QJsonObject head;
    QStringList text;
    for (QStringView line : QStringView(all).tokenize(u'\n')) {
        if (line == dashes) {
            if (in == In::Text)
                takeEntry(entries, std::exchange(head, {}), std::exchange(text, {}));
            in = in == In::Head ? In::Text : In::Head;
        } else if (in == In::Head) {
            const qsizetype colon = line.indexOf(u':');
            if (colon > 0)
                head.insert(line.first(colon).trimmed().toString(),
                            jsonValueIn(line.sliced(colon + 1).trimmed()));
        } else {
            text.append((isMark(line) ? line.sliced(1) : line).toString());
        }
    }
    if (in == In::Text)
        takeEntry(entries, head, text);
    return entries.read;
}

} // namespace Hiwar
