// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/earlyfonts.h"

#ifdef HIWAR_FONTCONFIG
#include <QFontDatabase>

#include <fontconfig/fontconfig.h>
#endif

namespace Hiwar {

EarlyFonts::EarlyFonts()
{
#ifdef HIWAR_FONTCONFIG
    m_thread = std::thread([] { FcInit(); }); // Qt's own call finds it done
#endif
}

void EarlyFonts::goOn()
{
#ifdef HIWAR_FONTCONFIG
    m_thread.join(); // it has ended long before
    // The question is of no matter: the first one, from whichever thread, makes the list.
    m_thread = std::thread([] { (void)QFontDatabase::hasFamily(QString()); });
#endif
}

EarlyFonts::~EarlyFonts()
{
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace Hiwar
