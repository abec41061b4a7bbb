// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/historyfilereader.h"

#include "app/history/historyfile.h"
#include "app/history/schema.h"
#include "app/sqlite/patience.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QSet>
#include <QTemporaryFile>
#include <QtEndian>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype applicationIdAt = 68; // in SQLite's header
constexpr qint64 copiedAtOnce = 1 << 20;

/// SQLite opens files by name, so other input is copied into a file.
bool copyTo(QTemporaryFile &file, QIODevice &input)
{
    if (!file.open())
        return false;
    for (QByteArray part = input.read(copiedAtOnce); !part.isEmpty();
         part = input.read(copiedAtOnce)) {
        if (file.write(part) != part.size())
            return false;
    }
    return file.flush();
}

class Taking
{
public:
    Taking(HistoryFile &file, ImportSink &sink)
        : m_file(file)
        , m_sink(sink)
    {
    }

    Transferred<void> all(qint64 bytes)
    {
        const auto conversations = m_file.conversations();
        const auto folders = m_file.folders();
        if (!conversations || !folders)
            return tl::unexpected(
                transferErrorOf(conversations ? folders.error() : conversations.error()));
        for (const Folder &folder : *folders) {
            m_folders.insert(folder.id, folder);
            if (auto taken = m_sink.takeFolder(folder); !taken)
                return taken;
        }
        const auto library = m_file.library();
        if (!library)
            return tl::unexpected(transferErrorOf(library.error()));
        if (auto taken = takeLibrary(*library); !taken)
            return taken;
        // Oldest first: in the order they were made.
        for (qsizetype i = conversations->size() - 1; i >= 0; --i) {
            const auto done = double(conversations->size() - i) / double(conversations->size());
            if (auto taken = one(conversations->at(i).id).and_then([&] {
                    return m_sink.goOn(qint64(double(bytes) * done));
                });
                !taken)
                return taken;
        }
        return {};
    }

private:
    Transferred<void> takeLibrary(const StoredLibrary &library)
    {
        return library.isEmpty() ? Transferred<void>() : m_sink.takeLibrary(library);
    }

    Transferred<void> one(const QString &id)
    {
        const auto loaded = m_file.load(id);
        if (!loaded)
            return tl::unexpected(transferErrorOf(loaded.error()));
        Incoming incoming{.conversation = *loaded,
                          .attachments = {},
                          .folder = m_folders.value(loaded->info.folderId)};
        takeContents(incoming, loaded->info.draftAttachments);
        for (const QueuedQuestion &question : loaded->info.queued)
            takeContents(incoming, question.attachments);
        for (const MessageNode &node : loaded->nodes)
            takeContents(incoming, node.attachments);
        return m_sink.takeConversation(std::move(incoming));
    }

    void takeContents(Incoming &incoming, const QList<Attachment> &attachments)
    {
        for (const Attachment &attachment : attachments) {
            for (const QString &hash : {attachment.hash, attachment.reading}) {
                if (hash.isEmpty() || m_given.contains(hash))
                    continue;
                m_given.insert(hash);
                // One that is missing there was missing before: the message still names it.
                if (const auto bytes = m_file.attachment(hash))
                    incoming.attachments.append({hash, *bytes});
            }
        }
    }

    HistoryFile &m_file;
    ImportSink &m_sink;
    QHash<QString, Folder> m_folders;
    QSet<QString> m_given;
};

} // namespace

QString HistoryFileReader::name() const
{
    return QCoreApplication::translate("Hiwar::HistoryFileReader", "Hiwar's history");
}

bool HistoryFileReader::recognises(QByteArrayView head, const QString &) const
{
    return head.startsWith(QByteArrayView("SQLite format 3\0", 16)) &&
           head.size() >= applicationIdAt + 4 &&
           qFromBigEndian<quint32>(head.data() + applicationIdAt) == quint32(historyApplicationId);
}

Transferred<void> HistoryFileReader::read(QIODevice &input, ImportSink &sink) const
{
    QTemporaryFile copy;
    const auto *file = qobject_cast<const QFile *>(&input);
    if (!file && !copyTo(copy, input))
        return tl::unexpected(TransferError{.fault = TransferFault::CannotRead,
                                            .subject = {},
                                            .detail = copy.errorString(),
                                            .store = {}});
    const auto opened = HistoryFile::open(file ? file->fileName() : copy.fileName(), usualPatience,
                                          HistoryFile::Access::ReadForeign);
    if (!opened)
        return tl::unexpected(transferErrorOf(opened.error()));
    (*opened)->interruptWhen([&sink] { return !sink.goOn(0); });
    const auto done = Taking(**opened, sink).all(input.size());
    const auto wanted = sink.goOn(0);
    return wanted ? done : wanted; // an interruption is no fault of the file
}

} // namespace Hiwar
