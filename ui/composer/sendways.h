// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The ways in which a message leaves the composer: as menu entries with their keys, and as the line
// that tells what Enter does. GUI thread.
#pragma once

#include "net/values/message.h"

#include <functional>
#include <optional>

class QMenu;

namespace Hiwar {

enum class SendWay : quint8 {
    Send, ///< while a reply runs: into the queue
    Add,
    AddAsAssistant,
    AddAsSystem,
    StopAndSend, ///< ends a reply that runs
};

/// What the composer can do now.
struct SendState
{
    bool isBusy = false; ///< a reply runs
    bool canSend = false;
    bool canAdd = false;
    bool ctrlSends = false;
    bool editsQueued = false;
};

/// The message only becomes one of that role; nullopt: it is sent or queued.
[[nodiscard]] std::optional<Role> addedRole(SendWay way);
/// `withSend`: also what the button does, while no reply runs.
void addWays(QMenu &menu, const SendState &state, bool withSend,
             const std::function<void(SendWay)> &chosen);
[[nodiscard]] QString keyWords(const SendState &state);

} // namespace Hiwar
