// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/keychain/keystore.h"

#include "net/keychain/classifykeychain.h"
#include "net/values/readyfuture.h"

#include <QTimer>

#include <algorithm>
#include <utility>

namespace Hiwar {

KeyStore::KeyStore(std::chrono::milliseconds patience, QObject *parent)
    : QObject(parent)
    , m_patience(patience)
    , m_keychain(this)
{
    connect(&m_keychain, &Keychain::stirred, this, &KeyStore::storeKeptQuietly);
}

KeyStore::~KeyStore() = default;

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
        m_keychain.label(item, m_labels.value(item));
}

void KeyStore::learn(const QString &item, const Known &known)
{
    if (std::exchange(m_known[item], known) != known)
        emit changed(profileOfItem(item));
}

/// The keychain's answer, or Locked when that takes too long; the prompt stays open, and a late
/// answer is still recorded.
QFuture<KeyReading> KeyStore::readItem(const QString &item)
{
    auto promise = std::make_shared<QPromise<KeyReading>>();
    promise->start();
    auto *limit = new QTimer(this);
    limit->setSingleShot(true);
    connect(limit, &QTimer::timeout, this, [this, promise, item] {
        learn(item, {KeyState::Locked, {}});
        promise->addResult(KeyReading{KeyState::Locked, Secret()});
        promise->finish();
    });
    limit->start(m_patience);
    m_keychain.read(item).then([this, promise, limit, item](const KeyReading &reading) {
        const bool isLate = !limit->isActive();
        limit->deleteLater();
        limit->stop();
        if (reading.state == KeyState::Stored && !m_labelled.contains(item))
            label(item);
        learn(item, {reading.state, namesOf(decodeSecrets(reading.key))});
        if (isLate)
            return;
        promise->addResult(reading);
        promise->finish();
    });
    return promise->future();
}

QFuture<KeyReading> KeyStore::read(const QString &profileId)
{
    const auto kept = m_kept.constFind(profileId);
    if (kept == m_kept.cend())
        return readItem(profileId);
    const KeyReading reading{kept->isRemoval() ? KeyState::Missing : kept->why, *kept->whole};
    if (kept->why != KeyState::Denied)
        storeKeptQuietly();
    return readyFuture(reading);
}

QFuture<KeyState> KeyStore::write(const QString &profileId, const Secret &key)
{
    return keep(profileId, {.whole = key});
}

QFuture<KeyState> KeyStore::remove(const QString &profileId)
{
    return keep(profileId, {.whole = Secret()});
}

QFuture<SecretsReading> KeyStore::readSecrets(const QString &profileId)
{
    const QString item = secretsItem(profileId);
    const auto kept = m_kept.constFind(item);
    const bool isKept = kept != m_kept.cend();
    if (isKept && kept->whole) {
        const SecretsReading reading{kept->isRemoval() ? KeyState::Missing : kept->why,
                                     decodeSecrets(*kept->whole)};
        if (kept->why != KeyState::Denied)
            storeKeptQuietly();
        return readyFuture(reading);
    }
    const SecretsChange change = isKept ? kept->change : SecretsChange();
    return readItem(item).then([change](const KeyReading &reading) {
        return SecretsReading{reading.state, withChange(decodeSecrets(reading.key), change)};
    });
}

QFuture<KeyState> KeyStore::writeSecrets(const QString &profileId, const ProfileSecrets &secrets)
{
    return keep(secretsItem(profileId), {.whole = encodeSecrets(secrets)});
}

QFuture<KeyState> KeyStore::changeSecrets(const Profile &profile, const SecretsChange &change)
{
    const QString item = secretsItem(profile.id);
    return keep(item, Hiwar::changed(m_kept.value(item), profile, change));
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

/// Replaces the kept value of the item; callers waiting for the former one now wait for this one.
QFuture<KeyState> KeyStore::keep(const QString &item, KeptItem kept)
{
    KeptItem &place = m_kept[item];
    kept.waiting = std::move(place.waiting);
    kept.waiting.push_back(std::make_shared<QPromise<KeyState>>());
    kept.waiting.back()->start();
    kept.why = KeyState::Waiting;
    kept.isDue = true;
    kept.turn = ++m_turn;
    place = std::move(kept);
    const QFuture<KeyState> answer = place.waiting.back()->future();
    emit changed(profileOfItem(item));
    storeNext();
    return answer;
}

void KeyStore::storeKept()
{
    for (KeptItem &kept : m_kept)
        kept.why = KeyState::Waiting;
    for (const QString &item : m_kept.keys())
        emit changed(profileOfItem(item));
    storeAll();
}

void KeyStore::storeKeptQuietly()
{
    if (m_kept.isEmpty())
        return;
    m_keychain.findDoor().then([this](KeychainDoor door) {
        if (door == KeychainDoor::Open || door == KeychainDoor::Unheard)
            storeAll();
    });
}

void KeyStore::storeAll()
{
    m_isOutdated = true;
    for (KeptItem &kept : m_kept)
        kept.isDue = true;
    storeNext();
}

void KeyStore::storeNext()
{
    if (m_storing != 0)
        return;
    const auto next =
        std::find_if(m_kept.begin(), m_kept.end(), [](const KeptItem &kept) { return kept.isDue; });
    if (next == m_kept.end())
        return;
    m_storing = next->turn;
    m_isOutdated = false;
    m_keychain.listen();
    put(next.key(), *next).then([this, item = next.key(), turn = next->turn](KeyState state) {
        settle(item, turn, state);
    });
}

QFuture<KeyState> KeyStore::put(const QString &item, const KeptItem &kept)
{
    const auto write = [this, item](const Secret &text) {
        return text.isEmpty() ? m_keychain.remove(item) : m_keychain.write(item, text);
    };
    if (kept.whole)
        return write(*kept.whole);
    return m_keychain.read(item)
        .then([this, item, write, turn = kept.turn](const KeyReading &held) {
            const auto now = m_kept.find(item);
            const bool isKnown = held.state == KeyState::Stored || held.state == KeyState::Missing;
            if (!isKnown || now == m_kept.end() || now->turn != turn)
                return readyFuture(held.state);
            now->whole = now->over(held.key);
            return write(*now->whole);
        })
        .unwrap();
}

void KeyStore::settle(const QString &item, int turn, KeyState state)
{
    const KeptItem kept = m_kept.value(item);
    const bool isLastWord = kept.turn == turn;
    if (isLastWord && state != (kept.isRemoval() ? KeyState::Missing : KeyState::Stored)) {
        m_keychain.findDoor().then(
            [this, item, state](KeychainDoor door) { onRefusal(item, state, door); });
        return;
    }
    if (isLastWord) {
        if (state == KeyState::Stored)
            label(item); // each write resets the label to the service's name
        m_known[item] = {state, namesOf(decodeSecrets(*kept.whole))};
        release(item, state);
    }
    m_storing = 0;
    storeNext();
}

void KeyStore::onRefusal(const QString &item, KeyState said, KeychainDoor door)
{
    const bool isLastWord = m_kept.value(item).turn == std::exchange(m_storing, 0);
    // Closing a prompt that was no longer needed is no refusal.
    if (isLastWord && !m_isOutdated)
        refuse(item, whyNotTaken(said, door), door);
    storeNext();
}

/// Removes the item from memory and answers its callers.
void KeyStore::release(const QString &item, KeyState state)
{
    const KeptItem kept = m_kept.take(item);
    answer(kept, state);
    emit changed(profileOfItem(item));
}

void KeyStore::answer(const KeptItem &kept, KeyState state)
{
    for (const auto &promise : kept.waiting) {
        promise->addResult(state);
        promise->finish();
    }
}

/// If the keychain refuses one item, it refuses all: no second prompt is shown.
void KeyStore::refuse(const QString &item, KeyState why, KeychainDoor door)
{
    const bool isForAll = door == KeychainDoor::Locked || door == KeychainDoor::NotMade ||
                          why == KeyState::NoKeychain;
    const QStringList all = isForAll ? m_kept.keys() : QStringList(item);
    for (const QString &each : all) {
        KeptItem &kept = m_kept[each];
        if (!std::exchange(kept.isDue, false))
            continue;
        kept.why = why;
        answer(kept, why);
        kept.waiting.clear();
        if (kept.isRemoval() && why == KeyState::NoKeychain) // no keychain: nothing to remove
            m_kept.remove(each);
        emit changed(profileOfItem(each));
    }
}

KeyStatus KeyStore::status(const Profile &profile) const
{
    const auto kept = m_kept.constFind(profile.id);
    if (kept != m_kept.cend())
        return kept->status();
    return {.state = profile.hasKey ? m_known.value(profile.id).state : KeyState::Missing};
}

SecretsStatus KeyStore::secretsStatus(const Profile &profile) const
{
    const QString item = secretsItem(profile.id);
    const auto kept = m_kept.constFind(item);
    const Known known = m_known.value(item);
    const bool isKept = kept != m_kept.cend();
    const QStringList inMemory =
        isKept ? namesOf(decodeSecrets(kept->over(Secret()))) : QStringList();
    SecretsStatus status;
    for (const QString &name : secretNames(profile)) {
        if (inMemory.contains(name))
            status[name] = kept->status();
        else if (known.state == KeyState::Stored && !known.names.contains(name))
            status[name] = {.state = KeyState::Missing};
        else
            status[name] = {.state = known.state};
        status[name].isBehind = isKept;
    }
    return status;
}

} // namespace Hiwar
