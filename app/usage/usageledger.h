// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Counts what requests use: one record for each that was served, with the service's own figures,
// else with estimates, which learn from those of the same model. Records and what was learnt are
// kept in the history; those of a temporary conversation are in memory, until the program ends.
// GUI thread.
#pragma once

#include "app/chat/openconversations.h"
#include "app/chat/titlegenerator.h"
#include "app/history/messageuse.h"
#include "app/usage/tokenestimate.h"

#include <QHash>

namespace Hiwar {

/// The record of a served request, without its time. Pure.
[[nodiscard]] UsageRecord recordOf(const RequestReport &report, const Calibration &calibration);
/// What the request teaches. Pure.
[[nodiscard]] Calibration learntFrom(const RequestReport &report, const Calibration &calibration);

class Summariser;

class UsageLedger : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        OpenConversations &conversations;
        TitleGenerator &titles;
        HistoryStore &history;
        Clock clock;
        Summariser *summaries = nullptr;
    };

    /// The collaborators must outlive it.
    explicit UsageLedger(Collaborators with, QObject *parent = nullptr);

    /// Reads what was learnt, and what was used today. Call it when the history is open.
    void load();

    /// firstCalibration() for a model that nothing is known of.
    [[nodiscard]] Calibration calibration(const QString &profileId, const QString &model) const;
    /// Of this run and of the day it began.
    [[nodiscard]] const QList<UsageRecord> &recent() const { return m_recent; }
    /// From now on useOf() knows the replies of this conversation, and of no other; usesChanged()
    /// follows.
    void watch(const QString &conversationId);
    [[nodiscard]] std::optional<MessageUse> useOf(const QString &messageId) const;
    /// Calls `take` with all records since that time, oldest first, also those in memory only;
    /// with these alone where the history cannot be read.
    void readSince(const QDateTime &from, QObject *context,
                   const std::function<void(const QList<UsageRecord> &)> &take) const;

signals:
    void recorded(const Hiwar::UsageRecord &record);
    /// useOf() knows more of this reply; empty: of any.
    void usesChanged(const QString &messageId);
    /// load() has ended: calibrations and today's records are known.
    void loaded();

private:
    using ModelKey = std::pair<QString, QString>; // profile and model

    void take(const RequestReport &report);
    void learn(const RequestReport &report);

    Collaborators m_with;
    QHash<ModelKey, Calibration> m_calibrations;
    QString m_watched; // conversation
    QHash<QString, MessageUse> m_uses;
    QList<UsageRecord> m_recent;
    QList<UsageRecord> m_unstored; // of a temporary conversation, or the history cannot be written
};

} // namespace Hiwar
