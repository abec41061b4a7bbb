// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a message does not go with the next request, in a few words. Pure; GUI thread (translations).
#pragma once

#include "net/values/contextfate.h"

#include <QString>

namespace Hiwar {

/// For a list of reasons: "left out by you"; empty where there is nothing to say.
[[nodiscard]] QString fateText(ContextFate fate);
/// For one message, as a sentence; empty: it is sent.
[[nodiscard]] QString fateSentence(ContextFate fate);

} // namespace Hiwar
