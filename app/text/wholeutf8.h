// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Decodes UTF-8 without losing a character. QString::fromUtf8() takes a leading U+FEFF for a byte
// order mark and drops it; inside a file, behind the file's own mark, it is part of the text that
// somebody wrote (tst_markdownform: readsBackAnyText). Pure; any thread.
#pragma once

#include <QByteArrayView>
#include <QString>

namespace Hiwar {

/// Invalid bytes become U+FFFD.
[[nodiscard]] QString wholeUtf8(QByteArrayView bytes);

} // namespace Hiwar
