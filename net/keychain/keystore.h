// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys, in the operating system's keychain: one item a profile, named by the profile's id; and
// one more for a profile that has further secrets, see secretsItem(). Asynchronous.
//
// The rule it protects: a key that a person gave is never lost and never in a file. It is in memory
// at once and usable from then on; from there it goes into the keychain, one item after the other,
// so that one prompt at most is open. What the keychain does not take (none here, locked, refused)
// stays in memory until Hiwar ends, and is stored by itself when the keychain opens; where a
// keychain does not tell, when the secret is used or the person looks at the settings.
// Lives on the GUI thread.
#pragma once

#include "net/keychain/keptitem.h"
#include "net/keychain/keychain.h"
#include "net/values/profilesecrets.h"

#include <QHash>
#include <QMap>
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
    /// So long a reading may wait for a person at a prompt before its future tells Locked; the
    /// prompt stays usable.
    explicit KeyStore(std::chrono::milliseconds patience = std::chrono::minutes(1),
                      QObject *parent = nullptr);
    ~KeyStore() override;

    /// What a person who looks into the keychain sees each item called, by profile's id or
    /// secretsItem(). The items get it when they are next read or written, those that are called
    /// something else by now at once.
    void setLabels(const QHash<QString, QString> &labels);

    /// A key that is kept in memory comes from there at once, with why it is only there.
    [[nodiscard]] QFuture<KeyReading> read(const QString &profileId);
    /// Stores the key; an empty one removes the item. It holds from now on; the future is the
    /// keychain's first answer, or that to a later one.
    QFuture<KeyState> write(const QString &profileId, const Secret &key);
    /// Removes the item and makes sure that it is gone: Missing when it is.
    QFuture<KeyState> remove(const QString &profileId);

    /// What the profile keeps beside its key; the rules are those of the key.
    [[nodiscard]] QFuture<SecretsReading> readSecrets(const QString &profileId);
    /// Stores all of them, in place of those that were there; none removes the item.
    QFuture<KeyState> writeSecrets(const QString &profileId, const ProfileSecrets &secrets);
    /// Changes those, and drops what the profile does not speak of. What cannot be read now is not
    /// written over.
    QFuture<KeyState> changeSecrets(const Profile &profile, const SecretsChange &change);
    /// Removes the key and what is beside it. Missing when both are gone.
    QFuture<KeyState> forget(const QString &profileId);

    /// Offers the keychain what is only in memory. It may ask the person, who wants it so …
    void storeKept();
    /// … and only where nobody is asked.
    void storeKeptQuietly();

    /// What is known without asking the keychain.
    [[nodiscard]] KeyStatus status(const Profile &profile) const;
    /// Of every further secret the profile counts on.
    [[nodiscard]] SecretsStatus secretsStatus(const Profile &profile) const;

signals:
    /// More is known of a profile's secrets than before, or something else.
    void changed(const QString &profileId);

private:
    struct Known
    {
        KeyState state = KeyState::Unknown;
        QStringList names; ///< of the secrets in it

        bool operator==(const Known &) const = default;
    };

    QFuture<KeyState> keep(const QString &item, KeptItem kept);
    void storeAll();
    void storeNext();
    QFuture<KeyState> put(const QString &item, const KeptItem &kept);
    void settle(const QString &item, int turn, KeyState state);
    void onRefusal(const QString &item, KeyState said, KeychainDoor door);
    void release(const QString &item, KeyState state);
    void refuse(const QString &item, KeyState why, KeychainDoor door);
    static void answer(const KeptItem &kept, KeyState state);
    QFuture<KeyReading> readItem(const QString &item);
    void learn(const QString &item, const Known &known);
    void label(const QString &item);

    const std::chrono::milliseconds m_patience;
    QHash<QString, QString> m_labels;
    QSet<QString> m_labelled; // this run
    QHash<QString, Known> m_known;
    QMap<QString, KeptItem> m_kept; // by item
    int m_turn = 0;
    int m_storing = 0;         // the turn that the keychain is asked to take now
    bool m_isOutdated = false; // what it answers: more may be possible since
    Keychain m_keychain;
};

} // namespace Hiwar
