// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A line of a PDF stands in the file as on paper: what is written from right to left is there with
// its last letter first. Pure; any thread.
#pragma once

#include <QString>

namespace Hiwar {

[[nodiscard]] bool isMostlyRightToLeft(QStringView text);
/// The order in which the letters are read and stored, and Arabic letters by themselves instead of
/// their forms in a word. `isRightToLeft`: the page is.
[[nodiscard]] QString readingOrder(const QString &line, bool isRightToLeft);

} // namespace Hiwar
