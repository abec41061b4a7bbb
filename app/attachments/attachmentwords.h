// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What keeps a file from being attached, and what should be known of one that is, as sentences with
// the next step. In the language of the program; GUI thread (translations).
#pragma once

#include "app/attachments/draftattachment.h"

namespace Hiwar {

/// “report.pdf” wants a password. Save a copy without one and attach that.
[[nodiscard]] QString faultWords(const QString &name, const AttachmentFault &fault);
/// Only its beginning is attached: …
[[nodiscard]] QString noteWords(ReadNote note);
/// Of a file of which only what matches the question goes: where its passages are. `sections`:
/// from 0, of `count`.
[[nodiscard]] QString passageWords(const QList<int> &sections, int count);

} // namespace Hiwar
