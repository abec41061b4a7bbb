// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/usagerows.h"

#include "app/sqlite/database.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

UsagePurpose purposeOf(const QString &word)
{
    if (word == "title"_L1)
        return UsagePurpose::Title;
    return word == "summary"_L1 ? UsagePurpose::Summary : UsagePurpose::Reply;
}

QString wordOf(UsagePurpose purpose)
{
    switch (purpose) {
    case UsagePurpose::Reply:
        return u"reply"_s;
    case UsagePurpose::Title:
        return u"title"_s;
    case UsagePurpose::Summary:
        return u"summary"_s;
    }
    Q_UNREACHABLE();
}

std::optional<qint64> timeOrNull(std::chrono::milliseconds time)
{
    return time.count() >= 0 ? std::optional<qint64>(time.count()) : std::nullopt;
}

std::chrono::milliseconds timeIn(const SQLite::Statement &row, int column, qint64 otherwise)
{
    return std::chrono::milliseconds(row.isColumnNull(column) ? otherwise : numberIn(row, column));
}

bool hasTable(Database &database, const QString &name)
{
    return database.number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?",
                           name) > 0;
}

UsageRecord usageIn(const SQLite::Statement &row)
{
    UsageRecord record;
    record.at = Hiwar::timeIn(row, 0);
    record.profileId = textIn(row, 1);
    record.profileName = textIn(row, 2);
    record.model = textIn(row, 3);
    record.conversationId = textIn(row, 4);
    record.messageId = textIn(row, 5);
    record.purpose = purposeOf(textIn(row, 6));
    record.usage.promptTokens = numberIn(row, 7);
    record.usage.cachedTokens = numberIn(row, 8);
    record.usage.completionTokens = numberIn(row, 9);
    record.usage.reasoningTokens = numberIn(row, 10);
    record.usage.totalTokens = record.usage.promptTokens + record.usage.completionTokens;
    record.isEstimated = numberIn(row, 11) != 0;
    record.firstText = timeIn(row, 12, -1);
    record.total = timeIn(row, 13, -1);
    if (!row.isColumnNull(14))
        record.cost = Money{.micros = numberIn(row, 14), .currency = textIn(row, 15)};
    return record;
}

template<typename Value>
QList<UsageRecord> readUsage(Database &database, const std::string &condition, const Value &value)
{
    QList<UsageRecord> records;
    if (!hasTable(database, u"usage"_s))
        return records;
    database.read(
        "SELECT at, profile_id, profile_name, model, conversation_id, message_id, purpose, "
        "prompt_tokens, cached_tokens, completion_tokens, reasoning_tokens, is_estimated, "
        "first_text_ms, total_ms, cost_micros, currency FROM usage WHERE " +
            condition + " ORDER BY at, id",
        [&records](const SQLite::Statement &row) { records.append(usageIn(row)); }, value);
    return records;
}

} // namespace

void writeUsage(Database &database, const UsageRecord &record)
{
    const auto cost = record.cost ? std::optional(record.cost->micros) : std::nullopt;
    database.run("INSERT INTO usage (at, profile_id, profile_name, model, conversation_id, "
                 "message_id, purpose, prompt_tokens, cached_tokens, completion_tokens, "
                 "reasoning_tokens, is_estimated, first_text_ms, total_ms, cost_micros, currency) "
                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                 record.at, record.profileId, record.profileName, record.model,
                 record.conversationId, record.messageId, wordOf(record.purpose),
                 record.usage.promptTokens, record.usage.cachedTokens,
                 record.usage.completionTokens, record.usage.reasoningTokens, record.isEstimated,
                 timeOrNull(record.firstText), timeOrNull(record.total), cost,
                 record.cost ? record.cost->currency : QString());
}

QList<UsageRecord> readUsageSince(Database &database, const QDateTime &from)
{
    return readUsage(database, "at >= ?",
                     from.isValid() ? from.toMSecsSinceEpoch()
                                    : std::numeric_limits<qint64>::min());
}

QList<UsageRecord> readUsageOf(Database &database, const QString &conversationId)
{
    return readUsage(database, "conversation_id = ?", conversationId);
}

void writeCalibration(Database &database, const KeptCalibration &kept)
{
    database.run("INSERT INTO calibration (profile_id, model, value) VALUES (?, ?, ?) "
                 "ON CONFLICT (profile_id, model) DO UPDATE SET value = excluded.value",
                 kept.profileId, kept.model, QString::fromUtf8(kept.value));
}

QList<KeptCalibration> readCalibrations(Database &database)
{
    QList<KeptCalibration> all;
    if (!hasTable(database, u"calibration"_s))
        return all;
    database.read("SELECT profile_id, model, value FROM calibration",
                  [&all](const SQLite::Statement &row) {
                      all.append({.profileId = textIn(row, 0),
                                  .model = textIn(row, 1),
                                  .value = textIn(row, 2).toUtf8()});
                  });
    return all;
}

} // namespace Hiwar
