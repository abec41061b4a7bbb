// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Turns a text from the system or a service into a sentence that fits beside Hiwar's. Pure.
#pragma once

#include <QString>

namespace Hiwar {

/// Trims the text and adds a full stop unless it already ends with a punctuation mark.
[[nodiscard]] QString asSentence(const QString &words);

} // namespace Hiwar
