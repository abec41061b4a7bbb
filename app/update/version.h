// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The version of a release, as numbers and not as letters: 1.10 is newer than 1.9, and 1.10-rc.1
// is older than 1.10. Pure; any thread.
#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <optional>

namespace Hiwar {

struct Version
{
    std::array<int, 4> numbers{}; ///< what is not written is 0
    QStringList preRelease;       ///< "rc", "1"; none for a release

    bool operator==(const Version &) const = default;
};

/// "1.2", "1.2.3-rc.1"; none for anything else, also for what is too long to be a version.
[[nodiscard]] std::optional<Version> parseVersion(QStringView text);

[[nodiscard]] bool isOlder(const Version &one, const Version &other);

} // namespace Hiwar
