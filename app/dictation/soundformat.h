// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What hiwar-recorder writes: samples of 16 bits, little end first, one channel. Values; any
// thread. Uses nothing of Hiwar: both programs have it.
#pragma once

namespace Hiwar {

namespace SoundFormat {

inline constexpr int samplesPerSecond = 16'000; ///< what the models for speech are made for
inline constexpr int bytesPerSample = 2;
inline constexpr int bytesPerSecond = samplesPerSecond * bytesPerSample;

} // namespace SoundFormat

/// The exit status of hiwar-recorder. 127: the system has no library for it (Qt Multimedia).
enum class RecorderExit : int {
    Done = 0,
    NoMicrophone = 3, ///< or no sound server
    Refused = 4,      ///< there is one, and it cannot be opened
    Lost = 5,         ///< it went away
    NoLibrary = 127,  ///< of the system's loader
};

} // namespace Hiwar
