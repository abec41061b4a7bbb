// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Removes the contents that no row names: the program ended between saving one and saving the
// message or the draft that has it. Their row may still come: those that were saved through this
// connection, or by another program since the last start (an import saves all contents first), are
// left alone until the next. Throws SQLite's exceptions; use it on the database's thread.
#pragma once

#include "app/sqlite/database.h"

#include <QSet>
#include <QStringList>

#include <optional>

namespace Hiwar {

class StrayContents
{
public:
    explicit StrayContents(Database &database)
        : m_database(database)
    {
    }

    /// From now on they are removed; without this call never. Reads nothing yet. Call it only if no
    /// other program writes the history.
    void begin() { m_hasBegun = true; }
    /// It was saved here, or is about to be.
    void spare(const QString &hash) { m_spared.insert(hash); }
    /// The first call finds them, each later one removes one. Returns whether there are more.
    [[nodiscard]] bool removeSome();

private:
    [[nodiscard]] QStringList find();

    Database &m_database;
    QSet<QString> m_spared;
    std::optional<QStringList> m_found;
    bool m_hasBegun = false;
};

} // namespace Hiwar
