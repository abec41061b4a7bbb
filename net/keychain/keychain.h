// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The operating system's keychain, one item at a time: service "hiwar", items by name. Every job
// ends with what the keychain says, however long a person looks at its prompt; one that found
// another Secret Service than the last job is done once more. Remembers nothing. Lives on the GUI
// thread; a future is cancelled when the keychain goes.
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

    /// It may show the person a prompt.
    [[nodiscard]] QFuture<KeyReading> read(const QString &item);
    [[nodiscard]] QFuture<KeyState> write(const QString &item, const Secret &text);
    /// Missing: it is certainly gone.
    [[nodiscard]] QFuture<KeyState> remove(const QString &item);
    void label(const QString &item, const QString &label);

    /// Shows nothing.
    [[nodiscard]] QFuture<KeychainDoor> findDoor();
    /// From now on stirred() comes.
    void listen();

signals:
    /// It may have opened: findDoor() tells.
    void stirred();

private:
    template<typename T>
    QFuture<T> overAgain(const std::function<QFuture<T>()> &job);
    QFuture<KeyReading> readOnce(const QString &item);
    QFuture<KeyState> removeOnce(const QString &item);

    SecretServiceWatch m_watch;
};

} // namespace Hiwar
