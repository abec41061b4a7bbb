// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shared by the key store tests: a canary that must not be in any file, and waiting for a future.
#pragma once

#include "net/keychain/keystore.h"
#include "tests/support/testcase.h"

#include <QDirIterator>
#include <QFile>

namespace Hiwar {

inline const QByteArray canary = "sk-canary-0123456789-abcdefghij";

/// The files under the home folder that contain the canary in any of its usual encodings.
inline QStringList filesWithTheCanary()
{
    const QString text = QString::fromLatin1(canary);
    const QByteArray utf16(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
    QStringList found;
    QDirIterator files(QDir::homePath(), QDir::Files | QDir::Hidden | QDir::System,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly))
            continue;
        const QByteArray bytes = file.readAll();
        for (const QByteArray &spelling : {canary, utf16, canary.toBase64(), canary.toHex()}) {
            if (bytes.contains(spelling))
                found.append(file.fileName());
        }
    }
    return found;
}

} // namespace Hiwar

#define AWAIT(future) QTRY_VERIFY((future).isFinished())
