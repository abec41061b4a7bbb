// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/asklibrary.h"

#include "app/history/historyfile.h"
#include "app/history/storeerrortext.h"
#include "app/library/promptvariables.h"
#include "app/sqlite/patience.h"

#include <QCoreApplication>
#include <QFile>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("ask", text);
}

/// By its id, else by its name, whatever its case.
template<typename Item>
QList<Item> named(const QList<Item> &items, const QString &name)
{
    QList<Item> found;
    for (const Item &item : items) {
        if (item.id == name)
            return {item};
        if (item.name.compare(name, Qt::CaseInsensitive) == 0)
            found.append(item);
    }
    return found;
}

template<typename Item>
tl::expected<Item, QString> theOne(const QList<Item> &items, const QString &name,
                                   const QString &none)
{
    const QList<Item> found = named(items, name);
    if (found.isEmpty())
        return tl::unexpected(none.arg(name));
    if (found.size() > 1)
        return tl::unexpected(tr("More than one is named %1. Give the id of one: %2 or %3.")
                                  .arg(name, found.at(0).id, found.at(1).id));
    return found.constFirst();
}

void applyPersona(AskOptions &options, const Persona &persona)
{
    const bool isElsewhere = !options.profile.isEmpty() || !options.baseUrl.isEmpty();
    options.personaSettings = persona.settings;
    if (isElsewhere)
        return;
    options.profileOfPersona = persona.profileId;
    if (options.model.isEmpty())
        options.model = persona.model;
}

tl::expected<QString, QString> filled(const Prompt &prompt, const AskOptions &options,
                                      const QDateTime &now)
{
    const QStringList names = variableNames(prompt.content);
    for (auto value = options.values.keyBegin(); value != options.values.keyEnd(); ++value) {
        if (!names.contains(*value))
            return tl::unexpected(
                tr("The prompt %1 has no variable named %2.").arg(prompt.name, *value));
    }
    QStringList missing;
    for (const PromptVariable &variable : variablesOf(prompt.content)) {
        if (variable.fallback.isEmpty() && !options.values.contains(variable.name))
            missing << variable.name;
    }
    for (const QString &known : {u"clipboard"_s, u"selection"_s}) { // a terminal has neither
        if (names.contains(known) && !options.values.contains(known))
            missing << known;
    }
    if (!missing.isEmpty())
        return tl::unexpected(tr("The prompt %1 needs a value for: %2. Give each as in %3=text.")
                                  .arg(prompt.name, missing.join(u", "_s), missing.constFirst()));
    return fillPrompt(prompt.content, options.values,
                      {.now = now.toLocalTime(),
                       .clipboard = options.values.value(u"clipboard"_s),
                       .selection = options.values.value(u"selection"_s)});
}

} // namespace

tl::expected<AskOptions, QString> withLibrary(AskOptions options, const StoredLibrary &library,
                                              const QDateTime &now)
{
    if (!options.persona.isEmpty()) {
        const auto persona = theOne(library.personas, options.persona,
                                    tr("There is no persona named %1. Make it in the library."));
        if (!persona)
            return tl::unexpected(persona.error());
        applyPersona(options, *persona);
    }
    if (!options.prompt.isEmpty()) {
        const auto text =
            theOne(library.prompts, options.prompt,
                   tr("There is no prompt named %1. Make it in the library."))
                .and_then([&](const Prompt &prompt) { return filled(prompt, options, now); });
        if (!text)
            return tl::unexpected(text.error());
        options.text = options.text.isEmpty() ? *text : *text + u"\n\n"_s + options.text;
    }
    return options;
}

tl::expected<StoredLibrary, QString> libraryAt(const QString &historyPath)
{
    if (!QFile::exists(historyPath))
        return StoredLibrary();
    const auto file = HistoryFile::open(historyPath, usualPatience, HistoryFile::Access::ReadOnly);
    const auto library = file ? (*file)->library() : tl::unexpected(file.error());
    if (!library)
        return tl::unexpected(describe(library.error()));
    return *library;
}

} // namespace Hiwar
