// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which voice this system has: speech-dispatcher on Linux, Qt TextToSpeech's on Windows and macOS,
// where Hiwar was built with it. GUI thread.
#pragma once

#include "app/speech/voice.h"

#include <functional>
#include <memory>

namespace Hiwar {

/// Makes a voice, which loads nothing before its first sentence. Empty: this build has none.
[[nodiscard]] std::function<std::unique_ptr<Voice>()> systemVoice();

} // namespace Hiwar
