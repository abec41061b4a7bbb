// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A section bar for a screen reader: a list of page tabs, of which one is selected. Qt 6.4's own
// tabs do not say which. GUI thread.
#pragma once

namespace Hiwar {

/// From now on every SectionBar has this interface. May be called again.
void installAccessibleSections();

} // namespace Hiwar
