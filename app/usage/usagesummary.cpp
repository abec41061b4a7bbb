// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/usage/usagesummary.h"

#include "app/usage/pricing.h"

#include <QMap>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString keyOf(const UsageRecord &record, UsageBy by)
{
    switch (by) {
    case UsageBy::Conversation:
        return record.conversationId;
    case UsageBy::Profile:
        return record.profileId;
    case UsageBy::Model:
        return record.model;
    case UsageBy::Day:
        return record.at.toLocalTime().date().toString(Qt::ISODate);
    }
    Q_UNREACHABLE();
}

void add(UsageSum &sum, const UsageRecord &record)
{
    ++sum.requests;
    sum.promptTokens += record.usage.promptTokens;
    sum.cachedTokens += record.usage.cachedTokens;
    sum.completionTokens += record.usage.completionTokens;
    sum.reasoningTokens += record.usage.reasoningTokens;
    sum.isEstimated |= record.isEstimated;
    sum.isCostPartial |= !record.cost;
    if (record.cost)
        addTo(sum.costs, *record.cost);
    if (!sum.latest.isValid() || sum.latest < record.at)
        sum.latest = record.at;
}

void sortCosts(UsageSum &sum)
{
    std::sort(sum.costs.begin(), sum.costs.end(),
              [](const Money &a, const Money &b) { return a.currency < b.currency; });
}

QByteArray purposeWord(UsagePurpose purpose)
{
    switch (purpose) {
    case UsagePurpose::Reply:
        return "reply";
    case UsagePurpose::Title:
        return "title";
    case UsagePurpose::Summary:
        return "summary";
    }
    Q_UNREACHABLE();
}

QByteArray field(QString text)
{
    static constexpr QStringView calculated = u"=+-@\t\r\n";
    if (!text.isEmpty() && calculated.contains(text.front()))
        text.prepend(u'\'');
    const bool isPlain = std::none_of(text.cbegin(), text.cend(),
                                      [](QChar c) { return QStringView(u",\"\r\n").contains(c); });
    if (!isPlain)
        text = u'"' + text.replace(u'"', u"\"\""_s) + u'"';
    return text.toUtf8();
}

QByteArray numberOrNothing(std::chrono::milliseconds time)
{
    return time.count() >= 0 ? QByteArray::number(time.count()) : QByteArray();
}

} // namespace

QList<UsageSum> summarise(const QList<UsageRecord> &records, UsageBy by)
{
    QMap<QString, UsageSum> sums;
    for (const UsageRecord &record : records) {
        const QString key = keyOf(record, by);
        UsageSum &sum = sums[key];
        sum.key = key;
        const bool isLatest = !sum.latest.isValid() || sum.latest <= record.at;
        if (by == UsageBy::Profile && isLatest)
            sum.name = record.profileName;
        else if (by != UsageBy::Profile)
            sum.name = key;
        add(sum, record);
    }
    QList<UsageSum> all = sums.values();
    for (UsageSum &sum : all)
        sortCosts(sum);
    if (by == UsageBy::Day)
        std::reverse(all.begin(), all.end());
    else
        std::stable_sort(all.begin(), all.end(), [](const UsageSum &a, const UsageSum &b) {
            return a.promptTokens + a.completionTokens > b.promptTokens + b.completionTokens;
        });
    return all;
}

UsageSum total(const QList<UsageRecord> &records)
{
    UsageSum sum;
    for (const UsageRecord &record : records)
        add(sum, record);
    sortCosts(sum);
    return sum;
}

QByteArray csvOf(const QList<UsageRecord> &records, const TitleOf &titleOf)
{
    QByteArray csv = "time,profile,model,conversation,purpose,tokens_in,tokens_cached,tokens_out,"
                     "tokens_reasoning,estimated,first_text_ms,total_ms,cost,currency\r\n";
    for (const UsageRecord &record : records) {
        const QByteArrayList fields{
            record.at.toUTC().toString(Qt::ISODateWithMs).toUtf8(),
            field(record.profileName),
            field(record.model),
            field(titleOf(record.conversationId)),
            purposeWord(record.purpose),
            QByteArray::number(record.usage.promptTokens),
            QByteArray::number(record.usage.cachedTokens),
            QByteArray::number(record.usage.completionTokens),
            QByteArray::number(record.usage.reasoningTokens),
            record.isEstimated ? "yes" : "no",
            numberOrNothing(record.firstText),
            numberOrNothing(record.total),
            record.cost ? QByteArray::number(double(record.cost->micros) / 1e6, 'f', 6)
                        : QByteArray(),
            record.cost ? field(record.cost->currency) : QByteArray()};
        csv += fields.join(',') + "\r\n";
    }
    return csv;
}

} // namespace Hiwar
