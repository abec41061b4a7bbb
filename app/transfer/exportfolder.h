// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A folder that gets a file for each conversation. The rule it protects: until keep() is called,
// its end takes away what it has made, and only that. Knows no form. Any thread.
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

    /// With the folders above it that are missing.
    [[nodiscard]] Transferred<void> make();
    /// The path of a file that is not there yet, named after the title.
    [[nodiscard]] QString newPath(const QString &title, const QString &suffix);
    /// A file that was made there.
    void add(const QString &path) { m_files.append(path); }
    /// Makes one.
    [[nodiscard]] Transferred<void>
    write(const QString &title, const QString &suffix,
          const std::function<Transferred<void>(QIODevice &)> &writeTo);
    /// The paths of what was written; it stays.
    [[nodiscard]] QStringList keep();

private:
    const QString m_path;
    QStringList m_madeFolders; ///< the innermost first
    QSet<QString> m_names;     ///< of all that is in it, as a system without cases sees them
    QStringList m_files;
};

} // namespace Hiwar
