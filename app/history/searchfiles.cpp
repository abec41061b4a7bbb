// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/searchfiles.h"

#include "app/history/searchsnippet.h"
#include "app/history/storedvalues.h"
#include "app/text/searchwords.h"

#include <QHash>

#include <algorithm>
#include <array>

namespace Hiwar {

void SearchFiles::read(Database &database)
{
    const qint64 version = database.number("PRAGMA data_version");
    if (version == m_version)
        return;
    QHash<QString, QStringList> known; // by name
    for (const File &file : std::as_const(m_files))
        known.insert(file.name, file.words);
    QList<File> files;
    database.read("SELECT m.conversation_id, m.id, m.role, m.created_at, a.name "
                  "FROM message_attachment a CROSS JOIN message m ON m.id = a.message_id "
                  "WHERE m.deleted_at IS NULL ORDER BY m.seq DESC, a.place",
                  [&](const SQLite::Statement &row) {
                      File file{.conversationId = textIn(row, 0),
                                .messageId = textIn(row, 1),
                                .role = roleOf(textIn(row, 2)),
                                .createdAt = timeIn(row, 3),
                                .name = textIn(row, 4),
                                .words = {}};
                      const auto same = known.constFind(file.name);
                      file.words = same != known.cend() ? *same : searchWords(file.name);
                      files.append(std::move(file));
                  });
    m_files = std::move(files);
    m_version = version;
}

QList<SearchFiles::File> SearchFiles::find(const QList<SearchTerm> &terms,
                                           const std::function<bool(const File &)> &mayBe,
                                           qsizetype most) const
{
    std::array<QList<File>, 3> found; // whole words, beginnings, parts
    for (const File &file : m_files) {
        const Fit fit = mayBe(file) ? fitOf(file.words, terms) : Fit::None;
        if (fit != Fit::None)
            found.at(size_t(Fit::Whole) - size_t(fit)).append(file);
        if (found.front().size() == most)
            break;
    }
    const QList<File> all = found[0] + found[1] + found[2];
    return all.first(std::min(all.size(), most));
}

} // namespace Hiwar
