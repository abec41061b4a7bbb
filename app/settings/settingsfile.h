// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings' file as bytes. The rule it protects: that there is none is one thing, that it
// cannot be read another, and nobody takes the second for the first. What is no file is not opened:
// a pipe would hold anyone who reads it. Any thread.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

#include <tl/expected.hpp>

namespace Hiwar {

/// Thousands of profiles with their lists of models have less.
constexpr qint64 maxSettingsBytes = 16 * 1024 * 1024;

/// Nothing: there is no such file. The error is a reason, as the end of a sentence.
[[nodiscard]] tl::expected<std::optional<QByteArray>, QString>
readSettingsFile(const QString &path);

} // namespace Hiwar
