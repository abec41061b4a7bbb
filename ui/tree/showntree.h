// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The messages of a conversation with all their versions, as the panel shows them: one after the
// other, and those that follow a message with several versions below it. Plain values, any thread.
#pragma once

#include "net/values/message.h"

#include <QMetaType>

namespace Hiwar {

struct ShownTreeRow
{
    QString messageId;
    int depth = 0; ///< of the rows above it, the last one with a smaller depth has it below itself
    Role role = Role::User;
    QString words; ///< the first ones, on one line; empty: none yet
    MessageState state = MessageState::Complete;
    int versionIndex = 0;
    int versionCount = 1;
    bool isOnPath = false; ///< the conversation shows it

    bool operator==(const ShownTreeRow &) const = default;
};

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::ShownTreeRow)
