// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// JSON as it really arrives: with a byte order mark, with white space before it, with broken UTF-8
// in it, with other text after it. Pure.
#pragma once

#include <QByteArrayView>
#include <QJsonValue>
#include <QString>

#include <optional>

namespace Hiwar {

/// The text without a byte order mark before it and white space around it.
[[nodiscard]] QByteArrayView trimmedJson(QByteArrayView text);

/// Reads exactly one value. Invalid UTF-8 is replaced by U+FFFD, so that one bad byte does not lose
/// the sentence around it. A text with millions of values is refused.
[[nodiscard]] std::optional<QJsonValue> parseJson(QByteArrayView text);

/// The size of the first value in bytes, when something follows it; 0 when there is no such value.
[[nodiscard]] qsizetype firstJsonValueSize(QByteArrayView text);

/// A JSON string literal, with its quotes. Half surrogates become U+FFFD.
[[nodiscard]] QByteArray jsonString(const QString &text);

} // namespace Hiwar
