// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A folder that gets a file for each conversation. Rule: unless keep() is called, the destructor
// removes what this has made, and only that. Independent of the format. Any thread.
#pragma once

#include "app/transfer/transfererror.h"

#include <QSet>
#include <QStringList>

#include <functional>

class QIODevice;

namespace Hiwar {

class ExportFolder
{
public:
    explicit ExportFolder(QString path);
    ~ExportFolder();
    Q_DISABLE_COPY_MOVE(ExportFolder)

    /// Makes the folder, and the missing folders above it.
    [[nodiscard]] Transferred<void> make();
    /// The path of a new file, named after the title.
    [[nodiscard]] QString newPath(const QString &title, const QString &suffix);
    /// Takes over a file that was made there.
    void add(const QString &path) { m_files.append(path); }
    /// Writes a new file with `writeTo`.
    [[nodiscard]] Transferred<void>
    write(const QString &title, const QString &suffix,
          const std::function<Transferred<void>(QIODevice &)> &writeTo);
    /// Keeps what was written; returns the paths.
    [[nodiscard]] QStringList keep();

private:
    const QString m_path;
    QStringList m_madeFolders; ///< the innermost first
    QSet<QString> m_names;     ///< of all that is in it, as a case-insensitive system compares them
    QStringList m_files;
};

} // namespace Hiwar
