// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/ownwords.h"

#include "app/text/commitfile.h"
#include "app/text/sentence.h"

#include <QDir>
#include <QFileInfo>

namespace Hiwar {

tl::expected<QStringList, QString> readOwnWords(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return QStringList();
    QFile file(path);
    if (!info.isFile() || !file.open(QFile::ReadOnly))
        return tl::unexpected(asSentence(file.errorString()));
    const QByteArray bytes = file.read(maxOwnWordsBytes);
    if (file.error() != QFile::NoError)
        return tl::unexpected(asSentence(file.errorString()));
    QStringList words;
    const QStringList lines = QString::fromUtf8(bytes).split(u'\n');
    for (const QString &line : lines) {
        if (const QString word = line.trimmed(); !word.isEmpty())
            words << word;
    }
    words.removeDuplicates();
    return words;
}

tl::expected<void, QString> writeOwnWords(const QString &path, const QStringList &words)
{
    QDir().mkpath(QFileInfo(path).path());
    QSaveFile file(path);
    QByteArray bytes;
    for (const QString &word : words)
        bytes += word.toUtf8() + '\n';
    if (!file.open(QFile::WriteOnly) || file.write(bytes) != bytes.size() || !commitFile(file))
        return tl::unexpected(asSentence(file.errorString()));
    return {};
}

} // namespace Hiwar
