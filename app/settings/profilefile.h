// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Profiles as a file that users share:
//
//     { "hiwar-profiles": 1, "profiles": [ … as in profilejson.h, without ids … ] }
//
// Rules: nothing secret is exported, even if a user put it into a plain field (a header, a body
// field or a query item that is named like a key); and nothing imported is trusted: a stranger's
// file brings no trust (a pinned certificate, a key allowed over plain http), gets no key that is
// stored here, and is limited in size. Pure; any thread.
#pragma once

#include "net/values/profile.h"

#include <QByteArray>
#include <QByteArrayView>

#include <tl/expected.hpp>

namespace Hiwar {

/// No file of profiles is larger.
inline constexpr qsizetype maxProfileFile = 4 * 1024 * 1024;
inline constexpr qsizetype maxImported = 200;

[[nodiscard]] QByteArray exportProfiles(const QList<Profile> &profiles);

/// Returns new profiles, each with a new id and a name that is unique among `takenNames` and
/// themselves. The error is a sentence for the user.
[[nodiscard]] tl::expected<QList<Profile>, QString>
importProfiles(QByteArrayView json, const QStringList &takenNames = {});

/// The same service again, under a new id and a unique name. Its flags still promise the original's
/// secrets: the caller copies those, or clears the flags.
[[nodiscard]] Profile duplicate(const Profile &profile, const QStringList &takenNames);

/// `wanted`, or `wanted` with the first number appended that makes it unique; case is ignored,
/// because users name a profile on the command line.
[[nodiscard]] QString freeName(const QString &wanted, const QStringList &takenNames);

} // namespace Hiwar
