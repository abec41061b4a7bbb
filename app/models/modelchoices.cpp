// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/modelchoices.h"

#include "app/text/blank.h"
#include "app/text/foldtext.h"
#include "ui/settings/chatmodels.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct ModelChoicesTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ModelChoices)
};

constexpr qsizetype mostRecent = 5; // more are listed below

ModelChoice head(const QString &words)
{
    ModelChoice row;
    row.kind = ModelChoice::Kind::Head;
    row.title = words;
    return row;
}

/// As knownOf(), for thousands of models.
QHash<QString, ModelInfo> knownByName(const Profile &profile)
{
    QHash<QString, ModelInfo> known;
    for (const ModelInfo &told : profile.modelFacts)
        known.insert(told.id, told);
    for (const ModelInfo &own : profile.ownFacts)
        known.insert(own.id, completed(known.value(own.id, {.id = own.id}), own));
    return known;
}

} // namespace

ModelChoices::ModelChoices(const Settings &settings, const ModelRef &current)
    : m_current(current)
    , m_favourites(settings.favouriteModels)
    , m_recent(settings.recentModels)
{
    // The Guide is always there, and asked for less than the others.
    for (const bool builtIn : {false, true}) {
        for (const Profile &profile : settings.profiles) {
            if (profile.builtIn == builtIn && !profile.isOff)
                addProfile(profile, settings);
        }
    }
    std::stable_partition(m_typed.begin(), m_typed.end(), [this](const ModelChoice &choice) {
        return choice.ref.profileId == m_current.profileId;
    });
}

void ModelChoices::addProfile(const Profile &profile, const Settings &settings)
{
    if (profile.builtIn) {
        add(profile, {.id = profile.model}, true);
        return;
    }
    ModelChoice typed;
    typed.kind = ModelChoice::Kind::Typed;
    typed.profile = profile.name;
    typed.ref.profileId = profile.id;
    m_typed.append(typed);
    ModelGroups groups = sortModels(profile.models);
    const auto include = [&](const QString &model) {
        if (!model.isEmpty() && !profile.models.contains(model) && !groups.chat.contains(model))
            groups.chat.prepend(model);
    };
    for (const QList<ModelRef> *used : {&settings.recentModels, &settings.favouriteModels}) {
        for (const ModelRef &each : *used) {
            if (each.profileId == profile.id)
                include(each.model);
        }
    }
    if (m_current.profileId == profile.id)
        include(m_current.model);
    include(profile.model.trimmed());
    const QHash<QString, ModelInfo> known = knownByName(profile);
    for (const QString &model : std::as_const(groups.chat))
        add(profile, known.value(model, {.id = model}), true);
    for (const QString &model : std::as_const(groups.other))
        add(profile, known.value(model, {.id = model}), false);
    if (groups.chat.isEmpty()) {
        ModelChoice none = typed;
        none.kind = ModelChoice::Kind::NoModel;
        none.title = ModelChoicesTr::tr("Choose a model…");
        m_entries.append({.choice = none,
                          .foldedModel = {},
                          .folded = foldText(profile.name),
                          .isForChat = true,
                          .isRecent = false});
    }
}

void ModelChoices::add(const Profile &profile, const ModelInfo &known, bool isForChat)
{
    const QString &model = known.id;
    Entry entry;
    ModelChoice &choice = entry.choice;
    choice.ref = {profile.id, model};
    choice.isBuiltIn = profile.builtIn;
    choice.title = profile.builtIn ? profile.name : model;
    choice.profile =
        profile.builtIn ? ModelChoicesTr::tr("Explains Hiwar, without a network") : profile.name;
    choice.isFavourite = m_favourites.contains(choice.ref);
    choice.isCurrent = choice.ref == m_current;
    choice.known = known;
    entry.foldedModel = foldText(choice.title);
    entry.folded = foldText(profile.name) + u' ' + entry.foldedModel;
    entry.isForChat = isForChat;
    entry.isRecent = m_recent.contains(choice.ref);
    m_entries.append(entry);
}

QList<ModelChoice> ModelChoices::matching(const QString &typed) const
{
    return typed.trimmed().isEmpty() ? all() : found(typed.trimmed());
}

const ModelChoices::Entry *ModelChoices::find(const ModelRef &ref) const
{
    const auto found = std::find_if(m_entries.cbegin(), m_entries.cend(),
                                    [&ref](const Entry &each) { return each.choice.ref == ref; });
    return found == m_entries.cend() ? nullptr : &*found;
}

void ModelChoices::appendShortcuts(QList<ModelChoice> &rows, const QString &words,
                                   const QList<ModelRef> &models) const
{
    bool isFirst = true;
    for (const ModelRef &each : models) {
        const Entry *entry = find(each);
        if (!entry)
            continue; // its profile is gone, or switched off
        if (std::exchange(isFirst, false))
            rows.append(head(words));
        rows.append(entry->choice);
    }
}

QList<ModelChoice> ModelChoices::all() const
{
    QList<ModelChoice> rows;
    rows.reserve(m_entries.size() + 40);
    appendShortcuts(rows, ModelChoicesTr::tr("Favourites"), m_favourites);
    QList<ModelRef> recent = m_recent;
    recent.removeIf(
        [this](const ModelRef &each) { return m_favourites.contains(each) || !find(each); });
    appendShortcuts(rows, ModelChoicesTr::tr("Last used"),
                    recent.first(std::min(recent.size(), mostRecent)));
    QString shown;
    QList<ModelChoice> others;
    for (const Entry &entry : m_entries) {
        if (!entry.isForChat) {
            others.append(entry.choice);
            continue;
        }
        if (std::exchange(shown, entry.choice.ref.profileId) != entry.choice.ref.profileId)
            rows.append(head(entry.choice.isBuiltIn ? ModelChoicesTr::tr("Built in")
                                                    : entry.choice.profile));
        rows.append(entry.choice);
    }
    if (!others.isEmpty())
        rows << head(ModelChoicesTr::tr("Not made for chat")) << others;
    return rows;
}

int ModelChoices::rank(const Entry &entry, const QStringList &words, const QString &whole)
{
    if (entry.foldedModel == whole)
        return 0;
    int sum = 0;
    for (const QString &word : words) {
        const qsizetype inModel = entry.foldedModel.indexOf(word);
        if (inModel == 0)
            sum += 1;
        else if (inModel > 0)
            sum += isWordStart(entry.foldedModel, inModel) ? 2 : 4;
        else if (entry.folded.contains(word))
            sum += 3;
        else
            return -1;
    }
    return sum;
}

QList<ModelChoice> ModelChoices::found(const QString &typed) const
{
    const QString whole = foldText(typed);
    const QStringList words = whole.split(u' ', Qt::SkipEmptyParts);
    QList<std::pair<int, const Entry *>> matches;
    for (const Entry &entry : m_entries) {
        const int rank = ModelChoices::rank(entry, words, whole);
        if (rank < 0)
            continue;
        // Among equals: for chat, favourites, used before, of the current profile.
        const int order = ((((entry.isForChat ? 0 : 1) * 64 + std::min(rank, 63)) * 2 +
                            (entry.choice.isFavourite ? 0 : 1)) *
                               2 +
                           (entry.isRecent ? 0 : 1)) *
                              2 +
                          (entry.choice.ref.profileId == m_current.profileId ? 0 : 1);
        matches.append({order, &entry});
    }
    std::stable_sort(matches.begin(), matches.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<ModelChoice> rows;
    rows.reserve(matches.size() + m_typed.size());
    for (const auto &[order, entry] : std::as_const(matches))
        rows.append(entry->choice);
    appendTyped(rows, typed);
    return rows;
}

void ModelChoices::appendTyped(QList<ModelChoice> &rows, const QString &name) const
{
    for (ModelChoice choice : m_typed) {
        choice.ref.model = name;
        if (find(choice.ref))
            continue;
        choice.title = ModelChoicesTr::tr("Use “%1” of %2").arg(name, choice.profile);
        choice.profile.clear();
        rows.append(choice);
    }
}

} // namespace Hiwar
