// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The system's list of fonts, read while the application connects to the display.
#pragma once

#include <QtGlobal>

#include <thread>

namespace Hiwar {

/// Begins to read it on a thread of its own; destroyed, it has. A seventh of what a start computes,
/// and Qt would do it on the first word, when everything else waits. Where fontconfig is not what
/// tells of fonts, or was not there to build with, nothing happens.
class EarlyFonts
{
public:
    EarlyFonts();
    ~EarlyFonts();
    Q_DISABLE_COPY_MOVE(EarlyFonts)

private:
    std::thread m_thread;
};

} // namespace Hiwar
