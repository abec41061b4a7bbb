// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What QtKeychain does not ask a Secret Service. A locked one answers "no such item", and pretends
// to have deleted what it keeps; its search tells the truth, and opens no prompt. And it shows a
// person each item under a label, which QtKeychain makes the same for all. It never tells when a
// keychain opened, and goes on with a service that is there no more. Asynchronous; a future is
// cancelled when its owner goes. Elsewhere than on Linux nothing of this does anything.
#pragma once

#include <QFuture>
#include <QObject>
#include <QString>

namespace Hiwar {

enum class ItemState : quint8 {
    Nowhere, ///< no such item, or a keychain that cannot be asked this way
    Open,
    Locked,
};

[[nodiscard]] QFuture<ItemState> findItem(QObject *owner, const QString &service,
                                          const QString &name);
/// What stands before new items; asking opens no prompt.
enum class KeychainDoor : quint8 {
    Unheard, ///< no Secret Service runs, or a keychain that cannot be asked this way
    Open,
    Locked,
    NotMade, ///< it has no default collection; a prompt would make one
};

[[nodiscard]] QFuture<KeychainDoor> findDoor(QObject *owner);
/// Gives the item that label, where it is open; else leaves all as it is.
void labelItem(QObject *owner, const QString &service, const QString &name, const QString &label);

/// Notices when the Secret Service becomes another one, and has libsecret, which QtKeychain uses,
/// forget the one before: it would ask that one for ever.
class SecretServiceWatch : public QObject
{
    Q_OBJECT

public:
    /// From now on it notices. The number of the service that is used now.
    int begin();
    /// The number once all that happened until now is known.
    [[nodiscard]] QFuture<int> settled();
    /// From now on it tells when something was unlocked or made, or a service came.
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
