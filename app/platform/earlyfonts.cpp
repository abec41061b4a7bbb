// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/earlyfonts.h"

#ifdef HIWAR_FONTCONFIG
#include <QFontDatabase>

#include <fontconfig/fontconfig.h>

#include <filesystem>
#include <memory>
#include <string>
#endif

namespace Hiwar {

#ifdef HIWAR_FONTCONFIG

namespace {

namespace fs = std::filesystem;

const FcChar8 *fcText(const std::string &text)
{
    return reinterpret_cast<const FcChar8 *>(text.c_str());
}

/// The fonts in the portable packages; there is no application yet that knows its own path.
fs::path broughtFonts()
{
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none);
    return program.parent_path().parent_path() / "share/hiwar/fonts";
}

/// Loads Hiwar's fonts.conf where the system has none; without any, fontconfig prints an error.
void bringConfiguration(const fs::path &brought)
{
    const std::unique_ptr<FcConfig, decltype(&FcConfigDestroy)> config(FcConfigCreate(),
                                                                       FcConfigDestroy);
    const std::unique_ptr<FcChar8, decltype(&FcStrFree)> theirs(
        FcConfigGetFilename(config.get(), nullptr), FcStrFree);
    if (!theirs &&
        FcConfigParseAndLoad(config.get(), fcText((brought / "fonts.conf").string()), FcTrue))
        FcConfigSetCurrent(config.get());
}

/// Bitmap fonts do not count: they are for terminals.
bool hasScalableFont()
{
    const FcFontSet *fonts = FcConfigGetFonts(nullptr, FcSetSystem);
    for (int i = 0; fonts && i < fonts->nfont; ++i) {
        FcBool isScalable = FcFalse;
        if (FcPatternGetBool(fonts->fonts[i], FC_SCALABLE, 0, &isScalable) == FcResultMatch &&
            isScalable)
            return true;
    }
    return false;
}

void readFonts()
{
    const fs::path brought = broughtFonts();
    std::error_code none;
    const bool isPortable = fs::exists(brought, none);
    if (isPortable)
        bringConfiguration(brought);
    FcInit(); // Qt's own call then returns at once
    if (isPortable && !hasScalableFont())
        FcConfigAppFontAddDir(nullptr, fcText(brought.string()));
}

} // namespace

#endif

EarlyFonts::EarlyFonts()
{
#ifdef HIWAR_FONTCONFIG
    m_thread = std::thread(readFonts);
#endif
}

void EarlyFonts::goOn()
{
#ifdef HIWAR_FONTCONFIG
    m_thread.join(); // it has usually ended long before
    // The family does not matter: the first query, from any thread, builds the list.
    m_thread = std::thread([] { (void)QFontDatabase::hasFamily(QString()); });
#endif
}

EarlyFonts::~EarlyFonts()
{
    if (m_thread.joinable())
        m_thread.join();
}

} // namespace Hiwar
