// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/servertrust.h"

#include "net/client/certificatefacts.h"
#include "net/values/fingerprint.h"

#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslError>

#include <algorithm>

namespace Hiwar {

using namespace Qt::StringLiterals;

bool isPinned(const QSslCertificate &shown, const QString &pinnedSha256)
{
    return !pinnedSha256.isEmpty() && !shown.isNull() &&
           factsOf(shown).sha256 == pinnedSha256.toLower();
}

QString describeShown(const QSslCertificate &shown, const QString &pinnedSha256)
{
    if (shown.isNull())
        return {};
    const CertificateFacts facts = factsOf(shown);
    QString text = u"the certificate is for %1, issued by %2, valid until %3, SHA-256 %4"_s.arg(
        facts.subject, facts.issuer, facts.notAfter.toString(Qt::ISODate),
        showFingerprint(facts.sha256));
    if (!pinnedSha256.isEmpty()) {
        text +=
            u"; the profile accepts only SHA-256 %1"_s.arg(showFingerprint(pinnedSha256.toLower()));
    }
    return text;
}

bool lacksAuthorities(const QList<QSslError> &errors, const QSslConfiguration &tls,
                      const QString &pinnedSha256)
{
    if (!pinnedSha256.isEmpty() || !tls.caCertificates().isEmpty())
        return false;
    const bool isIssuerUnknown =
        std::any_of(errors.begin(), errors.end(), [](const QSslError &error) {
            return error.error() == QSslError::UnableToGetIssuerCertificate ||
                   error.error() == QSslError::UnableToGetLocalIssuerCertificate ||
                   error.error() == QSslError::UnableToVerifyFirstCertificate ||
                   error.error() == QSslError::SelfSignedCertificateInChain;
        });
    return isIssuerUnknown && QSslConfiguration::systemCaCertificates().isEmpty();
}

} // namespace Hiwar
