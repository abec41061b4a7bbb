// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a reply ended, out of the words that services use for it. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

enum class FinishReason : quint8 {
    None,    ///< none was said: still running, or cut off
    Stop,    ///< the model was done
    Length,  ///< a limit of tokens was reached; there is more to come
    Filter,  ///< a content filter ended it
    Tools,   ///< the model waits for a tool
    Broken,  ///< the service gave up within the reply
    Unknown, ///< a word that is not known
};

[[nodiscard]] FinishReason readFinishReason(const QString &word);

} // namespace Hiwar
