// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settingsstore.h"

#include "app/settings/settingsfile.h"
#include "app/text/commitfile.h"
#include "net/values/readyfuture.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QMutex>
#include <QPromise>
#include <QSaveFile>

namespace Hiwar {

using namespace Qt::StringLiterals;

using Written = tl::expected<void, StoreError>;

namespace {

struct SettingsStoreTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::SettingsStore)
};

constexpr auto onlyOwner = QFile::ReadOwner | QFile::WriteOwner;

StoreError errorOf(const QFileDevice &file, StoreFault otherwise)
{
    StoreFault fault = otherwise;
    if (file.error() == QFileDevice::PermissionsError)
        fault = StoreFault::ReadOnly;
    else if (file.error() == QFileDevice::ResourceError)
        fault = StoreFault::DiskFull;
    return {fault, file.fileName(), file.errorString()};
}

Written write(const QString &path, const QByteArray &text)
{
    if (text.size() > maxSettingsBytes) // it could not be read again
        return tl::unexpected(
            StoreError{StoreFault::Other, path,
                       SettingsStoreTr::tr("the settings would be larger than can be read "
                                           "again; remove profiles")});
    const QString folder = QFileInfo(path).absolutePath();
    if (!QFileInfo::exists(folder) && !(QDir().mkpath(QFileInfo(folder).absolutePath()) &&
                                        QDir().mkdir(folder, onlyOwner | QFile::ExeOwner)))
        return tl::unexpected(
            StoreError{StoreFault::CannotOpen, path, u"The folder cannot be made: "_s + folder});
    QSaveFile file(path);
    if (!file.open(QFile::WriteOnly))
        return tl::unexpected(errorOf(file, StoreFault::CannotOpen));
    file.setPermissions(onlyOwner);
    file.write(text);
    if (!commitFile(file))
        return tl::unexpected(errorOf(file, StoreFault::Other));
    return {};
}

QString keptAside(const QString &path, const QDateTime &now)
{
    const QString stem = path + u".broken-"_s + now.toUTC().toString(u"yyyyMMdd-HHmmss"_s);
    QString aside = stem;
    for (int i = 2; QFileInfo::exists(aside); ++i)
        aside = u"%1-%2"_s.arg(stem).arg(i);
    return QFile::rename(path, aside) ? aside : QString();
}

QString tellUnread(const QString &path, const QString &aside, const QString &why)
{
    const QString what = SettingsStoreTr::tr("The settings in %1 cannot be read: %2")
                             .arg(QDir::toNativeSeparators(path), why);
    const QString then =
        aside.isEmpty()
            ? SettingsStoreTr::tr(
                  "Hiwar starts with its first settings. That file is left as it is, and no "
                  "change is kept: mend or move it, then start Hiwar again.")
            : SettingsStoreTr::tr("Hiwar starts with its first settings. The file is kept as %1.")
                  .arg(QFileInfo(aside).fileName());
    return what + u'\n' + then;
}

/// An empty object if there is no file or it cannot be read.
QByteArray textIn(const QString &path)
{
    return readSettingsFile(path).value_or(std::nullopt).value_or("{}");
}

} // namespace

struct SettingsStore::Queue
{
    QMutex mutex;
    QByteArray text; // what is to be written next
    QList<std::shared_ptr<QPromise<Written>>> waiting;
};

SettingsStore::SettingsStore(QString path)
    : m_path(std::move(path))
    , m_queue(std::make_shared<Queue>())
{
    m_writer.setMaxThreadCount(1);
}

SettingsStore::~SettingsStore() = default;

QString SettingsStore::language() const
{
    return languageIn(textIn(m_path));
}

ReadingOptions SettingsStore::reading() const
{
    const auto settings = decodeSettings(textIn(m_path));
    return settings ? settings->reading : ReadingOptions();
}

DesktopChoices SettingsStore::desktop() const
{
    const auto settings = decodeSettings(textIn(m_path));
    return settings ? settings->desktop : DesktopChoices{.search = DesktopSearch::Nothing};
}

LoadedSettings SettingsStore::load(const QDateTime &now)
{
    const auto text = readSettingsFile(m_path);
    if (!text) {
        m_mayWrite = false;
        return {firstSettings(), tellUnread(m_path, {}, text.error())};
    }
    if (!*text)
        return {firstSettings(), {}};
    m_former = QJsonDocument::fromJson(**text).object();
    const auto settings = decodeSettings(**text);
    if (settings)
        return {*settings, {}};
    const QString aside = keptAside(m_path, now);
    m_mayWrite = !aside.isEmpty();
    return {firstSettings(), tellUnread(m_path, aside, settings.error())};
}

QFuture<Written> SettingsStore::save(const Settings &settings)
{
    if (!m_mayWrite)
        return readyFuture(Written(tl::unexpected(StoreError{StoreFault::CannotOpen, m_path, {}})));
    const auto promise = std::make_shared<QPromise<Written>>();
    promise->start();
    const QMutexLocker lock(&m_queue->mutex);
    m_queue->text = encodeSettings(settings, m_former);
    m_queue->waiting.append(promise);
    if (m_queue->waiting.size() == 1) {
        m_writer.start([queue = m_queue, path = m_path] {
            QMutexLocker taking(&queue->mutex);
            const QByteArray text = queue->text;
            const auto waiting = std::exchange(queue->waiting, {});
            taking.unlock();
            const Written written = write(path, text);
            for (const auto &each : waiting) {
                each->addResult(written);
                each->finish();
            }
        });
    }
    return promise->future();
}

} // namespace Hiwar
