// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a reply ended, from the words that services use for it. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

enum class FinishReason : quint8 {
    None,    ///< none was given: still running, or cut off
    Stop,    ///< the model had finished
    Length,  ///< a token limit was reached; the reply is incomplete
    Filter,  ///< a content filter ended it
    Tools,   ///< the model waits for a tool's result
    Broken,  ///< the service failed within the reply
    Unknown, ///< any other word
};

[[nodiscard]] FinishReason readFinishReason(const QString &word);

} // namespace Hiwar
