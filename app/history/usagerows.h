// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tables `usage` and `calibration` of the history. A file of a past schema that is only read
// has neither: then both are empty.
#pragma once

#include "app/history/usagerecord.h"

#include <QList>

namespace Hiwar {

class Database;

void writeUsage(Database &database, const UsageRecord &record);
/// Those that ended at this time or later, oldest first; an invalid time: all.
[[nodiscard]] QList<UsageRecord> readUsageSince(Database &database, const QDateTime &from);

[[nodiscard]] QList<UsageRecord> readUsageOf(Database &database, const QString &conversationId);

/// Replaces what was kept of this model.
void writeCalibration(Database &database, const KeptCalibration &kept);
[[nodiscard]] QList<KeptCalibration> readCalibrations(Database &database);

} // namespace Hiwar
