// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The links that the desktop hands to Hiwar:
//
//   hiwar://new?text=TEXT         a new conversation with TEXT in the composer, or none
//   hiwar://temporary?text=TEXT   one that is never stored
//   hiwar:                        the window
//
// Anyone can make such a link, so it may do no more than put words before a person: its text is
// never sent, it chooses no profile, and nothing it says reaches the settings. Pure.
#pragma once

#include "app/commands/commandline.h"

namespace Hiwar {

[[nodiscard]] bool isHiwarLink(const QString &word);
/// What is not understood is told in a window that opens all the same.
[[nodiscard]] WindowOptions readHiwarLink(const QString &link);
/// In the language of the window, which is not known yet when the link is read.
[[nodiscard]] QString describe(LinkFault fault);

} // namespace Hiwar
