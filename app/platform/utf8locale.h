// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Hiwar {

/// Where the locale of the environment is none of UTF-8, or none that is installed, as in a cron
/// job: takes the letters of C.UTF-8 and leaves language and customs as they are. Qt would do the
/// same, and say so in four lines on standard error. Before Qt's application is made.
void takeUtf8Letters();

} // namespace Hiwar
