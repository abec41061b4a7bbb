// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/contextlimit.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

std::optional<int> wholeOf(const QJsonValue &value, int most)
{
    const double number = value.toDouble(-1);
    if (!(number >= 0 && number <= most) || double(int(number)) != number)
        return std::nullopt;
    return int(number);
}

} // namespace

QJsonObject jsonOf(const ContextLimit &limit)
{
    QJsonObject json;
    if (limit.messages)
        json.insert(u"messages"_s, *limit.messages);
    if (limit.percent)
        json.insert(u"percent"_s, *limit.percent);
    if (limit.summarise)
        json.insert(u"summarise"_s, *limit.summarise);
    return json;
}

ContextLimit contextLimitOf(const QJsonObject &json)
{
    ContextLimit limit{.messages = wholeOf(json.value("messages"_L1), mostLimitMessages),
                       .percent = wholeOf(json.value("percent"_L1), 100),
                       .summarise = std::nullopt};
    if (const QJsonValue summarise = json.value("summarise"_L1); summarise.isBool())
        limit.summarise = summarise.toBool();
    return limit;
}

ContextLimit over(const ContextLimit &below, const ContextLimit &above)
{
    ContextLimit limit = below;
    if (above.messages)
        limit.messages = above.messages;
    if (above.percent)
        limit.percent = above.percent;
    if (above.summarise)
        limit.summarise = above.summarise;
    return limit;
}

} // namespace Hiwar
