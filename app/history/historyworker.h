// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What HistoryStore does on the storage thread. Jobs are events of this object, so they run in the
// order of the calls; background work runs after them. Rule: only one program writes a history.
// Made on the GUI thread, lives on its own.
#pragma once

#include "app/history/historystore.h"
#include "app/history/searchthread.h"

#include <QLockFile>
#include <QPromise>
#include <QThread>
#include <QThreadPool>

#include <atomic>
#include <type_traits>

namespace Hiwar {

class HistoryWorker : public QObject
{
    Q_OBJECT

public:
    HistoryWorker(QString path, std::chrono::milliseconds patience,
                  std::chrono::milliseconds workAgain);
    /// Waits for all jobs posted before.
    ~HistoryWorker() override;

    // From the GUI thread:

    [[nodiscard]] StoreResult<HistoryState> open();
    [[nodiscard]] StoreResult<BackupDone> keepBackups(const QDateTime &now);
    [[nodiscard]] StoreResult<HistoryState> beginAnew(const QDateTime &now);
    [[nodiscard]] StoreResult<std::optional<HistoryCopy>> newestCopy(const QString &upTo);
    [[nodiscard]] StoreResult<SearchPage> search(const QString &typed, int most);

    template<typename T, typename... Parameters>
    using Function = HistoryFile::Result<T> (HistoryFile::*)(Parameters...);

    /// Calls a function that reads.
    template<typename T, typename... Parameters>
    [[nodiscard]] StoreResult<T> ask(Function<T, Parameters...> function,
                                     const std::decay_t<Parameters> &...arguments)
    {
        return post<T>([this, function, ... arguments = arguments]() -> HistoryFile::Result<T> {
            if (!m_file)
                return tl::unexpected(m_whyClosed);
            return looked((*m_file.*function)(arguments...));
        });
    }

    /// Calls a function that writes.
    template<typename T, typename... Parameters>
    [[nodiscard]] StoreResult<T> save(Function<T, Parameters...> function,
                                      const std::decay_t<Parameters> &...arguments)
    {
        return post<T>([this, function, ... arguments = arguments]() -> HistoryFile::Result<T> {
            if (const auto ready = makeReady(); !ready)
                return tl::unexpected(ready.error());
            auto done = (*m_file.*function)(arguments...);
            if (done)
                workWhenIdle();
            return looked(std::move(done));
        });
    }

signals:
    /// The file was gone, and everything was written there again.
    void writtenAgain();
    /// The file was found damaged: nothing is written to it any more.
    void damaged(const Hiwar::StoreError &error);
    /// The other Hiwar that wrote has ended: this one writes from now on.
    void tookOver(const Hiwar::HistoryState &state);

protected:
    bool event(QEvent *event) override;

private:
    template<typename T>
    using Promise = std::shared_ptr<QPromise<HistoryFile::Result<T>>>;

    template<typename T, typename Job>
    [[nodiscard]] StoreResult<T> post(Job job)
    {
        const auto promise = begun<T>();
        QMetaObject::invokeMethod(this, [promise, job = std::move(job)] {
            promise->addResult(job());
            promise->finish();
        });
        return promise->future();
    }

    template<typename T>
    [[nodiscard]] static Promise<T> begun()
    {
        const auto promise = std::make_shared<QPromise<HistoryFile::Result<T>>>();
        promise->start();
        return promise;
    }

    // On the storage thread:

    template<typename T>
    [[nodiscard]] HistoryFile::Result<T> looked(HistoryFile::Result<T> done)
    {
        if (!done && done.error().fault == StoreFault::Unreadable)
            lookForDamage();
        return done;
    }
    void lookForDamage();
    void takeOver();
    [[nodiscard]] HistoryFile::Result<HistoryState> beginAnewNow(const QDateTime &now);
    [[nodiscard]] HistoryFile::Result<QString> putAside(const QDateTime &now);
    [[nodiscard]] HistoryFile::Result<HistoryState> openNow();
    [[nodiscard]] HistoryFile::Result<std::unique_ptr<HistoryFile>>
    openToWrite(const QString &aside = {});
    [[nodiscard]] bool isOnlyWriter();
    [[nodiscard]] bool canBeRead(const StoreError &error) const;
    /// An error when nothing can be written. Takes over or writes the file again where needed.
    [[nodiscard]] HistoryFile::Result<void> makeReady();
    [[nodiscard]] HistoryFile::Result<void> writeAgain();
    void healIndex();
    void beginBackups(const QDateTime &now, const Promise<BackupDone> &promise);
    void endBackups();
    void workWhenIdle();
    void workLater();
    void finishWork();

    const QString m_path;
    const std::chrono::milliseconds m_patience;
    const std::chrono::milliseconds m_workAgain;
    QLockFile m_lock;
    SearchThread m_search;
    std::unique_ptr<HistoryFile> m_file;
    HistoryState m_state;
    StoreError m_whyClosed;
    bool m_willWork = false;
    bool m_willWorkLater = false;
    bool m_isHealed = false;
    std::atomic<bool> m_isEnding = false;
    std::unique_ptr<QThread> m_backups;
    QThreadPool m_looking; ///< runs newestCopy()
    QThread m_thread;
};

} // namespace Hiwar
