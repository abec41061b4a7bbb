// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/systemvoice.h"

#if defined(HIWAR_QT_VOICE)
#include "app/platform/qtvoice.h"
#elif !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
#include "app/platform/speechdvoice.h"
#endif

namespace Hiwar {

std::function<std::unique_ptr<Voice>()> systemVoice()
{
#if defined(HIWAR_QT_VOICE)
    return [] { return std::make_unique<QtVoice>(); };
#elif defined(Q_OS_WIN) || defined(Q_OS_MACOS)
    return {};
#else
    return [] {
        return std::make_unique<SpeechdVoice>(SpeechdVoice::usualSocket(),
                                              QStringLiteral("speech-dispatcher"));
    };
#endif
}

} // namespace Hiwar
