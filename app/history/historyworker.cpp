// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyworker.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QTimer>

#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr auto idleWork = QEvent::Type(QEvent::User + 1);
constexpr std::chrono::milliseconds lastWork{500}; // the rest is done after the next start

} // namespace

HistoryWorker::HistoryWorker(QString path, std::chrono::milliseconds patience,
                             std::chrono::milliseconds workAgain)
    : m_path(std::move(path))
    , m_patience(patience)
    , m_workAgain(workAgain)
    , m_lock(m_path + ".lock"_L1)
    , m_search(m_path, patience,
               [this] { QMetaObject::invokeMethod(this, &HistoryWorker::healIndex); })
    , m_whyClosed{StoreFault::Other, m_path, u"Not opened yet"_s}
{
    m_lock.setStaleLockTime(0); // stale only when its program is gone, however old it is
    m_thread.setObjectName("history"_L1);
    moveToThread(&m_thread);
    m_thread.start();
}

HistoryWorker::~HistoryWorker()
{
    m_isEnding = true;
    // After all posted jobs; the connection must be closed on its own thread.
    QMetaObject::invokeMethod(this, [this] {
        endBackups();
        finishWork();
        m_file.reset();
        m_lock.unlock();
        m_thread.quit();
    });
    m_thread.wait();
}

StoreResult<HistoryState> HistoryWorker::open()
{
    return post<HistoryState>([this] { return openNow(); });
}

HistoryFile::Result<HistoryState> HistoryWorker::openNow()
{
    if (m_file)
        return m_state;
    auto opened = openToWrite();
    if (!opened && canBeRead(opened.error())) {
        m_state.readOnlyBecause = opened.error();
        opened = HistoryFile::open(m_path, m_patience, HistoryFile::Access::ReadOnly);
    }
    if (!opened) {
        // Report the first error: reading was only a fallback.
        m_whyClosed = m_state.readOnlyBecause.value_or(opened.error());
        m_state = {};
        return tl::unexpected(m_whyClosed);
    }
    m_file = std::move(*opened);
    return m_state;
}

/// Where no lock file can be made, SQLite's own locks must suffice.
bool HistoryWorker::isOnlyWriter()
{
    if (m_lock.isLocked())
        return true;
    if (m_lock.tryLock(0)) {
        QFile::setPermissions(m_path + ".lock"_L1, QFile::ReadOwner | QFile::WriteOwner);
        return true;
    }
    if (m_lock.error() != QLockFile::LockFailedError)
        return true;
    // A lock file without a name is left by a program killed while making it, and would seem in use
    // for ever. A running program also locks the file itself, so that removing it fails.
    qint64 process = 0;
    QString host;
    QString program;
    return !m_lock.getLockInfo(&process, &host, &program) && m_lock.removeStaleLockFile() &&
           m_lock.tryLock(0);
}

HistoryFile::Result<std::unique_ptr<HistoryFile>> HistoryWorker::openToWrite(const QString &aside)
{
    // Open first: this makes the folder for the lock file.
    auto opened = HistoryFile::open(m_path, m_patience, HistoryFile::Access::ReadWrite, aside);
    if (!opened)
        return opened;
    if (!isOnlyWriter())
        return tl::unexpected(StoreError{StoreFault::Busy, m_path, u"Another Hiwar writes it"_s});
    const auto ended = (*opened)->endInterrupted();
    if (!ended)
        return tl::unexpected(ended.error());
    (*opened)->removeStrays();
    m_state.interrupted = *ended;
    m_state.lost = (*opened)->lost().value_or(LostHistory());
    workWhenIdle();
    return opened;
}

bool HistoryWorker::canBeRead(const StoreError &error) const
{
    switch (error.fault) {
    case StoreFault::NewerSchema:
    case StoreFault::ReadOnly:
    case StoreFault::Busy:
    case StoreFault::DiskFull:
    case StoreFault::DiskFails:
    case StoreFault::Unreadable: // a part may still be readable
        return true;
    case StoreFault::CannotOpen:
        return QFileInfo(m_path).isFile();
    case StoreFault::Gone:
    case StoreFault::NotFound:
    case StoreFault::Other:
        return false;
    }
    Q_UNREACHABLE();
}

/// Becomes the writer when the other Hiwar has ended.
void HistoryWorker::takeOver()
{
    if (!m_state.readOnlyBecause || m_state.readOnlyBecause->fault != StoreFault::Busy ||
        !isOnlyWriter())
        return;
    auto opened = openToWrite();
    if (!opened)
        return;
    m_file = std::move(*opened);
    m_state.readOnlyBecause.reset();
    m_search.reopen();
    emit tookOver(m_state);
}

/// After a failed read: is the file damaged?
void HistoryWorker::lookForDamage()
{
    if (!m_file || m_state.readOnlyBecause)
        return;
    if (m_file->isWhole()) {
        healIndex();
        return;
    }
    m_state.readOnlyBecause = StoreError{StoreFault::Unreadable, m_path, u"It was found damaged"_s};
    m_search.reopen(); // closes the file, which may be renamed next
    emit damaged(*m_state.readOnlyBecause);
}

StoreResult<HistoryState> HistoryWorker::beginAnew(const QDateTime &now)
{
    return post<HistoryState>([this, now] { return beginAnewNow(now); });
}

HistoryFile::Result<HistoryState> HistoryWorker::beginAnewNow(const QDateTime &now)
{
    const StoreError why = m_file ? m_state.readOnlyBecause.value_or(StoreError()) : m_whyClosed;
    if (why.fault != StoreFault::Unreadable)
        return openNow();
    return putAside(now)
        .and_then([this](const QString &aside) { return openToWrite(aside); })
        .map([this](std::unique_ptr<HistoryFile> &&file) {
            m_file = std::move(file);
            m_state.readOnlyBecause.reset();
            m_search.reopen();
            return m_state;
        });
}

/// Renames the file and its log, without which the last messages are missing. Returns the new name.
HistoryFile::Result<QString> HistoryWorker::putAside(const QDateTime &now)
{
    if (!isOnlyWriter())
        return tl::unexpected(StoreError{StoreFault::Busy, m_path, u"Another Hiwar writes it"_s});
    m_file.reset();
    m_whyClosed = StoreError{StoreFault::Unreadable, m_path, u"It was found damaged"_s};
    if (!QFileInfo::exists(m_path)) // an earlier attempt renamed it and then failed
        return QString();
    const QString stem = m_path + now.toUTC().toString(u"'.damaged-'yyyyMMdd-HHmmss"_s);
    QString aside = stem;
    for (int i = 2; QFileInfo::exists(aside); ++i)
        aside = u"%1-%2"_s.arg(stem).arg(i);
    QFile file(m_path);
    if (!file.rename(aside))
        return tl::unexpected(StoreError{StoreFault::CannotOpen, m_path, file.errorString()});
    QFile::rename(m_path + "-wal"_L1, aside + "-wal"_L1);
    QFile::remove(m_path + "-shm"_L1);
    return QFileInfo(aside).fileName();
}

StoreResult<std::optional<HistoryCopy>> HistoryWorker::newestCopy(const QString &upTo)
{
    const auto promise = begun<std::optional<HistoryCopy>>();
    m_looking.start([this, promise, upTo] {
        const auto ends = [this] { return m_isEnding.load(); };
        auto copy = newestSoundCopy(m_path, upTo, ends);
        if (copy && !upTo.isEmpty())
            copy->isKnown = holdsAllOf(copy->path, m_path, ends);
        promise->addResult(copy);
        promise->finish();
    });
    return promise->future();
}

HistoryFile::Result<void> HistoryWorker::makeReady()
{
    if (!m_file)
        return tl::unexpected(m_whyClosed);
    takeOver();
    if (m_state.readOnlyBecause)
        return tl::unexpected(*m_state.readOnlyBecause);
    return m_file->isGone() ? writeAgain() : HistoryFile::Result<void>();
}

HistoryFile::Result<void> HistoryWorker::writeAgain()
{
    return m_file->writeAgain()
        .and_then([this] {
            // It went with the file, and QLockFile warns when it unlocks a missing file.
            (void)QFile(m_path + ".lock"_L1).open(QFile::WriteOnly);
            m_lock.unlock();
            return HistoryFile::open(m_path, m_patience);
        })
        .map([this](std::unique_ptr<HistoryFile> &&file) {
            (void)m_lock.tryLock(0);
            m_file = std::move(file);
            m_search.reopen();
            emit writtenAgain();
        });
}

StoreResult<SearchPage> HistoryWorker::search(const QString &typed, int most)
{
    const auto promise = begun<SearchPage>();
    const quint64 number = m_search.begin();
    // Queued behind the savings, so that it finds the newest messages.
    QMetaObject::invokeMethod(this, [this, promise, number, typed, most] {
        if (!m_file) {
            promise->addResult(tl::unexpected(m_whyClosed));
            promise->finish();
            return;
        }
        (void)m_file->indexSome();
        m_search.find(number, typed, most, promise);
    });
    return promise->future();
}

/// Only once: if it soon fails again, the index is not what is broken.
void HistoryWorker::healIndex()
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

StoreResult<BackupDone> HistoryWorker::keepBackups(const QDateTime &now)
{
    const auto promise = begun<BackupDone>();
    // Queued behind open(), so that the file to copy is migrated.
    QMetaObject::invokeMethod(this, [this, promise, now] { beginBackups(now, promise); });
    return promise->future();
}

void HistoryWorker::beginBackups(const QDateTime &now, const Promise<BackupDone> &promise)
{
    if (!m_file || m_state.readOnlyBecause || m_backups) {
        promise->addResult(BackupDone());
        promise->finish();
        return;
    }
    m_backups.reset(QThread::create([this, promise, now] {
        const auto done = Hiwar::keepBackups(m_path, now, [this] { return m_isEnding.load(); });
        if (!done && done.error().fault == StoreFault::Unreadable && done.error().path == m_path)
            QMetaObject::invokeMethod(this, &HistoryWorker::lookForDamage);
        promise->addResult(done);
        promise->finish();
    }));
    connect(m_backups.get(), &QThread::finished, this, &HistoryWorker::endBackups);
    m_backups->start(QThread::LowestPriority);
}

void HistoryWorker::endBackups()
{
    if (m_backups)
        m_backups->wait();
    m_backups.reset();
    workWhenIdle(); // while the copy was read, deleted data could not be overwritten
}

bool HistoryWorker::event(QEvent *event)
{
    if (event->type() != idleWork)
        return QObject::event(event);
    m_willWork = false;
    const auto more = m_file ? looked(m_file->workOn()) : HistoryFile::Result<bool>(false);
    if (more.value_or(false))
        workWhenIdle();
    else if (m_file && !m_state.readOnlyBecause && (!more || m_file->hasToScrub()))
        workLater();
    return true;
}

/// Another program blocked the work, and there may be no saving for hours.
void HistoryWorker::workLater()
{
    if (std::exchange(m_willWorkLater, true))
        return;
    QTimer::singleShot(m_workAgain, this, [this] {
        m_willWorkLater = false;
        workWhenIdle();
    });
}

/// Runs after all waiting jobs, also those posted until then.
void HistoryWorker::workWhenIdle()
{
    if (!std::exchange(m_willWork, true))
        QCoreApplication::postEvent(this, new QEvent(idleWork), Qt::LowEventPriority);
}

void HistoryWorker::finishWork()
{
    QElapsedTimer clock;
    clock.start();
    while (m_file && !m_state.readOnlyBecause && !clock.hasExpired(lastWork.count()) &&
           m_file->workOn().value_or(false)) {
    }
}

} // namespace Hiwar
