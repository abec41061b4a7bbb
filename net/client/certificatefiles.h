// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The certificates in files that profiles name, read again when a file has changed: a bundle of
// all authorities takes longer to read than a frame lasts, and is wanted at every question. Keeps
// nothing secret: the private key of a client certificate is read and decrypted for each question,
// see readTls(), so that neither it nor its passphrase stays in memory between them. The file is
// small, and its decryption usually takes about a millisecond. One thread.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QSslCertificate>

namespace Hiwar {

class CertificateFiles
{
public:
    /// Empty: the file has no certificate, or cannot be read.
    [[nodiscard]] QList<QSslCertificate> in(const QString &path);

private:
    struct Contents
    {
        QDateTime changed;
        qint64 size = -1;
        QList<QSslCertificate> certificates;
    };

    QHash<QString, Contents> m_known;
};

/// The contents of the file; empty if it is no regular file (others may have no end) or cannot be
/// read.
[[nodiscard]] QByteArray contentsOfFile(const QString &path);

} // namespace Hiwar
