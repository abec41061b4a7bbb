// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Profiles as a file that people hand on:
//
//     { "hiwar-profiles": 1, "profiles": [ … as in profilejson.h, without ids … ] }
//
// The rules it protects: nothing secret goes out, also where a person put it into a plain field
// (a header, a body field or a query item that is named like a key); and nothing that comes in is
// believed: a stranger's file brings no trust (a pinned certificate, a key allowed over plain
// http), takes no key that is here, and is bounded. Pure; any thread.
#pragma once

#include "net/values/profile.h"

#include <QByteArray>
#include <QByteArrayView>

#include <tl/expected.hpp>

namespace Hiwar {

/// Larger is no file of profiles.
inline constexpr qsizetype maxProfileFile = 4 * 1024 * 1024;
inline constexpr qsizetype maxImported = 200;

[[nodiscard]] QByteArray exportProfiles(const QList<Profile> &profiles);

/// New profiles, each with an id and, among `takenNames` and themselves, a name of its own. The
/// error is a sentence for people.
[[nodiscard]] tl::expected<QList<Profile>, QString>
importProfiles(QByteArrayView json, const QStringList &takenNames = {});

/// The same service once more, under an id and a name of its own. It counts on the same secrets as
/// the original: its maker copies them, or takes the flags back.
[[nodiscard]] Profile duplicate(const Profile &profile, const QStringList &takenNames);

/// `wanted`, or with the first number behind it that makes it unlike all others; case counts for
/// nothing, because people name a profile on the command line.
[[nodiscard]] QString freeName(const QString &wanted, const QStringList &takenNames);

} // namespace Hiwar
