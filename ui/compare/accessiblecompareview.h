// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A CompareView for a screen reader: its text, in which removed words are struck through, added and
// moved ones underlined, as attributes. Qt 6.4's own interface of a text edit does not know lines
// through a text, and these marks are no formats of the document. GUI thread.
#pragma once

namespace Hiwar {

/// From now on every CompareView has this interface. May be called again.
void installAccessibleCompareViews();

} // namespace Hiwar
