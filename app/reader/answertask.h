// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What hiwar-reader answers: one task in, one answer out. A fault is in the answer; it says what is
// known of the file all the same. One thread.
#pragma once

#include "app/attachments/readertask.h"

namespace Hiwar {

[[nodiscard]] ReaderAnswer answerTask(const ReaderTask &task, const ReaderLimits &limits = {});

/// Loads what answering needs, while files can still be opened.
void prepareAnswers();

} // namespace Hiwar
