// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One running Hiwar for each user and history: a second start passes its arguments to the first and
// ends, a command that wrote into the history informs it, and a program that replaces Hiwar asks it
// to end. Uses a local socket in a folder of the user's own. Rule: arguments go only to, and come
// only from, the same user, and a peer that does not answer is not waited for. GUI thread.
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

#include <functional>

namespace Hiwar {

/// The socket name of the instance that has this history open: two homes have two instances. On
/// Linux a path in the runtime folder where this user owns one, else beside the history.
[[nodiscard]] QString instanceName(const QString &historyPath);

class SingleInstance : public QObject
{
    Q_OBJECT

public:
    explicit SingleInstance(QString name, QObject *parent = nullptr);

    enum class Role : quint8 { First, Second };
    /// Tries to pass the arguments `words` to a first instance; without one, becomes it. Emits
    /// decided().
    void claim(const QStringList &words);
    /// Informs a first instance, if there is one, that its history has grown. Does not become the
    /// first.
    void tellHistoryChanged();
    /// Asks a first instance, if there is one, to end; emits told() when it has. Does not become
    /// the first.
    void tellToQuit();

signals:
    void decided(Hiwar::SingleInstance::Role role);
    /// First only: a second start passed these arguments.
    void startedAgain(const QStringList &words);
    /// First only: another program has written into the history.
    void historyChanged();
    /// First only: it shall end now, without asking the user anything.
    void quitAsked();
    /// The first instance received tellHistoryChanged(), or has ended, or none answered.
    void told();

private:
    void handOver(const QByteArray &line, const std::function<void()> &taken,
                  const std::function<void()> &nobody);
    void listen();
    /// Returns a function that emits the signal for a received line; empty: the line is not one of
    /// Hiwar's.
    [[nodiscard]] std::function<void()> understood(const QByteArray &line);
    void welcome();

    QString m_name;
    QLocalServer m_server;
};

} // namespace Hiwar
