// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a history that was begun in the place of a lost one remembers of that one, in its own file,
// until a person has decided what becomes of it. The rule it protects: nothing is replaced in
// silence, however often the program ends before there is an answer. Storage thread.
#pragma once

#include "app/sqlite/database.h"

#include <QString>

namespace Hiwar {

struct LostHistory
{
    QString copy;  ///< the name of the newest copy there was; empty: none, or it is decided
    QString aside; ///< of the damaged file that was put aside; empty: as above

    [[nodiscard]] bool isDecided() const { return copy.isEmpty() && aside.isEmpty(); }
    bool operator==(const LostHistory &) const = default;
};

/// What a new file at `path` has to remember: the newest of the copies beside it.
[[nodiscard]] LostHistory lostBefore(const QString &path, const QString &aside = {});

/// All three throw what SQLite throws. The first belongs to the making of the file.
void remember(Database &database, const LostHistory &lost);
[[nodiscard]] LostHistory readLost(Database &database);
/// Both for once and all, or one of them.
void forgetLost(Database &database, const LostHistory &decided);

} // namespace Hiwar
