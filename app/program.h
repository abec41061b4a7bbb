// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Creates and owns everything except the window: keys, connections, history, settings and
// conversations. It outlives every window; the tests run the same one. GUI thread.
#pragma once

#include "app/chat/connections.h"
#include "app/chat/folders.h"
#include "app/chat/messagebin.h"
#include "app/chat/openconversations.h"
#include "app/chat/severalmodels.h"
#include "app/chat/summariser.h"
#include "app/chat/titlegenerator.h"
#include "app/chat/wirearchive.h"
#include "app/history/historystore.h"
#include "app/library/library.h"
#include "app/secretcheck/allowedsecrets.h"
#include "app/secretcheck/ownsecrets.h"
#include "app/settings/currentsettings.h"
#include "app/spelling/spellchecker.h"
#include "app/usage/usageledger.h"

namespace Hiwar {

/// The members are in the order in which they need each other.
struct Program
{
    struct Surroundings
    {
        SettingsStore &store;
        Settings settings; ///< as read from `store`
        QString historyPath;
        Clock clock;
    };

    explicit Program(const Surroundings &with);

    const QString historyPath;
    const Clock clock;
    KeyStore keys;
    OwnSecrets ownSecrets; ///< those that were used since the start
    AllowedSecrets allowedSecrets;
    Connections connections;
    ChatClient client;
    HistoryStore history;
    Library library;
    WireArchive wires;
    CurrentSettings settings;
    SeveralModels several;
    OpenConversations conversations;
    Folders folders;
    MessageBin bin;
    TitleGenerator titleGenerator;
    Summariser summariser;
    UsageLedger usage;
    SpellChecker spelling;

private:
    /// Connects to a profile's service, with the settings at the time of the call.
    [[nodiscard]] ConnectionSource connectionSource();
};

} // namespace Hiwar
