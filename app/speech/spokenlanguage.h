// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The language of a sentence, as a voice needs it: by its letters, and for languages with the same
// letters by their small words. A guess: a sentence of one word is taken for one of the language
// around it. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

/// "ar", "zh", "en". `around`: the language of the sentences before, or of the window; it is the
/// answer where the letters allow it and nothing else is known.
[[nodiscard]] QString spokenLanguage(const QString &sentence, const QString &around);

} // namespace Hiwar
