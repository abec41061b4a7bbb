// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tasks and answers of hiwar-reader as bytes; readertask.h has the shape. Both programs use it, so
// it needs no more than QtCore. Pure; any thread. Reading one of many megabytes takes long: never
// on the GUI thread.
#pragma once

#include "app/attachments/readertask.h"

class QIODevice;

namespace Hiwar {

/// All of a task but the file's bytes, which follow it as they are: these need not be copied.
[[nodiscard]] QByteArray wireHeadOf(const ReaderTask &task);
[[nodiscard]] QByteArray wireOf(const ReaderTask &task);
/// nullopt: it is no task, not whole, or its file has more than `most` bytes. Those are in memory
/// once. Blocks until the device has them all, or has ended.
[[nodiscard]] std::optional<ReaderTask> readerTaskFrom(QIODevice &input, qint64 most);
[[nodiscard]] std::optional<ReaderTask> readerTaskOf(const QByteArray &wire);

/// One after the other they are the answer: they need not be in memory once more as a whole.
[[nodiscard]] QByteArrayList wirePartsOf(ReaderAnswer answer);
[[nodiscard]] QByteArray wireOf(const ReaderAnswer &answer);
/// Of untrusted bytes. nullopt: it is no answer, not whole, has more than it says, or something in
/// it is beyond the limits; a length, a word or a picture's size that cannot be is enough.
[[nodiscard]] std::optional<ReaderAnswer> readerAnswerOf(const QByteArray &wire,
                                                         const ReaderLimits &limits = {});

} // namespace Hiwar
