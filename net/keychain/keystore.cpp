// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/keychain/keystore.h"

#include "net/keychain/classifykeychain.h"
#include "net/keychain/secretservice.h"
#include "net/values/readyfuture.h"

#include <QPromise>
#include <QTimer>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr auto serviceName = "hiwar"_L1;

/// On Windows QtKeychain names the item by nothing else, and a person has to find it in a list of
/// everybody's.
QString nameInKeychain(const QString &item)
{
#ifdef Q_OS_WIN
    return serviceName + u'/' + item;
#else
    return item;
#endif
}

/// Starts the job; the future holds what `result` makes of it at its end. It is cancelled when the
/// owner goes: QFuture::then() takes a context too, but Qt 6.4 asserts when that one is gone
/// (mayBeDeletedWhileTheKeyringIsSilent).
template<typename T, typename Job, typename Result>
QFuture<T> run(QObject *owner, Job *job, const QString &item, Result result)
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    job->setKey(nameInKeychain(item));
    job->setInsecureFallback(false); // without a keychain QtKeychain would write a plain file
    QObject::connect(job, &QKeychain::Job::finished, owner, [promise, job, result] {
        promise->addResult(result(*job));
        promise->finish();
    });
    job->start();
    return promise->future();
}

QFuture<KeyReading> startReading(QObject *owner, const QString &item)
{
    return run<KeyReading>(owner, new QKeychain::ReadPasswordJob(serviceName), item,
                           [](const QKeychain::ReadPasswordJob &job) -> KeyReading {
                               const KeyState state = classifyKeychain(
                                   KeychainStep::Read, job.error(), job.errorString());
                               if (state != KeyState::Stored)
                                   return {state, Secret()};
                               return {state, Secret(job.textData().toUtf8())};
                           });
}

QFuture<KeyState> startWriting(QObject *owner, const QString &item, const Secret &key)
{
    auto *job = new QKeychain::WritePasswordJob(serviceName);
    job->setTextData(QString::fromUtf8(key.reveal()));
    return run<KeyState>(owner, job, item, [](const QKeychain::WritePasswordJob &done) {
        return classifyKeychain(KeychainStep::Write, done.error(), done.errorString());
    });
}

QFuture<KeyState> startRemoving(QObject *owner, const QString &item)
{
    return run<KeyState>(owner, new QKeychain::DeletePasswordJob(serviceName), item,
                         [](const QKeychain::DeletePasswordJob &done) {
                             return classifyKeychain(KeychainStep::Remove, done.error(),
                                                     done.errorString());
                         });
}

KeyState stateOf(const KeyReading &reading)
{
    return reading.state;
}

KeyState stateOf(KeyState state)
{
    return state;
}

} // namespace

KeyStore::KeyStore(QObject *parent)
    : QObject(parent)
{
}

KeyStore::~KeyStore() = default;

void KeyStore::setPatience(std::chrono::milliseconds limit)
{
    m_patience = limit;
}

void KeyStore::setLabels(const QHash<QString, QString> &labels)
{
    const QHash<QString, QString> before = std::exchange(m_labels, labels);
    for (auto it = labels.begin(); it != labels.end(); ++it) {
        const bool isInUse = before.contains(it.key()) || m_labelled.contains(it.key());
        if (isInUse && before.value(it.key()) != it.value())
            label(it.key());
    }
}

void KeyStore::label(const QString &item)
{
    m_labelled.insert(item);
    if (m_labels.contains(item))
        labelItem(this, serviceName, item, m_labels.value(item));
}

/// The result of the work, or Locked when that takes too long; the work goes on.
template<typename T>
QFuture<T> KeyStore::withPatience(const QString &item, QFuture<T> work)
{
    auto promise = std::make_shared<QPromise<T>>();
    promise->start();
    auto *limit = new QTimer(this);
    limit->setSingleShot(true);
    connect(limit, &QTimer::timeout, this, [promise] {
        promise->addResult(T{KeyState::Locked});
        promise->finish();
    });
    limit->start(m_patience);
    work.then([this, promise, limit, item](const T &result) {
        const bool late = !limit->isActive();
        limit->deleteLater();
        limit->stop();
        if (late) {
            emit answeredLate(item, stateOf(result));
            return;
        }
        promise->addResult(result);
        promise->finish();
    });
    return promise->future();
}

QFuture<KeyReading> KeyStore::read(const QString &profileId)
{
    if (const auto kept = m_session.constFind(profileId); kept != m_session.cend())
        return readyFuture(*kept);
    const auto unlessLocked = [this, profileId](const KeyReading &reading) {
        if (reading.state == KeyState::Stored && !m_labelled.contains(profileId))
            label(profileId);
        if (reading.state != KeyState::Missing)
            return readyFuture(reading);
        return findItem(this, serviceName, profileId).then([](ItemPlace place) -> KeyReading {
            return {place == ItemPlace::Locked ? KeyState::Locked : KeyState::Missing, Secret()};
        });
    };
    return withPatience(profileId, startReading(this, profileId).then(unlessLocked).unwrap());
}

QFuture<KeyState> KeyStore::write(const QString &profileId, const Secret &key)
{
    if (key.isEmpty())
        return remove(profileId);
    m_session.insert(profileId, {KeyState::Waiting, key});
    const auto settle = [this, profileId, key](KeyState state) {
        if (state == KeyState::Stored)
            label(profileId); // each writing calls it after the service again
        // Only this very key: a later one, or a removal, may have come in the meantime.
        const auto kept = m_session.find(profileId);
        if (kept != m_session.end() && kept->key.reveal() == key.reveal()) {
            if (state == KeyState::Stored)
                m_session.erase(kept);
            else
                kept->state = state;
        }
        return state;
    };
    return withPatience(profileId, startWriting(this, profileId, key).then(settle));
}

QFuture<KeyState> KeyStore::remove(const QString &profileId)
{
    m_session.remove(profileId);
    const auto verify = [this, profileId](KeyState state) {
        if (state != KeyState::Missing)
            return readyFuture(state);
        return startReading(this, profileId)
            .then([this, profileId](const KeyReading &reading) {
                return findItem(this, serviceName, profileId).then([reading](ItemPlace place) {
                    if (place == ItemPlace::Locked)
                        return KeyState::Locked;
                    return reading.state == KeyState::Stored ? KeyState::Denied : reading.state;
                });
            })
            .unwrap();
    };
    return withPatience(profileId, startRemoving(this, profileId).then(verify).unwrap());
}

QFuture<SecretsReading> KeyStore::readSecrets(const QString &profileId)
{
    return read(secretsItem(profileId)).then([](const KeyReading &reading) {
        return SecretsReading{reading.state, decodeSecrets(reading.key)};
    });
}

QFuture<KeyState> KeyStore::writeSecrets(const QString &profileId, const ProfileSecrets &secrets)
{
    return write(secretsItem(profileId), encodeSecrets(secrets));
}

QFuture<KeyState> KeyStore::forget(const QString &profileId)
{
    const QFuture<KeyState> more = remove(secretsItem(profileId));
    return remove(profileId)
        .then([more](KeyState key) {
            return QFuture<KeyState>(more).then(
                [key](KeyState rest) { return key == KeyState::Missing ? rest : key; });
        })
        .unwrap();
}

} // namespace Hiwar
