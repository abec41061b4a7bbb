// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What one request used and cost. It has no words of the conversation, and stays when that is
// deleted. Plain value, any thread.
#pragma once

#include "net/values/message.h"
#include "net/values/money.h"

#include <QDateTime>

#include <chrono>
#include <optional>

namespace Hiwar {

enum class UsagePurpose : quint8 {
    Reply,
    Title,   ///< the model named the conversation
    Summary, ///< the model summed up earlier messages
};

struct UsageRecord
{
    QDateTime at; ///< UTC, milliseconds; when the request ended
    QString profileId;
    QString profileName; ///< at that time
    QString model;
    QString conversationId;
    QString messageId; ///< the reply's; empty for other purposes
    UsagePurpose purpose = UsagePurpose::Reply;
    Usage usage;
    bool isEstimated = false; ///< the service reported nothing
    /// From the request to the first words, and to the end; negative: not known.
    std::chrono::milliseconds firstText{-1};
    std::chrono::milliseconds total{-1};
    std::optional<Money> cost; ///< nullopt: the price is not known

    bool operator==(const UsageRecord &) const = default;
};

/// What is known of a model's tokenizer, see app/usage/tokenestimate.h.
struct KeptCalibration
{
    QString profileId;
    QString model;
    QByteArray value;

    bool operator==(const KeptCalibration &) const = default;
};

} // namespace Hiwar
