// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys, in the operating system's keychain: service "hiwar", one item a profile, named by the
// profile's id; and one more for a profile that has further secrets, see secretsItem().
// Asynchronous; a keychain may keep a person busy with a prompt, so every job has a
// limit after which the state is Locked, while the prompt stays usable.
//
// The rule it protects: a key that a person gave is never lost and never in a file. What the
// keychain does not take (none here, locked, refused) is kept in memory until Hiwar ends.
// Lives on the GUI thread.
#pragma once

#include "net/values/keystate.h"
#include "net/values/profilesecrets.h"

#include <QFuture>
#include <QHash>
#include <QObject>
#include <QSet>

#include <chrono>

namespace Hiwar {

struct SecretsReading
{
    KeyState state = KeyState::Unknown; ///< of the item they live in
    ProfileSecrets secrets;
};

class KeyStore : public QObject
{
    Q_OBJECT

public:
    explicit KeyStore(QObject *parent = nullptr);
    ~KeyStore() override;

    /// How long a job may wait for a person at a prompt before its future tells Locked.
    void setPatience(std::chrono::milliseconds limit);

    /// What a person who looks into the keychain sees each item called, by profile's id or
    /// secretsItem(). The items get it when they are next read or written, those that are called
    /// something else by now at once.
    void setLabels(const QHash<QString, QString> &labels);

    /// A key that is kept in memory comes from there, with the state of the attempt to store it.
    [[nodiscard]] QFuture<KeyReading> read(const QString &profileId);
    /// Stores the key; an empty one removes the item. The state afterwards: Stored, or else the key
    /// is kept in memory.
    [[nodiscard]] QFuture<KeyState> write(const QString &profileId, const Secret &key);
    /// Removes the item and makes sure that it is gone: Missing when it is. From memory it goes at
    /// once.
    [[nodiscard]] QFuture<KeyState> remove(const QString &profileId);

    /// What the profile keeps beside its key; the rules are those of the key.
    [[nodiscard]] QFuture<SecretsReading> readSecrets(const QString &profileId);
    /// Stores all of them, in place of those that were there; none removes the item.
    [[nodiscard]] QFuture<KeyState> writeSecrets(const QString &profileId,
                                                 const ProfileSecrets &secrets);
    /// Removes the key and what is beside it. Missing when both are gone.
    [[nodiscard]] QFuture<KeyState> forget(const QString &profileId);

signals:
    /// A job whose future had to tell Locked came to its end after all (the prompt was answered).
    /// The item is a profile's id, for its key, or its secretsItem().
    void answeredLate(const QString &item, Hiwar::KeyState state);

private:
    template<typename T>
    QFuture<T> withPatience(const QString &item, QFuture<T> work);

    void label(const QString &item);

    std::chrono::milliseconds m_patience{std::chrono::seconds(60)};
    QHash<QString, QString> m_labels;
    QSet<QString> m_labelled;             // this run
    QHash<QString, KeyReading> m_session; // what the keychain has not taken, and why
};

} // namespace Hiwar
