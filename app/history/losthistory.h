// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a history that replaced a lost one remembers about that one, in its own file, until the user
// has decided about it. Rule: nothing is replaced silently, however often the program ends before
// there is an answer. Storage thread.
#pragma once

#include "app/sqlite/database.h"

#include <QString>

namespace Hiwar {

struct LostHistory
{
    QString copy;  ///< name of the newest copy at that time; empty: none, or decided
    QString aside; ///< name of the damaged file that was renamed; empty: as above

    [[nodiscard]] bool isDecided() const { return copy.isEmpty() && aside.isEmpty(); }
    bool operator==(const LostHistory &) const = default;
};

/// What a new file at `path` has to remember: the newest of the copies beside it, and `aside`.
[[nodiscard]] LostHistory lostBefore(const QString &path, const QString &aside = {});

/// All three throw SQLite's exceptions. remember() is part of making the file.
void remember(Database &database, const LostHistory &lost);
[[nodiscard]] LostHistory readLost(Database &database);
/// Forgets the values set in `decided`: both, or one of them.
void forgetLost(Database &database, const LostHistory &decided);

} // namespace Hiwar
