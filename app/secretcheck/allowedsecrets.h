// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the user has agreed to send, for each conversation, until Hiwar ends: nobody is asked twice
// about the same words. Keeps salted digests, not the words. Plain values.
#pragma once

#include "net/values/foundsecret.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QSet>

namespace Hiwar {

class AllowedSecrets
{
public:
    AllowedSecrets();

    /// These places of `text`.
    void allow(const QString &conversationId, QStringView text, const QList<FoundSecret> &found);
    /// Those that were not allowed in this conversation.
    [[nodiscard]] QList<FoundSecret> asked(const QString &conversationId, QStringView text,
                                           const QList<FoundSecret> &found) const;

private:
    [[nodiscard]] QByteArray digestOf(QStringView text, const FoundSecret &found) const;

    QByteArray m_salt;
    QHash<QString, QSet<QByteArray>> m_allowed;
};

} // namespace Hiwar
