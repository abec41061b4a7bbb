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

/// What the portable forms bring; there is no application yet that knows where it is.
fs::path broughtFonts()
{
    std::error_code none;
    const fs::path program = fs::read_symlink("/proc/self/exe", none);
    return program.parent_path().parent_path() / "share/hiwar/fonts";
}

/// Where no file says which folders have fonts, ours does. Without one, fontconfig complains.
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

/// Fonts of one size each are for terminals.
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
    FcInit(); // Qt's own call finds it done
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
