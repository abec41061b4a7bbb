// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/certificatefiles.h"

#include <QFile>
#include <QFileInfo>

namespace Hiwar {

QByteArray contentsOfFile(const QString &path)
{
    constexpr qint64 most = 4 * 1024 * 1024; // a bundle of all authorities is a tenth of it
    QFile file(path);
    // Only regular files: a pipe or a device may never end.
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return {};
    return file.read(most);
}

QList<QSslCertificate> CertificateFiles::in(const QString &path)
{
    const QFileInfo file(path);
    Contents &known = m_known[path];
    if (known.size != file.size() || known.changed != file.lastModified())
        known = {.changed = file.lastModified(),
                 .size = file.size(),
                 .certificates = QSslCertificate::fromData(contentsOfFile(path))};
    return known.certificates;
}

} // namespace Hiwar
