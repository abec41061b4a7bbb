// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Hiwar {

/// If the environment's locale is not UTF-8 or not installed, as in a cron job: sets the character
/// set of C.UTF-8 and keeps language and formats. Qt would do the same, but print four lines about
/// it on standard error. Call it before Qt's application is constructed.
void takeUtf8Letters();

} // namespace Hiwar
