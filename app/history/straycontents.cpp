// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/straycontents.h"

#include "app/history/attachmentrows.h"

namespace Hiwar {

namespace {

// One question each, because each has its index.
const std::string isStray =
    "NOT EXISTS (SELECT 1 FROM message_attachment AS m WHERE m.hash = attachment.hash) AND "
    "NOT EXISTS (SELECT 1 FROM message_attachment AS m WHERE m.reading <> '' AND "
    "m.reading = attachment.hash) AND "
    "attachment.hash NOT IN (SELECT hash FROM draft_attachment) AND "
    "attachment.hash NOT IN (SELECT reading FROM draft_attachment) AND "
    "attachment.hash NOT IN (SELECT hash FROM queued_attachment) AND "
    "attachment.hash NOT IN (SELECT reading FROM queued_attachment)";

} // namespace

/// Those that were there at the start before this one.
QStringList StrayContents::find()
{
    const qint64 before = m_database.number(
        "SELECT coalesce(max(CAST(value AS INTEGER)), 0) FROM state WHERE name = 'contents'");
    QStringList found;
    m_database.read(
        "SELECT hash FROM attachment WHERE rowid <= ? AND " + isStray,
        [&found](const SQLite::Statement &row) { found.append(textIn(row, 0)); }, before);
    const qint64 now = m_database.number("SELECT coalesce(max(rowid), 0) FROM attachment");
    if (now != before)
        m_database.run("INSERT OR REPLACE INTO state(name, value) VALUES ('contents', ?)",
                       QString::number(now));
    return found;
}

bool StrayContents::removeSome()
{
    if (!m_hasBegun)
        return false;
    if (!m_found)
        m_found = find();
    if (m_found->isEmpty())
        return false;
    const QString hash = m_found->takeLast();
    if (m_spared.contains(hash))
        return true;
    askToOverwrite(m_database);
    m_database.run("DELETE FROM attachment WHERE hash = ? AND " + isStray, hash);
    return true;
}

} // namespace Hiwar
