// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/salvagefolder.h"

#include <QFileInfo>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView lockName("lock");

QDir folderOf(const QString &historyPath)
{
    return QFileInfo(historyPath).absoluteDir();
}

} // namespace

SalvageFolder::SalvageFolder(const QString &historyPath)
    : m_folder(folderOf(historyPath).filePath(u"salvage-XXXXXX"_s))
    , m_lock(m_folder.filePath(lockName))
{
    m_lock.setStaleLockTime(0);
    (void)m_lock.tryLock(0);
}

void removeLeftSalvageFolders(const QString &historyPath)
{
    const QDir beside = folderOf(historyPath);
    for (const QString &name : beside.entryList({u"salvage-??????"_s}, QDir::Dirs)) {
        QDir left(beside.filePath(name));
        QLockFile lock(left.filePath(lockName));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue;
        lock.unlock(); // else it warns that its file is missing
        left.removeRecursively();
    }
}

} // namespace Hiwar
