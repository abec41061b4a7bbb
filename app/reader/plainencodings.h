// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Text in the encodings that need no library: those of Unicode, ISO-8859-1 and windows-1252; on
// Windows also the usual ones that the system knows. Where Qt has no ICU. Pure.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace Hiwar {

/// nullopt: not one of them. Bytes that are none of its characters become U+FFFD.
[[nodiscard]] std::optional<QString> plainDecoded(QByteArrayView bytes, const QByteArray &encoding);

} // namespace Hiwar
