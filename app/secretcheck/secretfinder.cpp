// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secretcheck/secretfinder.h"

#include "app/secretcheck/ownsecrets.h"
#include "app/secretcheck/secretshapes.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace Hiwar {

namespace {

Letters firstsOf(const SecretRule &rule)
{
    if (rule.starts.isEmpty())
        return rule.parts.constFirst().letters;
    Letters firsts;
    for (const QString &start : rule.starts)
        firsts.set(start.front().unicode());
    return firsts;
}

qsizetype endOf(const FoundSecret &found)
{
    return found.start + found.length;
}

/// Both in order; of two that overlap, the one of `first`.
QList<FoundSecret> merged(const QList<FoundSecret> &first, const QList<FoundSecret> &second)
{
    QList<FoundSecret> all = first;
    qsizetype at = 0;
    for (const FoundSecret &each : second) {
        while (at < first.size() && endOf(first.at(at)) <= each.start)
            ++at;
        if (at == first.size() || endOf(each) <= first.at(at).start)
            all.append(each);
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const FoundSecret &a, const FoundSecret &b) { return a.start < b.start; });
    return all;
}

std::optional<SecretRange> wordAt(const ScannedText &text, qsizetype place, const SecretRule &rule,
                                  const QStringList &placeholders)
{
    switch (rule.shape) {
    case SecretShape::Parts:
        return partsAt(text, place, rule, placeholders);
    case SecretShape::SignedToken:
    case SecretShape::PrivateKey:
        break;
    case SecretShape::Address:
    case SecretShape::Assigned:
        return {};
    }
    const bool begins =
        std::any_of(rule.starts.begin(), rule.starts.end(),
                    [&](const QString &start) { return text.continuesWith(place, start); });
    if (!begins)
        return {};
    return rule.shape == SecretShape::PrivateKey ? privateKeyAt(text, place)
                                                 : signedTokenAt(text, place);
}

} // namespace

SecretFinder::SecretFinder(SecretRules rules)
    : m_rules(std::move(rules))
{
    for (qsizetype i = 0; i < m_rules.rules.size(); ++i) {
        const SecretRule &rule = m_rules.rules.at(i);
        if (rule.shape == SecretShape::Address || rule.shape == SecretShape::Assigned) {
            m_ofValues.append(i);
            continue;
        }
        const Letters firsts = firstsOf(rule);
        for (size_t letter = 0; letter < firsts.size(); ++letter) {
            if (firsts.test(letter))
                m_byFirst.at(letter).append(i);
        }
    }
}

QList<FoundSecret> SecretFinder::find(QStringView text, const OwnSecrets &own) const
{
    QList<FoundSecret> ofUser;
    for (const OwnSecrets::Match &place : own.placesIn(text))
        ofUser.append({SecretKind::OwnSecret, {}, place.start, place.length});
    return merged(ofUser, findByRules(text));
}

QList<FoundSecret> SecretFinder::findByRules(QStringView text, qsizetype *steps) const
{
    const ScannedText read(text);
    QList<FoundSecret> words;
    QList<FoundSecret> values;
    for (qsizetype i = 0; i < read.size(); ++i) {
        const char16_t c = read.at(i);
        if (isSign(c))
            takeValue(read, i, values);
        const bool isTaken = !words.isEmpty() && i < endOf(words.constLast());
        if (c >= m_byFirst.size() || m_byFirst.at(c).isEmpty() || isTaken || !read.isWordStart(i))
            continue;
        takeWord(read, i, words);
    }
    if (steps)
        *steps = read.steps();
    return merged(words, values);
}

void SecretFinder::takeWord(const ScannedText &text, qsizetype place,
                            QList<FoundSecret> &found) const
{
    for (const qsizetype i : m_byFirst.at(text.at(place))) {
        const SecretRule &rule = m_rules.rules.at(i);
        if (const auto range = wordAt(text, place, rule, m_rules.placeholders)) {
            found.append(made(rule, *range));
            return;
        }
    }
}

void SecretFinder::takeValue(const ScannedText &text, qsizetype sign,
                             QList<FoundSecret> &found) const
{
    if (!found.isEmpty() && sign < endOf(found.constLast()))
        return;
    const bool isAddress = text.continuesWith(sign, u"://");
    for (const qsizetype i : m_ofValues) {
        const SecretRule &rule = m_rules.rules.at(i);
        if (isAddress != (rule.shape == SecretShape::Address))
            continue;
        const auto range = isAddress ? addressPasswordAt(text, sign, rule, m_rules.placeholders)
                                     : assignedAt(text, sign, rule, m_rules.placeholders);
        if (range) {
            found.append(made(rule, *range));
            return;
        }
    }
}

FoundSecret SecretFinder::made(const SecretRule &rule, const SecretRange &range) const
{
    return {rule.kind, rule.service, range.start, range.end - range.start};
}

} // namespace Hiwar
