// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What was read in a file as a file of its own: for saving and copying. Pure; any thread.
#pragma once

#include "app/history/attachmentreading.h"

namespace Hiwar {

/// Markdown, with the names of the sections as headings; of a text file its text as it is.
[[nodiscard]] QString textFileOf(const AttachmentReading &reading);
/// "report.md" for "report.pdf". Not yet safe as a file's name.
[[nodiscard]] QString textFileName(const QString &name);

} // namespace Hiwar
