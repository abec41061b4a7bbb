// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The certificates in files that profiles name, read again when a file has changed: a bundle of
// all authorities takes longer to read than a frame lasts, and is wanted at every question. Keeps
// nothing secret. One thread.
#pragma once

#include <QDateTime>
#include <QHash>
#include <QSslCertificate>

namespace Hiwar {

class CertificateFiles
{
public:
    /// None: there is none in it, or it cannot be read.
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

/// What stands in the file; empty for anything but a file, which may have no end, and for one that
/// cannot be read.
[[nodiscard]] QByteArray contentsOfFile(const QString &path);

} // namespace Hiwar
