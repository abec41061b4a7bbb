// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/secretcheck/allowedsecrets.h"

#include <QCryptographicHash>
#include <QRandomGenerator>

#include <algorithm>
#include <array>
#include <iterator>

namespace Hiwar {

AllowedSecrets::AllowedSecrets()
{
    std::array<quint32, 4> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    m_salt = QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words);
}

QByteArray AllowedSecrets::digestOf(QStringView text, const FoundSecret &found) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(m_salt);
    QByteArray secret = text.sliced(found.start, found.length).toUtf8();
    hash.addData(secret);
    secret.fill('\0');
    return hash.result();
}

void AllowedSecrets::allow(const QString &conversationId, QStringView text,
                           const QList<FoundSecret> &found)
{
    for (const FoundSecret &each : found)
        m_allowed[conversationId].insert(digestOf(text, each));
}

QList<FoundSecret> AllowedSecrets::asked(const QString &conversationId, QStringView text,
                                         const QList<FoundSecret> &found) const
{
    const QSet<QByteArray> allowed = m_allowed.value(conversationId);
    QList<FoundSecret> asked;
    std::copy_if(found.begin(), found.end(), std::back_inserter(asked),
                 [&](const FoundSecret &each) { return !allowed.contains(digestOf(text, each)); });
    return asked;
}

} // namespace Hiwar
