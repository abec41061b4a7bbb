// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What tst_lensissent draws: words, levels of settings and refusals; and the rules of the levels in
// words, without the program's own.
#pragma once

#include "net/values/requestsettings.h"

#include <QJsonArray>
#include <QRandomGenerator>

namespace Hiwar {

using namespace Qt::StringLiterals;

inline constexpr auto olderLimit = "max_tokens"_L1;
inline constexpr auto newerLimit = "max_completion_tokens"_L1;
inline constexpr auto usage = "stream_options"_L1;

class Dice
{
public:
    explicit Dice(quint32 seed)
        : m_random(seed)
    {
    }
    int below(int most) { return m_random.bounded(most); }
    /// One time out of so many.
    bool one(int of) { return below(of) == 0; }
    QString words(int most)
    {
        static const QStringList some{
            u"words"_s,        u"كلمات"_s,        u"言葉"_s,        u"\"quoted\""_s,
            u"a\\b"_s,         u"two\nlines"_s,   u"\t"_s,          u"🧭"_s,
            u"<&>/"_s,         u"e\u0301"_s,      u"\u2028"_s,      u"`code`"_s,
            u"![x](http:y)"_s, u"\u202eturned"_s, u"1,000.5 × 2"_s, u"\x01"_s};
        QStringList words;
        for (int i = below(most) + 1; i > 0; --i)
            words << some.at(below(int(some.size())));
        return words.join(u' ');
    }
    RequestSettings level(int rarity)
    {
        RequestSettings level;
        const QList<std::pair<QString, QJsonValue>> values{
            {u"temperature"_s, below(21) / 10.0},
            {u"top_p"_s, 0.25},
            {u"seed"_s, below(1000)},
            {u"stop"_s, QJsonArray{words(2), words(2)}},
            {u"response_format"_s, QJsonObject{{u"type"_s, u"json_object"_s}}},
            {olderLimit, below(60) + 1},
            {newerLimit, below(60) + 1},
            {usage, QJsonObject{{u"include_usage"_s, one(2)}}},
            {u"model"_s, u"another"_s},
            {u"messages"_s, QJsonArray()},
            {u"stream"_s, one(2)}};
        for (const auto &[name, value] : values) {
            if (one(rarity))
                level.fields.insert(name, one(5) ? QJsonValue() : value);
        }
        if (one(rarity))
            level.systemPrompt = one(3) ? u" "_s : words(6);
        if (one(rarity))
            level.context.messages = below(12);
        if (one(rarity))
            level.context.percent = below(101);
        return level;
    }
    QStringList refused()
    {
        QStringList refused;
        for (const auto &name : {"system"_L1, "temperature"_L1, "stop"_L1, olderLimit, newerLimit,
                                 usage, "pictures"_L1}) {
            if (one(4))
                refused << name;
        }
        return refused;
    }

private:
    QRandomGenerator m_random;
};

/// The rule in words: the last level that sets a field decides; of the two limits of the answer the
/// last level's go; null sends nothing; what was refused goes not at all, or under its other name.
inline QJsonObject fieldsOf(const QList<RequestSettings> &levels, const QStringList &refused)
{
    QJsonObject set;
    for (const RequestSettings &level : levels) {
        if (level.fields.contains(olderLimit) || level.fields.contains(newerLimit)) {
            set.remove(olderLimit);
            set.remove(newerLimit);
        }
        for (auto field = level.fields.begin(); field != level.fields.end(); ++field)
            set.insert(field.key(), field.value());
    }
    const QStringList names = set.keys();
    const QStringList ownFields{u"model"_s, u"messages"_s, u"stream"_s};
    for (const QString &name : names) {
        if (set.value(name).isNull() || ownFields.contains(name))
            set.remove(name);
    }
    QJsonObject sent;
    for (auto field = set.begin(); field != set.end(); ++field) {
        QString name = field.key();
        if (refused.contains(name)) {
            const QString other = name == olderLimit ? newerLimit : olderLimit;
            const bool isLimit = name == olderLimit || name == newerLimit;
            if (!isLimit || refused.contains(other) || set.contains(other))
                continue;
            name = other;
        }
        sent.insert(name, field.value());
    }
    return sent;
}

inline QString systemPromptOf(const QList<RequestSettings> &levels)
{
    QString prompt;
    for (const RequestSettings &level : levels)
        prompt = level.systemPrompt.value_or(prompt);
    return prompt.trimmed().isEmpty() ? QString() : prompt;
}

} // namespace Hiwar
