// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys, in the operating system's keychain: one item for each profile, named by the profile's
// id; and a second item for a profile with further secrets, see secretsItem(). Asynchronous.
//
// Rule: a key that a user entered is never lost and never in a file. It is in memory and usable at
// once; from there it is written into the keychain, one item after the other, so that at most one
// prompt is open. A key that the keychain does not store (no keychain, locked, refused) stays in
// memory until Hiwar ends, and is stored automatically when the keychain is unlocked; where a
// keychain does not report that, when the secret is used or the user opens the settings.
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
    KeyState state = KeyState::Unknown; ///< of the item that contains them
    ProfileSecrets secrets;
};

class KeyStore : public QObject
{
    Q_OBJECT

public:
    /// `patience`: how long a read waits for the user at a prompt before its future returns Locked;
    /// the prompt stays usable.
    explicit KeyStore(std::chrono::milliseconds patience = std::chrono::minutes(1),
                      QObject *parent = nullptr);
    ~KeyStore() override;

    /// The label of each item that a user sees in the keychain, by profile's id or secretsItem().
    /// An item gets its label when it is next read or written; a changed label is set at once.
    void setLabels(const QHash<QString, QString> &labels);

    /// Returns a key that is kept in memory at once, with the reason why it is only there.
    [[nodiscard]] QFuture<KeyReading> read(const QString &profileId);
    /// Stores the key; an empty one removes the item. The key is usable at once; the future is the
    /// keychain's first answer to this write or to a later one.
    QFuture<KeyState> write(const QString &profileId, const Secret &key);
    /// Removes the item and makes sure that it is gone: Missing when it is.
    QFuture<KeyState> remove(const QString &profileId);

    /// The profile's secrets other than the key; the same rules apply.
    [[nodiscard]] QFuture<SecretsReading> readSecrets(const QString &profileId);
    /// Stores all of them, in place of the former ones; if all are empty, removes the item.
    QFuture<KeyState> writeSecrets(const QString &profileId, const ProfileSecrets &secrets);
    /// Changes those, and drops secrets that the profile does not use. Stored secrets that cannot
    /// be read now are not overwritten.
    QFuture<KeyState> changeSecrets(const Profile &profile, const SecretsChange &change);
    /// Removes the key and the other secrets. Missing when both items are gone.
    QFuture<KeyState> forget(const QString &profileId);

    /// Tries to store what is only in memory. May show a prompt: only for a user who wants that.
    void storeKept();
    /// The same, unless the keychain is known to need a prompt.
    void storeKeptQuietly();

    /// The status known so far, without a request to the keychain.
    [[nodiscard]] KeyStatus status(const Profile &profile) const;
    /// Of every further secret that the profile uses.
    [[nodiscard]] SecretsStatus secretsStatus(const Profile &profile) const;

signals:
    /// The known status of a profile's secrets has changed.
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
    QSet<QString> m_labelled; // in this run
    QHash<QString, Known> m_known;
    QMap<QString, KeptItem> m_kept; // by item
    int m_turn = 0;
    int m_storing = 0;         // the turn being stored now; 0: none
    bool m_isOutdated = false; // storeAll() was called since: the answer may be obsolete
    Keychain m_keychain;
};

} // namespace Hiwar
