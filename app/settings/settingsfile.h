// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings file as bytes. Rule: a missing file and an unreadable file are different results,
// and no caller confuses them. Only a regular file is opened: reading a pipe could block for ever.
// Any thread.
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

#include <tl/expected.hpp>

namespace Hiwar {

/// Settings with thousands of profiles and their model lists are smaller.
constexpr qint64 maxSettingsBytes = 16 * 1024 * 1024;

/// Empty: there is no such file. The error is a reason, as the end of a sentence.
[[nodiscard]] tl::expected<std::optional<QByteArray>, QString>
readSettingsFile(const QString &path);

} // namespace Hiwar
