// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A folder for what is saved from a damaged history. It is beside that, so it is as private and has
// as much room. Deleted with this object; folders of killed programs are deleted with the next
// daily copy. Any thread, one at a time.
#pragma once

#include <QDir>
#include <QLockFile>
#include <QTemporaryDir>

namespace Hiwar {

class SalvageFolder
{
public:
    explicit SalvageFolder(const QString &historyPath);

    [[nodiscard]] QString filePath(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
    QLockFile m_lock; // shows that the folder is in use
};

/// Removes this history's folders that no program uses.
void removeLeftSalvageFolders(const QString &historyPath);

} // namespace Hiwar
