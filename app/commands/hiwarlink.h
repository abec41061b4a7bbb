// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The links that the desktop passes to Hiwar:
//
//   hiwar://new?text=TEXT         a new conversation with TEXT in the composer, or none
//   hiwar://temporary?text=TEXT   one that is never stored
//   hiwar://message/ID            the conversation with this message, at the message
//   hiwar:                        the window
//
// Anyone can make such a link, so it may only show words to the user: its text is never sent, it
// chooses no profile, and it changes no settings. Pure.
#pragma once

#include "app/commands/commandline.h"

namespace Hiwar {

[[nodiscard]] bool isHiwarLink(const QString &word);
/// A link that is not understood is reported in the window, which opens anyway.
[[nodiscard]] WindowOptions readHiwarLink(const QString &link);
/// In the language of the window, which is not known yet when the link is read.
[[nodiscard]] QString describe(LinkFault fault);

} // namespace Hiwar
