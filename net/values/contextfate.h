// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of one message of a conversation in its next request. Plain value, any thread.
#pragma once

#include <QtGlobal>

namespace Hiwar {

enum class ContextFate : quint8 {
    Sent,
    Empty,           ///< it has no text
    Excluded,        ///< by the user
    Summarised,      ///< a summary goes in its place
    WithoutQuestion, ///< its question does not go
    BeyondCount,     ///< older than the newest messages that are to go
    BeyondWindow,    ///< no room left in the share of the model's window
};

} // namespace Hiwar
