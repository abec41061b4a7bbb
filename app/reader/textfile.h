// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text in any encoding that Qt converts: a mark at its front names it, or it is UTF-8, or it is
// guessed by its letters, by uchardet. Pure; any thread.
#pragma once

#include "app/attachments/readertask.h"

#include <tl/expected.hpp>

namespace Hiwar {

/// No picture, program or table of numbers, whatever it is called: as good as no control
/// characters, but for those of UTF-16 and UTF-32.
[[nodiscard]] bool isText(const QByteArray &bytes);

/// Line ends become "\n"; control characters their pictures ("␛"), which no terminal obeys. An
/// empty `encoding` is found out; one that Qt does not know is UnknownKind. At most `most` UTF-16
/// units.
[[nodiscard]] tl::expected<AttachmentReading, ReaderFault>
readTextFile(const QByteArray &bytes, const QString &encoding, qint64 most);

/// As text of the guessed encoding, in a line: for names that say none.
[[nodiscard]] QString guessedText(const QByteArray &bytes);

} // namespace Hiwar
