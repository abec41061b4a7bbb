// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/topic.h"

#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace Hiwar {

Topic parseTopic(const QString &id, const QString &file)
{
    constexpr auto titleMark = "# "_L1;
    constexpr auto keywordsMark = "<!-- keywords:"_L1;
    constexpr auto keywordsEnd = "-->"_L1;
    Topic topic{id, {}, {}, {}};
    QStringList shown;
    const QStringList lines = file.split(u'\n');
    for (const QString &line : lines) {
        if (topic.title.isEmpty() && line.startsWith(titleMark))
            topic.title = line.sliced(titleMark.size()).trimmed();
        if (line.startsWith(keywordsMark))
            topic.keywords = line.sliced(keywordsMark.size()).remove(keywordsEnd).trimmed();
        else
            shown.append(line);
    }
    topic.text = shown.join(u'\n').trimmed();
    return topic;
}

QList<Topic> loadTopics(const QString &language)
{
    QList<Topic> topics;
    const QDir folder(u":/guide/"_s + language);
    const QStringList names = folder.entryList({u"*.md"_s}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            topics.append(parseTopic(name.chopped(3), QString::fromUtf8(file.readAll())));
    }
    return topics;
}

} // namespace Hiwar
