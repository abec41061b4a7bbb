// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The version of a release, compared by numbers and not by letters: 1.10 is newer than 1.9, and
// 1.10-rc.1 is older than 1.10. Pure; any thread.
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace Hiwar {

struct Version
{
    std::array<int, 4> numbers{}; ///< missing ones are 0
    QStringList preRelease;       ///< "rc", "1"; empty for a release

    bool operator==(const Version &) const = default;
};

/// Parses "1.2" or "1.2.3-rc.1"; nothing for any other text, also for one that is too long.
[[nodiscard]] std::optional<Version> parseVersion(QStringView text);

[[nodiscard]] bool isOlder(const Version &one, const Version &other);

} // namespace Hiwar
