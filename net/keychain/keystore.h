// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The keys, in the operating system's keychain: service "hiwar", one item a profile, named by the
// profile's id. Asynchronous; a keychain may keep a person busy with a prompt, so every job has a
// limit after which the state is Locked, while the prompt stays usable. Without a keychain a key
// is kept in memory until Hiwar ends, never in a file.
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

    [[nodiscard]] QFuture<KeyReading> read(const QString &profileId);
    /// Stores the key; an empty one removes the item. The state afterwards; NoKeychain: kept in memory.
    [[nodiscard]] QFuture<KeyState> write(const QString &profileId, const Secret &key);
    /// Removes the item and makes sure by reading that it is gone: Missing when it is.
    [[nodiscard]] QFuture<KeyState> remove(const QString &profileId);

private:
    std::chrono::milliseconds m_patience{std::chrono::seconds(60)};
    QHash<QString, Secret> m_session;
};

} // namespace Hiwar
