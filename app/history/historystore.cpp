// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"

#include "app/history/historyworker.h"

namespace Hiwar {

HistoryStore::HistoryStore(QString path, std::chrono::milliseconds patience,
                           std::chrono::milliseconds workAgain)
    : m_worker(std::make_unique<HistoryWorker>(std::move(path), patience, workAgain))
{
}

HistoryStore::~HistoryStore() = default;

StoreResult<HistoryState> HistoryStore::open()
{
    return m_worker->open();
}

void HistoryStore::whenWrittenAgain(QObject *context, std::function<void()> tell)
{
    QObject::connect(m_worker.get(), &HistoryWorker::writtenAgain, context, std::move(tell));
}

void HistoryStore::whenDamaged(QObject *context, std::function<void(const StoreError &)> tell)
{
    QObject::connect(m_worker.get(), &HistoryWorker::damaged, context, std::move(tell));
}

void HistoryStore::whenTakenOver(QObject *context, std::function<void(const HistoryState &)> tell)
{
    QObject::connect(m_worker.get(), &HistoryWorker::tookOver, context, std::move(tell));
}

StoreResult<HistoryState> HistoryStore::beginAnew(const QDateTime &now)
{
    return m_worker->beginAnew(now);
}

StoreResult<void> HistoryStore::forgetLost(const LostHistory &decided)
{
    return m_worker->save(&HistoryFile::forgetLost, decided);
}

StoreResult<std::optional<HistoryCopy>> HistoryStore::newestCopy(const QString &upTo)
{
    return m_worker->newestCopy(upTo);
}

StoreResult<BackupDone> HistoryStore::keepBackups(const QDateTime &now)
{
    return m_worker->keepBackups(now);
}

StoreResult<QList<ConversationInfo>> HistoryStore::conversations()
{
    return m_worker->ask(&HistoryFile::conversations);
}

StoreResult<StoredConversation> HistoryStore::load(const QString &conversationId)
{
    return m_worker->ask(&HistoryFile::load, conversationId);
}

StoreResult<QList<Folder>> HistoryStore::folders()
{
    return m_worker->ask(&HistoryFile::folders);
}

StoreResult<QString> HistoryStore::conversationOf(const QString &messageId)
{
    return m_worker->ask(&HistoryFile::conversationOf, messageId);
}

StoreResult<QByteArray> HistoryStore::attachment(const QString &hash)
{
    return m_worker->ask(&HistoryFile::attachment, hash);
}

StoreResult<SearchPage> HistoryStore::search(const QString &typed, int mostHits)
{
    return m_worker->search(typed, mostHits);
}

StoreResult<void> HistoryStore::saveConversation(const ConversationInfo &info)
{
    return m_worker->save(&HistoryFile::saveConversation, info);
}

StoreResult<void> HistoryStore::saveDraft(const ConversationInfo &info)
{
    return m_worker->save(&HistoryFile::saveDraft, info);
}

StoreResult<void> HistoryStore::saveConversations(const QList<ConversationInfo> &infos)
{
    return m_worker->save(&HistoryFile::saveConversations, infos);
}

StoreResult<void> HistoryStore::saveMessage(const QString &conversationId, const MessageNode &node)
{
    return m_worker->save(&HistoryFile::saveMessage, conversationId, node);
}

StoreResult<void> HistoryStore::saveTurn(const ConversationInfo &info,
                                         const QList<MessageNode> &nodes)
{
    return m_worker->save(&HistoryFile::saveTurn, info, nodes);
}

StoreResult<QList<BinnedMessage>> HistoryStore::binnedMessages()
{
    return m_worker->ask(&HistoryFile::binnedMessages);
}

StoreResult<void> HistoryStore::removeMessages(const QStringList &ids)
{
    return m_worker->save(&HistoryFile::removeMessages, ids);
}

StoreResult<void> HistoryStore::removeConversations(const QStringList &ids)
{
    return m_worker->save(&HistoryFile::removeConversations, ids);
}

StoreResult<void> HistoryStore::saveFolder(const Folder &folder)
{
    return m_worker->save(&HistoryFile::saveFolder, folder);
}

StoreResult<void> HistoryStore::removeFolder(const QString &id)
{
    return m_worker->save(&HistoryFile::removeFolder, id);
}

StoreResult<void> HistoryStore::saveAttachment(const AttachmentData &data)
{
    return m_worker->save(&HistoryFile::saveAttachment, data);
}

StoreResult<void> HistoryStore::saveUsage(const UsageRecord &record)
{
    return m_worker->save(&HistoryFile::saveUsage, record);
}

StoreResult<QList<UsageRecord>> HistoryStore::usageSince(const QDateTime &from)
{
    return m_worker->ask(&HistoryFile::usageSince, from);
}

StoreResult<QList<UsageRecord>> HistoryStore::usageOf(const QString &conversationId)
{
    return m_worker->ask(&HistoryFile::usageOf, conversationId);
}

StoreResult<void> HistoryStore::saveCalibration(const KeptCalibration &kept)
{
    return m_worker->save(&HistoryFile::saveCalibration, kept);
}

StoreResult<QList<KeptCalibration>> HistoryStore::calibrations()
{
    return m_worker->ask(&HistoryFile::calibrations);
}

StoreResult<StoredLibrary> HistoryStore::library()
{
    return m_worker->ask(&HistoryFile::library);
}

StoreResult<void> HistoryStore::saveLibrary(const StoredLibrary &items)
{
    return m_worker->save(&HistoryFile::saveLibrary, items);
}

StoreResult<void> HistoryStore::removeFromLibrary(const QStringList &ids)
{
    return m_worker->save(&HistoryFile::removeFromLibrary, ids);
}

StoreResult<Merged> HistoryStore::merge(const StoredConversation &conversation,
                                        const QList<AttachmentData> &attachments,
                                        const Folder &folder)
{
    return m_worker->save(&HistoryFile::merge, conversation, attachments, folder);
}

} // namespace Hiwar
