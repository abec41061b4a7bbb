// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes that are UTF-8 as the text they are, to the first character. QString::fromUtf8() takes a
// U+FEFF that a text begins with for a byte order mark and drops it; within a file, behind its own
// mark, it is part of what somebody wrote (tst_markdownform: readsBackAnyText). Pure; any thread.
#pragma once

#include <QByteArrayView>
#include <QString>

namespace Hiwar {

/// What is no UTF-8 becomes U+FFFD.
[[nodiscard]] QString wholeUtf8(QByteArrayView bytes);

} // namespace Hiwar
