// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Composes what the program is without its window, and owns it: keys, connections, history,
// settings and conversations. It outlives every window; the tests run the same one. GUI thread.
#pragma once

#include "app/chat/connections.h"
#include "app/chat/folders.h"
#include "app/chat/messagebin.h"
#include "app/chat/openconversations.h"
#include "app/chat/titlegenerator.h"
#include "app/chat/wirearchive.h"
#include "app/history/historystore.h"
#include "app/settings/currentsettings.h"

namespace Hiwar {

/// In the order in which its parts need each other.
struct Program
{
    struct Surroundings
    {
        SettingsStore &store;
        Settings settings; ///< as they were read from it
        QString historyPath;
        Clock clock;
    };

    explicit Program(const Surroundings &with);

    const QString historyPath;
    const Clock clock;
    KeyStore keys;
    Connections connections;
    ChatClient client;
    HistoryStore history;
    WireArchive wires;
    CurrentSettings settings;
    OpenConversations conversations;
    Folders folders;
    MessageBin bin;
    TitleGenerator titleGenerator;

private:
    /// To the service of a profile, as the settings know it when somebody asks.
    [[nodiscard]] ConnectionSource connectionSource();
};

} // namespace Hiwar
