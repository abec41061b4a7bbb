// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/givenfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Desktops that take links to a program pass files as addresses, too.
bool isFileAddress(const QString &word)
{
    return word.startsWith("file:"_L1, Qt::CaseInsensitive);
}

QString pathOf(const QDir &folder, const QString &word)
{
    const QString path = isFileAddress(word) ? QUrl(word).toLocalFile() : word;
    return QDir::cleanPath(folder.absoluteFilePath(path));
}

bool isBare(const QString &word)
{
    return !isFileAddress(word) && !word.contains(u'/') && !word.contains(QDir::separator()) &&
           QDir::isRelativePath(word);
}

} // namespace

tl::expected<Command, QString> commandGivenIn(const QString &folder, const QStringList &words)
{
    auto command = parseCommandLine(words);
    auto *window = command ? std::get_if<WindowOptions>(&*command) : nullptr;
    if (!window)
        return command;
    for (QString &file : window->files) {
        const QString path = pathOf(QDir(folder), file);
        if (isBare(file) && !QFileInfo::exists(path))
            return tl::unexpected(
                QCoreApplication::translate(
                    "CommandLine",
                    "%1 is neither a command of Hiwar nor a file here. See hiwar --help.")
                    .arg(file));
        file = path;
    }
    return command;
}

QStringList wordsForAnyFolder(const QStringList &words, const WindowOptions &options)
{
    if (options.files.isEmpty())
        return words;
    QStringList same;
    if (!options.profile.isEmpty())
        same << u"--profile"_s << options.profile;
    if (options.startNew)
        same << u"--new="_s + options.text;
    if (options.temporary)
        same << u"--temporary="_s + options.text;
    return same << u"--"_s << options.files;
}

} // namespace Hiwar
