// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the system's list of fonts on a thread while the program starts. On a system without fonts,
// the portable packages use the ones they contain.
#pragma once

#include <QtGlobal>

#include <thread>

namespace Hiwar {

/// Reading fonts is a seventh of the computing time of a start, and Qt would do it at the first
/// text, when everything else waits. It runs on its own thread; the destructor waits for that
/// thread, so destroy this before the application. Does nothing where Qt does not use fontconfig,
/// or where Hiwar was built without it.
class EarlyFonts
{
public:
    /// Starts to read the system's own files; call it before there is an application.
    EarlyFonts();
    ~EarlyFonts();
    Q_DISABLE_COPY_MOVE(EarlyFonts)

    /// Call it once the application exists: builds the application's own list of fonts.
    void goOn();

private:
    std::thread m_thread;
};

} // namespace Hiwar
