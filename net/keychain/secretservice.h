// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What QtKeychain does not ask a Secret Service. A locked one answers "no such item", and pretends
// to have deleted what it keeps; its search tells the truth, and opens no prompt. And it shows a
// person each item under a label, which QtKeychain makes the same for all. Asynchronous; a future
// is cancelled when its owner goes. Elsewhere than on Linux nothing of this does anything.
#pragma once

#include <QFuture>
#include <QObject>
#include <QString>

namespace Hiwar {

enum class ItemPlace : quint8 {
    Nowhere, ///< no such item, or a keychain that cannot be asked this way
    Open,
    Locked,
};

[[nodiscard]] QFuture<ItemPlace> findItem(QObject *owner, const QString &service,
                                          const QString &name);
/// Gives the item that label, where it is open; else leaves all as it is.
void labelItem(QObject *owner, const QString &service, const QString &name, const QString &label);

} // namespace Hiwar
