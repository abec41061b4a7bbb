// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secretcheck/ownsecrets.h"

#include "app/secretcheck/letters.h"
#include "net/client/secretredactor.h"

#include <QRandomGenerator>

#include <algorithm>

namespace Hiwar {

namespace {

constexpr qsizetype beginningLength = 8;
constexpr qsizetype leastPlain = 12; ///< one of a single kind of letters
constexpr int indexShift = 52;       ///< leaves 12 bits

/// Also the signs that are not seen.
bool isBlank(QChar c)
{
    return c.isSpace() || c == QChar(0x200b) || c == QChar::ByteOrderMark || c == QChar::SoftHyphen;
}

QString withoutBlanks(QStringView text)
{
    QString rest;
    rest.reserve(text.size());
    std::copy_if(text.begin(), text.end(), std::back_inserter(rest),
                 [](QChar c) { return !isBlank(c); });
    return rest;
}

quint64 powerOf(quint64 base, qsizetype exponent)
{
    quint64 power = 1;
    for (qsizetype i = 0; i < exponent; ++i)
        power *= base;
    return power;
}

/// The sum of the letters from `start`; `power` belongs to the length.
quint64 sumAt(const QList<quint64> &sums, qsizetype start, qsizetype length, quint64 power)
{
    return sums.at(start + length) - sums.at(start) * power;
}

} // namespace

OwnSecrets::OwnSecrets()
    : m_base(QRandomGenerator::system()->generate64() | 1U)
    , m_beginningPower(powerOf(m_base, beginningLength))
{
}

void OwnSecrets::learn(const QList<Secret> &secrets)
{
    for (const Secret &form : secretForms(secrets)) {
        QString text = withoutBlanks(QString::fromUtf8(form.reveal()));
        learnForm(text);
        text.fill(u'\0'); // a copy of a secret
    }
    std::stable_sort(m_forms.begin(), m_forms.end(),
                     [](const Form &a, const Form &b) { return a.length > b.length; });
}

void OwnSecrets::learnForm(QStringView form)
{
    const bool isPlain = letterKindsOf(form) < 2;
    if (form.size() < (isPlain ? leastPlain : beginningLength))
        return;
    const Sums sums = sumsOf(form);
    Form learnt{.beginning = sums.at(beginningLength),
                .whole = sums.last(),
                .length = form.size(),
                .power = powerOf(m_base, form.size())};
    if (m_forms.contains(learnt))
        return;
    m_beginnings.set(learnt.beginning >> indexShift);
    m_forms.append(learnt);
}

OwnSecrets::Sums OwnSecrets::sumsOf(QStringView text) const
{
    Sums sums(text.size() + 1);
    quint64 sum = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        sum = sum * m_base + text[i].unicode() + 1;
        sums[i + 1] = sum;
    }
    return sums;
}

qsizetype OwnSecrets::lengthAt(const Sums &sums, qsizetype place) const
{
    const qsizetype room = sums.size() - 1 - place;
    if (room < beginningLength)
        return 0;
    const quint64 beginning = sumAt(sums, place, beginningLength, m_beginningPower);
    if (!m_beginnings.test(beginning >> indexShift))
        return 0;
    const auto found = std::find_if(m_forms.begin(), m_forms.end(), [&](const Form &form) {
        return form.beginning == beginning && form.length <= room &&
               sumAt(sums, place, form.length, form.power) == form.whole;
    });
    return found == m_forms.end() ? 0 : found->length;
}

QList<OwnSecrets::Match> OwnSecrets::placesIn(QStringView text) const
{
    QList<Match> places;
    if (isEmpty())
        return places;
    QList<qsizetype> origins; // of the letters that are left
    origins.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isBlank(text[i]))
            origins.append(i);
    }
    const Sums sums = sumsOf(withoutBlanks(text));
    for (qsizetype at = 0; at < origins.size();) {
        const qsizetype length = lengthAt(sums, at);
        if (length > 0) {
            const qsizetype start = origins.at(at);
            places.append({start, origins.at(at + length - 1) + 1 - start});
        }
        at += std::max<qsizetype>(length, 1);
    }
    return places;
}

} // namespace Hiwar
