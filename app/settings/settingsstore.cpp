// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settingsstore.h"

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
    if (!file.commit())
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

QString tellBroken(const QString &path, const QString &aside, const QString &why)
{
    const QString what =
        QCoreApplication::translate("Hiwar::SettingsStore", "The settings in %1 cannot be read: %2")
            .arg(QDir::toNativeSeparators(path), why);
    const QString then =
        aside.isEmpty()
            ? QCoreApplication::translate(
                  "Hiwar::SettingsStore",
                  "Hiwar starts with its first settings. The next change replaces that file.")
            : QCoreApplication::translate(
                  "Hiwar::SettingsStore",
                  "Hiwar starts with its first settings. The file is kept as %1.")
                  .arg(QFileInfo(aside).fileName());
    return what + u'\n' + then;
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
    QFile file(m_path);
    return file.open(QFile::ReadOnly) ? languageIn(file.readAll()) : QString();
}

ReadingChoices SettingsStore::reading() const
{
    QFile file(m_path);
    const auto settings = decodeSettings(file.open(QFile::ReadOnly) ? file.readAll() : "{}");
    return settings ? settings->reading : ReadingChoices();
}

LoadedSettings SettingsStore::load(const QDateTime &now)
{
    QFile file(m_path);
    if (!file.exists())
        return {firstSettings(), {}};
    tl::expected<Settings, QString> settings = tl::unexpected(QString());
    if (file.open(QFile::ReadOnly)) {
        const QByteArray text = file.readAll();
        settings = decodeSettings(text);
        m_former = QJsonDocument::fromJson(text).object();
        file.close();
    } else {
        settings = tl::unexpected(file.errorString());
    }
    if (settings)
        return {*settings, {}};
    const QString aside = keptAside(m_path, now);
    return {firstSettings(), tellBroken(m_path, aside, settings.error())};
}

QFuture<Written> SettingsStore::save(const Settings &settings)
{
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
