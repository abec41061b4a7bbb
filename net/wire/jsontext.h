// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// JSON as it really arrives: with a byte order mark, with white space before it, with a broken
// UTF-8 character in it, with something after it. Pure.
#pragma once

#include <QByteArrayView>
#include <QJsonValue>
#include <QString>

#include <optional>

namespace Hiwar {

/// Without a byte order mark before it and white space around it.
[[nodiscard]] QByteArrayView trimmedJson(QByteArrayView text);

/// One value and nothing else. A text that is not UTF-8 is read with U+FFFD in place of what is
/// broken: one bad byte must not cost the sentence around it. A text of millions of values is none.
[[nodiscard]] std::optional<QJsonValue> parseJson(QByteArrayView text);

/// How many bytes the first value takes, when something follows it; 0 when there is no such value.
[[nodiscard]] qsizetype firstJsonValueSize(QByteArrayView text);

/// A JSON string literal, with its quotes. Half surrogates become U+FFFD.
[[nodiscard]] QByteArray jsonString(const QString &text);

} // namespace Hiwar
