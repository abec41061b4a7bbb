// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/secretwords.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct SecretWords
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::SecretWords)
};

} // namespace

QString describeSecret(const FoundSecret &found)
{
    const QString &service = found.service;
    switch (found.kind) {
    case SecretKind::OwnSecret:
        return SecretWords::tr("This is a key or password that you use in Hiwar.");
    case SecretKind::Key:
        return service.isEmpty() ? SecretWords::tr("This looks like a key.")
                                 : SecretWords::tr("This looks like a key for %1.").arg(service);
    case SecretKind::Token:
        return service.isEmpty()
                   ? SecretWords::tr("This looks like an access token.")
                   : SecretWords::tr("This looks like an access token for %1.").arg(service);
    case SecretKind::SignedToken:
        return SecretWords::tr("This looks like a signed token, which lets its holder in.");
    case SecretKind::PrivateKey:
        return SecretWords::tr("This looks like a private key.");
    case SecretKind::Webhook:
        return SecretWords::tr("This looks like an address of %1 that only you should know.")
            .arg(service);
    case SecretKind::Password:
        return SecretWords::tr("This looks like a password.");
    }
    Q_UNREACHABLE();
}

QString secretWarning(const QList<FoundSecret> &found, const QString &receiver)
{
    const auto more = int(found.size()) - 1;
    QStringList sentences{describeSecret(found.constFirst())};
    if (more == 1)
        sentences += SecretWords::tr("There is another one like it.");
    else if (more > 1)
        sentences += SecretWords::tr("There are %Ln more like it.", nullptr, more);
    sentences += more == 0 ? SecretWords::tr("It would be sent to “%1”.").arg(receiver)
                           : SecretWords::tr("They would be sent to “%1”.").arg(receiver);
    return sentences.join(u' ');
}

QString hiddenSecret()
{
    return SecretWords::tr("[secret hidden]");
}

} // namespace Hiwar
