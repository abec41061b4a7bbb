// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/usageledger.h"

#include "app/async/whendone.h"
#include "app/chat/attachmenttokens.h"
#include "app/chat/summariser.h"
#include "app/usage/pricing.h"

#include <algorithm>

namespace Hiwar {

namespace {

QList<UsageRecord> merged(QList<UsageRecord> stored, const QList<UsageRecord> &others,
                          const QDateTime &from)
{
    for (const UsageRecord &record : others) {
        if (!from.isValid() || record.at >= from)
            stored.append(record);
    }
    std::stable_sort(stored.begin(), stored.end(),
                     [](const UsageRecord &a, const UsageRecord &b) { return a.at < b.at; });
    return stored;
}

/// Of the words that the service counts as the reply's.
ScriptCounts replyCounts(const RequestReport &report)
{
    ScriptCounts counts = scriptCounts(report.answer);
    counts += scriptCounts(report.thoughts);
    return counts;
}

} // namespace

UsageRecord recordOf(const RequestReport &report, const Calibration &calibration)
{
    UsageRecord record{.profileId = report.profile.id,
                       .profileName = report.profile.name,
                       .model = report.request.model,
                       .conversationId = report.conversationId,
                       .messageId = report.messageId,
                       .purpose = report.purpose,
                       .firstText = report.firstText,
                       .total = report.total};
    if (report.usage) {
        record.usage = *report.usage;
    } else {
        record.isEstimated = true;
        record.usage.promptTokens =
            estimate(scriptCounts(report.request), calibration) + partTokens(report.request);
        record.usage.completionTokens = estimate(replyCounts(report), calibration);
        record.usage.reasoningTokens = estimate(scriptCounts(report.thoughts), calibration);
        record.usage.totalTokens = record.usage.promptTokens + record.usage.completionTokens;
    }
    if (const auto price = priceOf(report.profile, record.model))
        record.cost = costOf(record.usage, *price);
    return record;
}

Calibration learntFrom(const RequestReport &report, const Calibration &calibration)
{
    if (!report.usage || !report.isComplete)
        return calibration;
    // What pictures cost is no weight of a letter.
    const bool isText = partTokens(report.request) == 0;
    Calibration learnt =
        isText ? calibrated(calibration, scriptCounts(report.request), report.usage->promptTokens)
               : calibration;
    if (report.hasToolCalls)
        return learnt; // they are counted, and no part of the text
    // Thoughts are often counted and not shown, or shown in other words.
    const bool countsThoughts = report.usage->reasoningTokens > 0;
    const ScriptCounts said = countsThoughts ? scriptCounts(report.answer) : replyCounts(report);
    return calibrated(learnt, said, report.usage->completionTokens - report.usage->reasoningTokens);
}

UsageLedger::UsageLedger(Collaborators with, QObject *parent)
    : QObject(parent)
    , m_with(std::move(with))
{
    connect(&m_with.conversations, &OpenConversations::requestServed, this, &UsageLedger::take);
    connect(&m_with.titles, &TitleGenerator::requestServed, this, &UsageLedger::take);
    if (m_with.summaries)
        connect(m_with.summaries, &Summariser::requestServed, this, &UsageLedger::take);
}

void UsageLedger::load()
{
    whenDone(m_with.history.calibrations(), this,
             [this](const tl::expected<QList<KeptCalibration>, StoreError> &kept) {
                 for (const KeptCalibration &each : kept.value_or(QList<KeptCalibration>()))
                     m_calibrations.insert({each.profileId, each.model}, calibrationOf(each.value));
             });
    const QDateTime today = m_with.clock().toLocalTime().date().startOfDay();
    whenDone(m_with.history.usageSince(today), this,
             [this](const tl::expected<QList<UsageRecord>, StoreError> &records) {
                 m_recent = records.value_or(QList<UsageRecord>()) + m_unstored;
                 emit loaded();
             });
}

Calibration UsageLedger::calibration(const QString &profileId, const QString &model) const
{
    return m_calibrations.value({profileId, model}, firstCalibration());
}

void UsageLedger::watch(const QString &conversationId)
{
    m_watched = conversationId;
    m_uses.clear();
    whenDone(m_with.history.usageOf(conversationId), this,
             [this, conversationId](const tl::expected<QList<UsageRecord>, StoreError> &records) {
                 if (conversationId != m_watched)
                     return;
                 QList<UsageRecord> all = records.value_or(QList<UsageRecord>());
                 for (const UsageRecord &record : m_unstored) {
                     if (record.conversationId == conversationId)
                         all.append(record);
                 }
                 m_uses = messageUses(all);
                 emit usesChanged({});
             });
}

std::optional<MessageUse> UsageLedger::useOf(const QString &messageId) const
{
    const auto found = m_uses.find(messageId);
    return found == m_uses.end() ? std::nullopt : std::optional(*found);
}

void UsageLedger::readSince(const QDateTime &from, QObject *context,
                            const std::function<void(const QList<UsageRecord> &)> &take) const
{
    whenDone(m_with.history.usageSince(from), context,
             [unstored = m_unstored, from,
              take](const tl::expected<QList<UsageRecord>, StoreError> &records) {
                 take(merged(records.value_or(QList<UsageRecord>()), unstored, from));
             });
}

void UsageLedger::take(const RequestReport &report)
{
    if (report.profile.builtIn)
        return; // the Guide has no tokens
    UsageRecord record = recordOf(report, calibration(report.profile.id, report.request.model));
    record.at = m_with.clock();
    learn(report);
    m_recent.append(record);
    if (m_with.conversations.isTemporary(report.conversationId)) {
        m_unstored.append(record);
    } else {
        whenDone(m_with.history.saveUsage(record), this,
                 [this, record](const tl::expected<void, StoreError> &saved) {
                     if (!saved)
                         m_unstored.append(record);
                 });
    }
    if (record.conversationId == m_watched && !record.messageId.isEmpty()) {
        addTo(m_uses[record.messageId], record);
        emit usesChanged(record.messageId);
    }
    emit recorded(record);
}

void UsageLedger::learn(const RequestReport &report)
{
    const Calibration before = calibration(report.profile.id, report.request.model);
    const Calibration after = learntFrom(report, before);
    if (after == before)
        return;
    m_calibrations.insert({report.profile.id, report.request.model}, after);
    // What is not stored is learnt again.
    if (!m_with.conversations.isTemporary(report.conversationId))
        (void)m_with.history.saveCalibration({.profileId = report.profile.id,
                                              .model = report.request.model,
                                              .value = storedCalibration(after)});
}

} // namespace Hiwar
