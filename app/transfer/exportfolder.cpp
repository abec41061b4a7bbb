// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/exportfolder.h"

#include "app/text/commitfile.h"
#include "app/transfer/exportform.h"
#include "app/transfer/filenames.h"
#include "app/transfer/ownersfile.h"

#include <QDir>
#include <QSaveFile>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString asTaken(const QString &name)
{
    return name.normalized(QString::NormalizationForm_C).toCaseFolded();
}

} // namespace

ExportFolder::ExportFolder(QString path)
    : m_path(std::move(path))
{
}

ExportFolder::~ExportFolder()
{
    for (const QString &file : std::as_const(m_files))
        QFile::remove(file);
    for (const QString &folder : std::as_const(m_madeFolders))
        QDir().rmdir(folder);
}

Transferred<void> ExportFolder::make()
{
    QString missing = QDir::cleanPath(QDir(m_path).absolutePath());
    while (!QFileInfo::exists(missing) && !QDir(missing).isRoot()) {
        m_madeFolders.append(missing);
        missing = QFileInfo(missing).absolutePath();
    }
    if (!QDir().mkpath(m_path) || !QFileInfo(m_path).isDir()) {
        return tl::unexpected(TransferError{
            .fault = TransferFault::CannotWrite, .subject = m_path, .detail = {}, .store = {}});
    }
    for (const QString &made : std::as_const(m_madeFolders))
        QFile::setPermissions(made, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const auto names = QDir(m_path).entryList(QDir::AllEntries | QDir::Hidden | QDir::System |
                                              QDir::NoDotAndDotDot);
    for (const QString &name : names)
        m_names.insert(asTaken(name));
    return {};
}

QString ExportFolder::newPath(const QString &title, const QString &suffix)
{
    const QString name = safeFileName(
        title, suffix, [this](const QString &wish) { return m_names.contains(asTaken(wish)); });
    m_names.insert(asTaken(name));
    return QDir(m_path).filePath(name);
}

Transferred<void> ExportFolder::write(const QString &title, const QString &suffix,
                                      const std::function<Transferred<void>(QIODevice &)> &writeTo)
{
    const QString path = newPath(title, suffix);
    QSaveFile file(path);
    Transferred<void> done;
    if (!openForOwner(file))
        done = tl::unexpected(writeError(file));
    else
        done = writeTo(file);
    if (done && !commitFile(file))
        done = tl::unexpected(writeError(file));
    if (!done) {
        TransferError error = done.error();
        if (error.subject.isEmpty())
            error.subject = path;
        return tl::unexpected(error);
    }
    add(path);
    return {};
}

QStringList ExportFolder::keep()
{
    m_madeFolders.clear();
    return std::exchange(m_files, {});
}

} // namespace Hiwar
