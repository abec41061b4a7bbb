// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys, in the operating system's keychain: service "hiwar", one item a profile, named by the
// profile's id. Asynchronous; a keychain may keep a person busy with a prompt, so every job has a
// limit after which the state is Locked, while the prompt stays usable.
//
// The rule it protects: a key that a person gave is never lost and never in a file. What the
// keychain does not take (none here, locked, refused) is kept in memory until Hiwar ends.
// Lives on the GUI thread.
#pragma once

#include "net/values/keystate.h"

#include <QFuture>
#include <QHash>
#include <QObject>

#include <chrono>

namespace Hiwar {

class KeyStore : public QObject
{
    Q_OBJECT

public:
    explicit KeyStore(QObject *parent = nullptr);
    ~KeyStore() override;

    /// How long a job may wait for a person at a prompt before its future tells Locked.
    void setPatience(std::chrono::milliseconds limit);

    /// A key that is kept in memory comes from there, with the state of the attempt to store it.
    [[nodiscard]] QFuture<KeyReading> read(const QString &profileId);
    /// Stores the key; an empty one removes the item. The state afterwards: Stored, or else the key
    /// is kept in memory.
    [[nodiscard]] QFuture<KeyState> write(const QString &profileId, const Secret &key);
    /// Removes the item and makes sure that it is gone: Missing when it is. From memory it goes at
    /// once.
    [[nodiscard]] QFuture<KeyState> remove(const QString &profileId);

signals:
    /// A job whose future had to tell Locked came to its end after all (the prompt was answered).
    void answeredLate(const QString &profileId, Hiwar::KeyState state);

private:
    template<typename T>
    QFuture<T> withPatience(const QString &profileId, QFuture<T> work);

    std::chrono::milliseconds m_patience{std::chrono::seconds(60)};
    QHash<QString, KeyReading> m_session; // what the keychain has not taken, and why
};

} // namespace Hiwar
