// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of HistoryFile about the file itself: which lost history it replaces, whether it is
// whole or has moved, and background work; and what requests used.
#include "app/history/attempt.h"
#include "app/history/copies.h"
#include "app/history/historyfile.h"
#include "app/history/historylocation.h"
#include "app/history/searchindex.h"
#include "app/history/straycontents.h"
#include "app/history/usagerows.h"

#include <QTemporaryDir>

#include <utility>

namespace Hiwar {

HistoryFile::Result<LostHistory> HistoryFile::lost()
{
    return attempt(m_database->path(), [this] { return readLost(*m_database); });
}

HistoryFile::Result<void> HistoryFile::forgetLost(const LostHistory &decided)
{
    return attempt(m_database->path(), [&] { Hiwar::forgetLost(*m_database, decided); });
}

bool HistoryFile::isWhole()
{
    return attempt(m_database->path(), [this] { return Hiwar::isWhole(*m_database); })
        .value_or(false);
}

void HistoryFile::interruptWhen(std::function<bool()> ends)
{
    m_database->interruptWhen(std::move(ends));
}

bool HistoryFile::isGone()
{
    return hasMoved(*m_database);
}

HistoryFile::Result<void> HistoryFile::writeAgain()
{
    return Hiwar::writeAgain(*m_database);
}

HistoryFile::Result<void> HistoryFile::makeIndexAnew()
{
    return attempt(m_database->path(), [this] { m_index->makeAnew(); });
}

HistoryFile::Result<bool> HistoryFile::indexSome()
{
    if (!m_index)
        return false;
    return attempt(m_database->path(), [this] { return m_index->indexSome(); });
}

bool HistoryFile::hasToScrub()
{
    const auto asked = [this] { return m_index && m_index->hasToScrub(); };
    return attempt(m_database->path(), asked).value_or(false);
}

HistoryFile::Result<bool> HistoryFile::workOn()
{
    if (!m_index)
        return false;
    return attempt(m_database->path(), [this] {
        return m_index->indexSome() || m_strays->removeSome() || m_index->scrubSome() ||
               m_index->learnSome();
    });
}

void HistoryFile::removeStrays()
{
    m_strays->begin();
}

HistoryFile::Result<void> HistoryFile::saveUsage(const UsageRecord &record)
{
    return attempt(m_database->path(), [&] { writeUsage(*m_database, record); });
}

HistoryFile::Result<QList<UsageRecord>> HistoryFile::usageSince(const QDateTime &from)
{
    return attempt(m_database->path(), [&] { return readUsageSince(*m_database, from); });
}

HistoryFile::Result<QList<UsageRecord>> HistoryFile::usageOf(const QString &conversationId)
{
    return attempt(m_database->path(), [&] { return readUsageOf(*m_database, conversationId); });
}

HistoryFile::Result<void> HistoryFile::saveCalibration(const KeptCalibration &kept)
{
    return attempt(m_database->path(), [&] { writeCalibration(*m_database, kept); });
}

HistoryFile::Result<QList<KeptCalibration>> HistoryFile::calibrations()
{
    return attempt(m_database->path(), [&] { return readCalibrations(*m_database); });
}

} // namespace Hiwar
