// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/program.h"

#include "app/settings/chosenmodels.h"
#include "app/settings/settingsstore.h"
#include "app/usage/contextlens.h"
#include "net/values/readyfuture.h"

#include <QFileInfo>

namespace Hiwar {

Program::Program(const Surroundings &with)
    : historyPath(with.historyPath)
    , clock(with.clock)
    , connections(keys)
    , history(with.historyPath)
    , library(history, with.clock)
    , settings(with.store, with.settings)
    , conversations({.client = client,
                     .history = history,
                     .connections = connectionSource(),
                     .clock = with.clock,
                     .wires = &wires,
                     .personas = [this](const QString &id) { return library.found(id); },
                     .plan =
                         [this](const Profile &profile, const EffectiveSettings &effective,
                                const QList<MessageNode> &said) {
                             return planContext(profile, effective, said,
                                                usage.calibration(profile.id, profile.model));
                         },
                     .answerers = [this](const QString &id) { return several.of(id); }})
    , folders(Folders::in(history))
    , bin(conversations, history)
    , titleGenerator({.conversations = conversations,
                      .client = client,
                      .connections = connectionSource(),
                      .isWanted = [this] { return settings.settings().titlesByModel; },
                      // What the Guide is asked stays here.
                      .helper =
                          [this](const ConversationInfo &info) {
                              return settings.profile(info.profileId).builtIn
                                         ? ModelRef()
                                         : helperOf(settings.settings());
                          }})
    , summariser({.conversations = conversations,
                  .client = client,
                  .connections = connectionSource(),
                  .helper = [this] { return helperOf(settings.settings()); }})
    , usage({.conversations = conversations,
             .titles = titleGenerator,
             .history = history,
             .clock = with.clock,
             .summaries = &summariser})
    , spelling({.ownWordsPath =
                    QFileInfo(with.store.path()).absolutePath() + QStringLiteral("/own-words.txt"),
                .folders = dictionaryFolders(),
                .systemLanguages = spellingLanguages(with.settings.language)})
{
    QObject::connect(&conversations, &OpenConversations::readingAgain, &library,
                     &Library::readAgain);
    connections.setKeymap(settings.settings().keymap);
    QObject::connect(&settings, &CurrentSettings::changed, &settings,
                     [this] { connections.setKeymap(settings.settings().keymap); });
    connections.setWitness(
        [this](const Connection &made) { ownSecrets.learn(secretsIn(made.key, made.secrets)); });
}

ConnectionSource Program::connectionSource()
{
    return [this](const QString &profileId) {
        const Profile &profile = settings.profile(profileId);
        if (!profile.isOff)
            return connections.connect(profile);
        // Nobody is asked for its key.
        return readyFuture(tl::expected<Connection, ApiError>(
            tl::unexpected(ApiError{.kind = ErrorKind::ProfileOff, .param = profile.name})));
    };
}

} // namespace Hiwar
