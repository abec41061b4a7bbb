// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/salvage.h"

#include "app/history/attempt.h"
#include "app/history/historyfile.h"
#include "app/history/readdatabase.h"
#include "app/history/rows.h"
#include "app/history/schema.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QTemporaryDir>
#include <QUuid>

#include <sqlite3.h>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::seconds patience{5};
constexpr int toldFaults = 20;
constexpr qint64 mostProbes = 10'000'000; // some ten seconds

/// Calls `take` for every row that can be read; the number of places that could not be. Beyond a
/// damaged page SQLite cannot go from row to row, but it finds each by its key.
template<typename Take>
qint64 walkRows(Database &database, const std::string &select, const std::string &key,
                qint64 largest, Take take)
{
    qint64 last = 0;
    try {
        database.read(select + " WHERE " + key + " > 0 ORDER BY " + key,
                      [&](const SQLite::Statement &row) {
                          take(row);
                          last = numberIn(row, 0);
                      });
        return 0;
    } catch (const SQLite::Exception &) {
        // From here on one by one.
    }
    qint64 unreadable = 0;
    const qint64 end = std::min(largest, last + mostProbes);
    const std::string one = select + " WHERE " + key + " = ?";
    for (qint64 each = last + 1; each <= end; ++each) {
        try {
            database.read(one, take, each);
        } catch (const SQLite::Exception &) {
            ++unreadable;
        }
    }
    return unreadable;
}

/// The largest key of a table whose end may be damaged.
qint64 largestKey(Database &database, const QStringList &ways)
{
    for (const QString &sql : ways) {
        try {
            return database.number(sql.toStdString());
        } catch (const SQLite::Exception &) {
            continue;
        }
    }
    return mostProbes;
}

/// What one statement finds until it finds no more.
template<typename Take>
void readSome(Database &database, const std::string &sql, Take take)
{
    try {
        database.read(sql, take);
    } catch (const SQLite::Exception &) {
        // What came before it is kept.
    }
}

class Salvaging
{
public:
    Salvaging(Database &from, HistoryFile &to)
        : m_from(from)
        , m_to(to)
    {
    }

    tl::expected<Salvaged, StoreError> run()
    {
        readConversations();
        readMessages();
        readRest();
        for (auto each = m_found.begin(); each != m_found.end(); ++each) {
            StoredConversation conversation{.info = infoOf(each.key()), .nodes = {}};
            QList<AttachmentData> attachments;
            for (const qint64 seq : std::as_const(each.value())) {
                m_from.read(
                    "SELECT " + messageColumns + " FROM message WHERE seq = ?",
                    [&](const SQLite::Statement &row) {
                        conversation.nodes.append(messageIn(row));
                    },
                    seq);
                addAttachments(conversation.nodes.last(), attachments);
            }
            const auto merged =
                m_to.merge(conversation, attachments, m_folders.value(conversation.info.folderId));
            if (!merged)
                return tl::unexpected(merged.error());
            ++m_salvaged.conversations;
            m_salvaged.messages += merged->messagesAdded;
        }
        return m_salvaged;
    }

private:
    void readConversations()
    {
        const qint64 largest =
            largestKey(m_from, {u"SELECT max(rowid) FROM conversation"_s,
                                u"SELECT max(rowid) FROM conversation INDEXED BY "
                                "conversation_by_change"_s});
        m_salvaged.unreadable +=
            walkRows(m_from, "SELECT rowid AS place, " + conversationColumns + " FROM conversation",
                     "rowid", largest, [this](const SQLite::Statement &row) {
                         const QString id = textIn(row, 1);
                         m_found.insert(id, {});
                         m_places.insert(id, numberIn(row, 0));
                     });
    }

    void readMessages()
    {
        const qint64 largest = largestKey(
            m_from, {u"SELECT max(seq) FROM message"_s,
                     u"SELECT max(seq) FROM message INDEXED BY message_by_conversation"_s});
        m_salvaged.unreadable +=
            walkRows(m_from, "SELECT seq, conversation_id, " + messageColumns + " FROM message",
                     "seq", largest, [this](const SQLite::Statement &row) {
                         m_found[textIn(row, 1)].append(numberIn(row, 0));
                     });
    }

    void readRest()
    {
        readSome(m_from, "SELECT id, name FROM folder", [this](const SQLite::Statement &row) {
            m_folders.insert(textIn(row, 0), {textIn(row, 0), textIn(row, 1)});
        });
        readSome(m_from, "SELECT conversation_id, name FROM tag ORDER BY conversation_id, name",
                 [this](const SQLite::Statement &row) {
                     m_tags[textIn(row, 0)].append(textIn(row, 1));
                 });
        readSome(m_from,
                 "SELECT message_id, hash, name, media_type, size FROM message_attachment "
                 "ORDER BY message_id, place",
                 [this](const SQLite::Statement &row) {
                     m_attachments[textIn(row, 0)].append(attachmentIn(row, 1));
                 });
    }

    ConversationInfo infoOf(const QString &id)
    {
        ConversationInfo info;
        if (const auto place = m_places.constFind(id); place != m_places.cend())
            m_from.read(
                "SELECT " + conversationColumns + " FROM conversation WHERE rowid = ?",
                [&info](const SQLite::Statement &row) { info = conversationIn(row); }, *place);
        info.tags = m_tags.value(id);
        if (!info.id.isEmpty())
            return info;
        info.id = id.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : id;
        info.title = QCoreApplication::translate("Hiwar::Salvage", "Recovered conversation");
        info.titleIsOwn = true;
        info.createdAt = QDateTime::currentDateTimeUtc();
        info.updatedAt = info.createdAt;
        return info;
    }

    void addAttachments(MessageNode &node, QList<AttachmentData> &attachments)
    {
        node.attachments = m_attachments.value(node.id);
        for (const Attachment &attachment : std::as_const(node.attachments)) {
            try {
                m_from.read(
                    "SELECT bytes FROM attachment WHERE hash = ?",
                    [&](const SQLite::Statement &row) {
                        attachments.append({attachment.hash, bytesIn(row, 0)});
                    },
                    attachment.hash);
            } catch (const SQLite::Exception &) {
                ++m_salvaged.unreadable;
            }
        }
    }

    Database &m_from;
    HistoryFile &m_to;
    Salvaged m_salvaged;
    QHash<QString, QList<qint64>> m_found; ///< messages that can be read, by conversation
    QHash<QString, qint64> m_places;       ///< of conversations that can be read
    QHash<QString, Folder> m_folders;
    QHash<QString, QStringList> m_tags;
    QHash<QString, QList<Attachment>> m_attachments;
};

} // namespace

tl::expected<HistoryHealth, StoreError> examineHistory(const QString &path)
{
    auto opened = openForReading(path, patience);
    if (!opened)
        return tl::unexpected(opened.error());
    HistoryHealth health;
    Database &database = *opened->database;
    const auto read = attempt(path, [&] {
        health.version = int(database.number("PRAGMA user_version"));
        database.read("PRAGMA integrity_check(" + std::to_string(toldFaults) + ")",
                      [&health](const SQLite::Statement &row) {
                          const QString fault = textIn(row, 0);
                          if (fault != "ok"_L1)
                              health.faults.append(fault);
                      });
        database.read("PRAGMA foreign_key_check", [&health](const SQLite::Statement &row) {
            if (health.faults.size() < toldFaults)
                health.faults.append(u"A row of %1 belongs to nothing"_s.arg(textIn(row, 0)));
        });
        health.conversations = database.number("SELECT count(*) FROM conversation");
        health.messages = database.number("SELECT count(*) FROM message");
    });
    // Damage can be such that even the examination ends early.
    if (!read && read.error().fault != StoreFault::Unreadable)
        return tl::unexpected(read.error());
    if (!read)
        health.faults.append(read.error().detail);
    return health;
}

tl::expected<Salvaged, StoreError> salvageHistory(const QString &path, const QString &target)
{
    if (QFileInfo::exists(target))
        return tl::unexpected(
            StoreError{StoreFault::CannotOpen, target, u"There is a file of that name"_s});
    // Also reading may write beside the file, so it is a copy that is read.
    const QTemporaryDir folder;
    const QString copy = folder.filePath(u"damaged.sqlite"_s);
    if (!folder.isValid() || !QFile::copy(path, copy))
        return tl::unexpected(
            StoreError{StoreFault::CannotOpen, path, u"It cannot be copied to be read"_s});
    if (QFileInfo::exists(path + "-wal"_L1))
        QFile::copy(path + "-wal"_L1, copy + "-wal"_L1);
    for (const QString &each : {copy, QString(copy + "-wal"_L1)})
        QFile::setPermissions(each, QFile::ReadOwner | QFile::WriteOwner);

    std::unique_ptr<Database> from;
    const auto opened = attempt(path, [&] {
                            from =
                                std::make_unique<Database>(copy, SQLITE_OPEN_READWRITE, patience);
                        }).and_then([&] {
                              return recognise(*from);
                          }).and_then([&](int version) -> tl::expected<void, StoreError> {
        if (version == 0)
            return tl::unexpected(
                StoreError{StoreFault::Unreadable, path, u"The file holds no history"_s});
        return version < int(migrations().size()) ? prepareHistory(*from)
                                                  : tl::expected<void, StoreError>();
    });
    if (!opened)
        return tl::unexpected(StoreError{opened.error().fault, path, opened.error().detail});
    const auto to = HistoryFile::open(target, patience);
    if (!to)
        return tl::unexpected(to.error());
    return attempt(path, [&] { return Salvaging(*from, **to).run(); })
        .and_then([](const tl::expected<Salvaged, StoreError> &done) { return done; });
}

} // namespace Hiwar
