// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historystore.h"

#include "app/history/searchthread.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QPointer>
#include <QPromise>
#include <QThread>

#include <atomic>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto idleWork = QEvent::Type(QEvent::User + 1);
constexpr std::chrono::milliseconds lastWork{500}; // what is left then is done after the next start

} // namespace

/// Lives on the storage thread. Jobs are its events, so they are carried out in the order of
/// asking.
class HistoryStore::Worker : public QObject
{
public:
    Worker(QString path, std::chrono::milliseconds patience)
        : m_path(std::move(path))
        , m_patience(patience)
        , m_lock(m_path + ".lock"_L1)
        , m_search(m_path, patience,
                   [this] { QMetaObject::invokeMethod(this, [this] { healIndex(); }); })
    {
        m_lock.setStaleLockTime(0); // it is stale when its program is gone, however old it is
        m_thread.setObjectName("history"_L1);
        moveToThread(&m_thread);
        m_thread.start();
    }

    ~Worker() override
    {
        m_isEnding = true;
        // Behind everything that was asked for; the connection has to be closed on its own thread.
        QMetaObject::invokeMethod(this, [this] {
            endBackups();
            finishWork();
            m_file.reset();
            m_lock.unlock();
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

    /// Like post(), for jobs that read.
    template<typename T, typename Job>
    StoreResult<T> ask(Job job)
    {
        return post<T>([this, job = std::move(job)]() -> HistoryFile::Result<T> {
            if (!m_file)
                return tl::unexpected(m_whyClosed);
            return job(*m_file);
        });
    }

    /// Like ask(), for jobs that write.
    template<typename T, typename Job>
    StoreResult<T> save(Job job)
    {
        return ask<T>([this, job = std::move(job)](HistoryFile &file) -> HistoryFile::Result<T> {
            if (m_state.readOnlyBecause)
                return tl::unexpected(*m_state.readOnlyBecause);
            if (file.isGone()) {
                if (const auto again = writeAgain(); !again)
                    return tl::unexpected(again.error());
            }
            auto done = job(*m_file);
            if (done)
                workWhenIdle();
            return done;
        });
    }

    HistoryFile::Result<HistoryState> open()
    {
        if (m_file)
            return m_state;
        auto opened = openToWrite();
        if (!opened && canBeRead(opened.error())) {
            m_state.readOnlyBecause = opened.error();
            opened = HistoryFile::open(m_path, m_patience, HistoryFile::Access::ReadOnly);
        }
        if (!opened) {
            // The first reason is the one to tell: reading was only tried instead.
            m_whyClosed = m_state.readOnlyBecause.value_or(opened.error());
            m_state = {};
            return tl::unexpected(m_whyClosed);
        }
        m_file = std::move(*opened);
        return m_state;
    }

    StoreResult<BackupDone> keepBackups(const QDateTime &now)
    {
        const auto promise = std::make_shared<QPromise<HistoryFile::Result<BackupDone>>>();
        promise->start();
        // Behind the opening: what is to be copied has been migrated then.
        QMetaObject::invokeMethod(this, [this, promise, now] {
            if (!m_file || m_state.readOnlyBecause || m_backups) {
                promise->addResult(BackupDone());
                promise->finish();
                return;
            }
            m_backups.reset(QThread::create([this, promise, now] {
                promise->addResult(
                    Hiwar::keepBackups(m_path, now, [this] { return m_isEnding.load(); }));
                promise->finish();
            }));
            QObject::connect(m_backups.get(), &QThread::finished, this, [this] { endBackups(); });
            m_backups->start(QThread::LowestPriority);
        });
        return promise->future();
    }

    void whenWrittenAgain(QObject *context, std::function<void()> tell)
    {
        m_tellWrittenAgain = [context = QPointer(context), tell = std::move(tell)] {
            if (context)
                QMetaObject::invokeMethod(context, tell);
        };
    }

    StoreResult<SearchPage> search(const QString &typed, int most)
    {
        const auto promise = std::make_shared<QPromise<SearchThread::Result>>();
        promise->start();
        const quint64 number = m_search.begin();
        // Behind the savings, so that it finds what was said a moment ago.
        QMetaObject::invokeMethod(this, [this, promise, number, typed, most] {
            if (!m_file) {
                promise->addResult(tl::unexpected(m_whyClosed));
                promise->finish();
                return;
            }
            (void)m_file->workOn();
            m_search.find(number, typed, most, promise);
        });
        return promise->future();
    }

protected:
    bool event(QEvent *event) override
    {
        if (event->type() != idleWork)
            return QObject::event(event);
        m_willWork = false;
        const auto more = m_file ? m_file->workOn() : HistoryFile::Result<bool>(false);
        if (more.value_or(false)) // on an error it waits for the next saving
            workWhenIdle();
        return true;
    }

private:
    HistoryFile::Result<std::unique_ptr<HistoryFile>> openToWrite()
    {
        // The folder may have to be made before there can be a lock in it.
        auto opened = HistoryFile::open(m_path, m_patience);
        if (!opened)
            return opened;
        if (!m_lock.tryLock(0) && m_lock.error() == QLockFile::LockFailedError)
            return tl::unexpected(
                StoreError{StoreFault::Busy, m_path, u"Another Hiwar writes it"_s});
        const auto ended = (*opened)->endInterrupted();
        if (!ended)
            return tl::unexpected(ended.error());
        m_state.interrupted = *ended;
        workWhenIdle();
        return opened;
    }

    HistoryFile::Result<void> writeAgain()
    {
        return m_file->writeAgain()
            .and_then([this] {
                // It went with the file, and giving back what is not there is told as a fault.
                (void)QFile(m_path + ".lock"_L1).open(QFile::WriteOnly);
                m_lock.unlock();
                return HistoryFile::open(m_path, m_patience);
            })
            .map([this](std::unique_ptr<HistoryFile> &&file) {
                (void)m_lock.tryLock(0);
                m_file = std::move(file);
                m_search.reopen();
                if (m_tellWrittenAgain)
                    m_tellWrittenAgain();
            });
    }

    /// Once: an index that is damaged again at once is not what is broken.
    void healIndex()
    {
        if (!m_file || m_state.readOnlyBecause || std::exchange(m_isHealed, true))
            return;
        if (!m_file->makeIndexAnew())
            return;
        if (auto opened = HistoryFile::open(m_path, m_patience)) {
            m_file = std::move(*opened);
            m_search.reopen();
            workWhenIdle();
        }
    }

    void endBackups()
    {
        if (m_backups)
            m_backups->wait();
        m_backups.reset();
    }

    bool canBeRead(const StoreError &error) const
    {
        switch (error.fault) {
        case StoreFault::NewerSchema:
        case StoreFault::ReadOnly:
        case StoreFault::Busy:
        case StoreFault::DiskFull:
            return true;
        case StoreFault::CannotOpen:
            return QFileInfo(m_path).isFile();
        case StoreFault::Unreadable:
        case StoreFault::Gone:
        case StoreFault::Other:
            return false;
        }
        Q_UNREACHABLE();
    }

    /// Behind every job that waits, also those that come until then.
    void workWhenIdle()
    {
        if (!std::exchange(m_willWork, true))
            QCoreApplication::postEvent(this, new QEvent(idleWork), Qt::LowEventPriority);
    }

    void finishWork()
    {
        QElapsedTimer clock;
        clock.start();
        while (m_file && !m_state.readOnlyBecause && !clock.hasExpired(lastWork.count()) &&
               m_file->workOn().value_or(false)) {
        }
    }

    const QString m_path;
    const std::chrono::milliseconds m_patience;
    QLockFile m_lock;
    SearchThread m_search;
    std::unique_ptr<HistoryFile> m_file;
    HistoryState m_state;
    StoreError m_whyClosed{StoreFault::Other, m_path, u"Not opened yet"_s};
    bool m_willWork = false;
    bool m_isHealed = false;
    std::function<void()> m_tellWrittenAgain; ///< set before anything is stored
    std::atomic<bool> m_isEnding = false;
    std::unique_ptr<QThread> m_backups;
    QThread m_thread;
};

HistoryStore::HistoryStore(QString path, std::chrono::milliseconds patience)
    : m_worker(std::make_unique<Worker>(std::move(path), patience))
{
}

HistoryStore::~HistoryStore() = default;

StoreResult<HistoryState> HistoryStore::open()
{
    return m_worker->post<HistoryState>([worker = m_worker.get()] { return worker->open(); });
}

void HistoryStore::whenWrittenAgain(QObject *context, std::function<void()> tell)
{
    m_worker->whenWrittenAgain(context, std::move(tell));
}

StoreResult<BackupDone> HistoryStore::keepBackups(const QDateTime &now)
{
    return m_worker->keepBackups(now);
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

StoreResult<QList<Folder>> HistoryStore::folders()
{
    return m_worker->ask<QList<Folder>>([](HistoryFile &file) { return file.folders(); });
}

StoreResult<QByteArray> HistoryStore::attachment(const QString &hash)
{
    return m_worker->ask<QByteArray>([hash](HistoryFile &file) { return file.attachment(hash); });
}

StoreResult<SearchPage> HistoryStore::search(const QString &typed, int mostHits)
{
    return m_worker->search(typed, mostHits);
}

StoreResult<void> HistoryStore::saveConversation(const ConversationInfo &info)
{
    return m_worker->save<void>([info](HistoryFile &file) { return file.saveConversation(info); });
}

StoreResult<void> HistoryStore::saveMessage(const QString &conversationId, const MessageNode &node)
{
    return m_worker->save<void>([conversationId, node](HistoryFile &file) {
        return file.saveMessage(conversationId, node);
    });
}

StoreResult<void> HistoryStore::saveTurn(const ConversationInfo &info,
                                         const QList<MessageNode> &nodes)
{
    return m_worker->save<void>(
        [info, nodes](HistoryFile &file) { return file.saveTurn(info, nodes); });
}

StoreResult<void> HistoryStore::removeMessages(const QStringList &ids)
{
    return m_worker->save<void>([ids](HistoryFile &file) { return file.removeMessages(ids); });
}

StoreResult<void> HistoryStore::removeConversation(const QString &conversationId)
{
    return m_worker->save<void>(
        [conversationId](HistoryFile &file) { return file.removeConversation(conversationId); });
}

StoreResult<void> HistoryStore::saveFolder(const Folder &folder)
{
    return m_worker->save<void>([folder](HistoryFile &file) { return file.saveFolder(folder); });
}

StoreResult<void> HistoryStore::removeFolder(const QString &id)
{
    return m_worker->save<void>([id](HistoryFile &file) { return file.removeFolder(id); });
}

StoreResult<void> HistoryStore::saveAttachment(const AttachmentData &data)
{
    return m_worker->save<void>([data](HistoryFile &file) { return file.saveAttachment(data); });
}

StoreResult<Merged> HistoryStore::merge(const StoredConversation &conversation,
                                        const QList<AttachmentData> &attachments,
                                        const Folder &folder)
{
    return m_worker->save<Merged>(
        [=](HistoryFile &file) { return file.merge(conversation, attachments, folder); });
}

} // namespace Hiwar
