// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/messageuse.h"

namespace Hiwar {

void addTo(MessageUse &use, const UsageRecord &record)
{
    use.usage.promptTokens += record.usage.promptTokens;
    use.usage.completionTokens += record.usage.completionTokens;
    use.usage.totalTokens += record.usage.totalTokens;
    use.usage.reasoningTokens += record.usage.reasoningTokens;
    use.usage.cachedTokens += record.usage.cachedTokens;
    use.isEstimated |= record.isEstimated;
    if (use.requests++ == 0)
        use.cost = record.cost;
    else if (use.cost && record.cost && use.cost->currency == record.cost->currency)
        use.cost->micros += record.cost->micros;
    else
        use.cost.reset();
}

QHash<QString, MessageUse> messageUses(const QList<UsageRecord> &records)
{
    QHash<QString, MessageUse> uses;
    for (const UsageRecord &record : records) {
        if (!record.messageId.isEmpty())
            addTo(uses[record.messageId], record);
    }
    return uses;
}

} // namespace Hiwar
