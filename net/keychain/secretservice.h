// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Secret Service calls that QtKeychain does not make. A locked service answers "no such item", and
// reports an item as deleted that it still has; its search answers correctly, and opens no prompt.
// The service shows the user a label for each item, which QtKeychain makes the same for all.
// QtKeychain does not report when a keychain was unlocked, and keeps using a service that has
// ended. Asynchronous; a future is cancelled when its owner is destroyed. Does nothing except on
// Linux.
#pragma once

#include <QFuture>
#include <QObject>
#include <QString>

namespace Hiwar {

enum class ItemState : quint8 {
    Nowhere, ///< no such item, or a keychain without this interface
    Open,
    Locked,
};

[[nodiscard]] QFuture<ItemState> findItem(QObject *owner, const QString &service,
                                          const QString &name);
/// The state of the collection for new items; the query opens no prompt.
enum class KeychainDoor : quint8 {
    Unheard, ///< no Secret Service runs, or a keychain without this interface
    Open,
    Locked,
    NotMade, ///< there is no default collection; a prompt would create one
};

[[nodiscard]] QFuture<KeychainDoor> findDoor(QObject *owner);
/// Sets the label of the item, if the item is unlocked; else does nothing.
void labelItem(QObject *owner, const QString &service, const QString &name, const QString &label);

/// Notices when the Secret Service is replaced, and makes libsecret, which QtKeychain uses, forget
/// the old one: it would send requests to that one for ever.
class SecretServiceWatch : public QObject
{
    Q_OBJECT

public:
    /// Starts watching, and emits stirred() when a service appears. Returns the current number.
    int begin();
    /// The number of the service, once all events up to this call are processed.
    [[nodiscard]] QFuture<int> settled();
    /// From now on emits stirred() also when something was unlocked or created.
    void listen();

signals:
    void stirred();

private:
    void onOwnerChanged(const QString &before, const QString &now);

    int m_service = 0;
    [[maybe_unused]] bool m_isWatching = false;
    [[maybe_unused]] bool m_isListening = false;
};

} // namespace Hiwar
