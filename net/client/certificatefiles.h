// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The certificates in the files of profiles, read again when a file has changed: reading a bundle
// of all authorities takes longer than a frame, and every request needs it. Stores nothing secret:
// readTls() reads and decrypts the private key of a client certificate for each request, so that
// neither the key nor its passphrase stays in memory between requests. The key's file is small; how
// long its decryption takes depends on the tool that encrypted it. One thread.
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
