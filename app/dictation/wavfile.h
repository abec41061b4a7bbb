// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Samples of hiwar-recorder (soundformat.h) as a file, and how loud and long they are. Pure; any
// thread.
#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <chrono>

namespace Hiwar {

/// A whole WAV file; half a sample at the end is left out.
[[nodiscard]] QByteArray wavFile(QByteArrayView samples);
/// The loudest sample, 0 to 1.
[[nodiscard]] double peakOf(QByteArrayView samples);
[[nodiscard]] std::chrono::milliseconds lengthOf(QByteArrayView samples);

} // namespace Hiwar
