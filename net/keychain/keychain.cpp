// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/keychain/keychain.h"

#include "net/keychain/classifykeychain.h"
#include "net/values/readyfuture.h"

#include <QPromise>

#include <memory>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr auto serviceName = "hiwar"_L1;

/// On Windows QtKeychain names the item by its key alone, and the user must find it in a list with
/// the items of all programs.
QString nameInKeychain(const QString &item)
{
#ifdef Q_OS_WIN
    return serviceName + u'/' + item;
#else
    return item;
#endif
}

/// Starts the job; when it ends, the future gets the value that `result` returns. The future is
/// cancelled when the owner is destroyed: QFuture::then() takes a context too, but Qt 6.4 asserts
/// when that one is gone (mayBeDeletedWhileTheKeyringIsSilent).
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

QFuture<KeyState> startWriting(QObject *owner, const QString &item, const Secret &text)
{
    auto *job = new QKeychain::WritePasswordJob(serviceName);
    job->setTextData(QString::fromUtf8(text.reveal()));
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

Keychain::Keychain(QObject *parent)
    : QObject(parent)
{
    connect(&m_watch, &SecretServiceWatch::stirred, this, &Keychain::stirred);
}

template<typename T>
QFuture<T> Keychain::overAgain(const std::function<QFuture<T>()> &job)
{
    const int service = m_watch.begin();
    return job()
        .then([this, service, job](const T &result) {
            if (stateOf(result) == KeyState::Stored)
                return readyFuture(result);
            return m_watch.settled()
                .then([service, job, result](int now) {
                    return now == service ? readyFuture(result) : job();
                })
                .unwrap();
        })
        .unwrap();
}

QFuture<KeyReading> Keychain::readOnce(const QString &item)
{
    return startReading(this, item)
        .then([this, item](const KeyReading &reading) {
            if (reading.state != KeyState::Missing)
                return readyFuture(reading);
            return findItem(this, serviceName, item).then([](ItemState place) -> KeyReading {
                return {place == ItemState::Locked ? KeyState::Locked : KeyState::Missing,
                        Secret()};
            });
        })
        .unwrap();
}

QFuture<KeyReading> Keychain::read(const QString &item)
{
    return overAgain<KeyReading>([this, item] { return readOnce(item); });
}

QFuture<KeyState> Keychain::write(const QString &item, const Secret &text)
{
    return overAgain<KeyState>([this, item, text] { return startWriting(this, item, text); });
}

QFuture<KeyState> Keychain::removeOnce(const QString &item)
{
    return startRemoving(this, item)
        .then([this, item](KeyState state) {
            if (state != KeyState::Missing)
                return readyFuture(state);
            return readOnce(item).then([](const KeyReading &reading) {
                return reading.state == KeyState::Stored ? KeyState::Denied : reading.state;
            });
        })
        .unwrap();
}

QFuture<KeyState> Keychain::remove(const QString &item)
{
    return overAgain<KeyState>([this, item] { return removeOnce(item); });
}

void Keychain::label(const QString &item, const QString &label)
{
    labelItem(this, serviceName, item, label);
}

QFuture<KeychainDoor> Keychain::findDoor()
{
    return Hiwar::findDoor(this);
}

void Keychain::listen()
{
    m_watch.listen();
}

} // namespace Hiwar
