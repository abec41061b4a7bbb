// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A folder beside a history, as private and with as much room, for what is saved of a damaged one.
// It goes with this object; those of programs that were killed go with the next daily copy. Any
// thread, one at a time.
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
    QLockFile m_lock; // nobody takes it for one that was left
};

/// Those of this history that nobody works in.
void removeLeftSalvageFolders(const QString &historyPath);

} // namespace Hiwar
