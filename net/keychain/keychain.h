// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The operating system's keychain, one item at a time: service "hiwar", items by name. Every job
// ends with the keychain's answer, however long the user leaves a prompt open; a job that does not
// succeed and during which the Secret Service was replaced runs once more. Stores nothing itself.
// Lives on the GUI thread; a future is cancelled when the keychain is destroyed.
#pragma once

#include "net/keychain/secretservice.h"
#include "net/values/keystate.h"

#include <QFuture>
#include <QObject>

#include <functional>

namespace Hiwar {

class Keychain : public QObject
{
    Q_OBJECT

public:
    explicit Keychain(QObject *parent);

    /// May show a prompt to the user.
    [[nodiscard]] QFuture<KeyReading> read(const QString &item);
    [[nodiscard]] QFuture<KeyState> write(const QString &item, const Secret &text);
    /// Missing: it is certainly gone.
    [[nodiscard]] QFuture<KeyState> remove(const QString &item);
    void label(const QString &item, const QString &label);

    /// Shows no prompt.
    [[nodiscard]] QFuture<KeychainDoor> findDoor();
    /// From now on stirred() is emitted.
    void listen();

signals:
    /// The keychain may be unlocked now: check with findDoor().
    void stirred();

private:
    template<typename T>
    QFuture<T> overAgain(const std::function<QFuture<T>()> &job);
    QFuture<KeyReading> readOnce(const QString &item);
    QFuture<KeyState> removeOnce(const QString &item);

    SecretServiceWatch m_watch;
};

} // namespace Hiwar
