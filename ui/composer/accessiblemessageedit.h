// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The message for a screen reader, as Qt's own fields of text, and with the words that no
// dictionary knows: the attribute "invalid:spelling" is what ARIA, IAccessible2 and AT-SPI have for
// them. GUI thread.
#pragma once

namespace Hiwar {

void installAccessibleMessageEdit();

} // namespace Hiwar
