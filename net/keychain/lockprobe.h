// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A locked Secret Service answers "no such item", and pretends to have deleted what it keeps. Its
// search tells the truth, and opens no prompt. Asynchronous; the future is
// cancelled when its owner goes.
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

} // namespace Hiwar
