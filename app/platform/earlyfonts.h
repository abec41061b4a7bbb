// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The system's list of fonts, read while the program does something else. On a system without any,
// the portable forms bring some.
#pragma once

#include <QtGlobal>

#include <thread>

namespace Hiwar {

/// A seventh of what a start computes, and Qt would do it on the first word, when everything else
/// waits. It happens on a thread of its own; destroyed, this has waited for it, so the application
/// is to live longer. Where fontconfig is not what tells of fonts, or was not there to build with,
/// nothing happens.
class EarlyFonts
{
public:
    /// Begins with the system's own files, before there is an application.
    EarlyFonts();
    ~EarlyFonts();
    Q_DISABLE_COPY_MOVE(EarlyFonts)

    /// There is one now, which has a list of its own to make.
    void goOn();

private:
    std::thread m_thread;
};

} // namespace Hiwar
