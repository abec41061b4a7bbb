// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"

#include "app/history/historyfile.h"

#include <QPromise>
#include <QThread>

namespace Hiwar {

using namespace Qt::StringLiterals;

/// Lives on the storage thread. Jobs are its events, so they are carried out in the order of
/// asking.
class HistoryStore::Worker : public QObject
{
public:
    Worker(QString path, std::chrono::milliseconds patience)
        : m_path(std::move(path))
        , m_patience(patience)
    {
        m_thread.setObjectName("history"_L1);
        moveToThread(&m_thread);
        m_thread.start();
    }

    ~Worker() override
    {
        // Behind everything that was asked for; the connection has to be closed on its own thread.
        QMetaObject::invokeMethod(this, [this] {
            m_file.reset();
            m_thread.quit();
        });
        m_thread.wait();
    }

    template<typename T, typename Job>
    StoreResult<T> post(Job job)
    {
        const auto promise = std::make_shared<QPromise<HistoryFile::Result<T>>>();
        promise->start();
        QMetaObject::invokeMethod(this, [promise, job = std::move(job)] {
            promise->addResult(job());
            promise->finish();
        });
        return promise->future();
    }

    /// Like post(), for jobs that need the open file.
    template<typename T, typename Job>
    StoreResult<T> ask(Job job)
    {
        return post<T>([this, job = std::move(job)]() -> HistoryFile::Result<T> {
            if (!m_file)
                return tl::unexpected(m_whyClosed);
            return job(*m_file);
        });
    }

    HistoryFile::Result<void> open()
    {
        if (m_file)
            return {};
        auto opened = HistoryFile::open(m_path, m_patience);
        if (!opened) {
            m_whyClosed = opened.error();
            return tl::unexpected(opened.error());
        }
        m_file = std::move(*opened);
        return {};
    }

    /// A slice at a time, each behind what was asked for meanwhile: no saving waits for a search.
    void search(const std::shared_ptr<QPromise<HistoryFile::Result<QStringList>>> &promise,
                const std::shared_ptr<Search> &search)
    {
        if (promise->isCanceled()) {
            promise->finish();
            return;
        }
        HistoryFile::Result<void> done = tl::unexpected(m_whyClosed);
        if (m_file)
            done = m_file->continueSearch(*search);
        if (done && !search->finished) {
            QMetaObject::invokeMethod(
                this, [this, promise, search] { this->search(promise, search); },
                Qt::QueuedConnection);
            return;
        }
        promise->addResult(done.map([&search] { return search->found; }));
        promise->finish();
    }

private:
    const QString m_path;
    const std::chrono::milliseconds m_patience;
    std::unique_ptr<HistoryFile> m_file;
    StoreError m_whyClosed{StoreFault::Other, m_path, u"Not opened yet"_s};
    QThread m_thread;
};

HistoryStore::HistoryStore(QString path, std::chrono::milliseconds patience)
    : m_worker(std::make_unique<Worker>(std::move(path), patience))
{
}

HistoryStore::~HistoryStore() = default;

StoreResult<void> HistoryStore::open()
{
    return m_worker->post<void>([worker = m_worker.get()] { return worker->open(); });
}

StoreResult<QList<ConversationInfo>> HistoryStore::conversations()
{
    return m_worker->ask<QList<ConversationInfo>>(
        [](HistoryFile &file) { return file.conversations(); });
}

StoreResult<StoredConversation> HistoryStore::load(const QString &conversationId)
{
    return m_worker->ask<StoredConversation>(
        [conversationId](HistoryFile &file) { return file.load(conversationId); });
}

StoreResult<QStringList> HistoryStore::search(const QString &text)
{
    const auto promise = std::make_shared<QPromise<HistoryFile::Result<QStringList>>>();
    promise->start();
    const auto search = std::make_shared<Search>();
    search->text = text;
    QMetaObject::invokeMethod(m_worker.get(), [worker = m_worker.get(), promise, search] {
        worker->search(promise, search);
    });
    return promise->future();
}

StoreResult<void> HistoryStore::saveConversation(const ConversationInfo &info)
{
    return m_worker->ask<void>([info](HistoryFile &file) { return file.saveConversation(info); });
}

StoreResult<void> HistoryStore::saveMessage(const QString &conversationId, const MessageNode &node)
{
    return m_worker->ask<void>([conversationId, node](HistoryFile &file) {
        return file.saveMessage(conversationId, node);
    });
}

StoreResult<void> HistoryStore::removeMessages(const QStringList &ids)
{
    return m_worker->ask<void>([ids](HistoryFile &file) { return file.removeMessages(ids); });
}

StoreResult<void> HistoryStore::removeConversation(const QString &conversationId)
{
    return m_worker->ask<void>(
        [conversationId](HistoryFile &file) { return file.removeConversation(conversationId); });
}

} // namespace Hiwar
