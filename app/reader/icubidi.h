// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// ICU's bidirectional algorithm backwards, from what is seen to what is stored: no other library
// has it. ICU is the one that Qt has loaded. It is not linked, because its functions are called
// differently in each version: a program that links it runs on one release of a system only.
#pragma once

#include <QString>

namespace Hiwar {

/// The line as it is where Qt has no ICU. Any thread.
[[nodiscard]] QString inverseBidi(const QString &line, bool isRightToLeft);

} // namespace Hiwar
