// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/certificatefacts.h"

#include "net/wire/sanitizetext.h"

#include <QCryptographicHash>
#include <QSslCertificate>

namespace Hiwar {

namespace {

constexpr qsizetype maxName = 120;
constexpr qsizetype maxNames = 8;

QString cleanName(const QString &name)
{
    return sanitizeText(name, {}, maxName);
}

} // namespace

CertificateFacts factsOf(const QSslCertificate &certificate)
{
    CertificateFacts facts;
    facts.subject = cleanName(certificate.subjectDisplayName());
    facts.issuer = cleanName(certificate.issuerDisplayName());
    const auto names = certificate.subjectAlternativeNames().values();
    for (const QString &name : names.first(std::min(names.size(), maxNames)))
        facts.names << cleanName(name);
    facts.names.sort();
    facts.notBefore = certificate.effectiveDate().toUTC();
    facts.notAfter = certificate.expiryDate().toUTC();
    facts.sha256 = QString::fromLatin1(certificate.digest(QCryptographicHash::Sha256).toHex());
    facts.isSelfSigned = certificate.isSelfSigned();
    return facts;
}

} // namespace Hiwar
