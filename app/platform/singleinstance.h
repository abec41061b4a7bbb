// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One Hiwar a person: a second start hands its words to the first and ends, a command that
// wrote into the history tells it, and what replaces the program asks it to end. A local socket in
// a folder of the person's own. The rule it protects: words go to nobody else and are taken from
// nobody else, and anyone who is silent is not waited for. GUI thread.
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

#include <functional>

namespace Hiwar {

/// The name of the program that has this history open: two homes are two programs. On Linux a path
/// in the runtime folder where there is one of this user's own, else beside the history.
[[nodiscard]] QString instanceName(const QString &historyPath);

class SingleInstance : public QObject
{
    Q_OBJECT

public:
    explicit SingleInstance(QString name, QObject *parent = nullptr);

    enum class Role : quint8 { First, Second };
    /// Tries to hand `words` to a first instance; without one, becomes it. Told by decided().
    void claim(const QStringList &words);
    /// Tells a first instance, if there is one, that its history holds more now. Becomes none.
    void tellHistoryChanged();
    /// Asks a first instance, if there is one, to end; told() comes when it has. Becomes none.
    void tellToQuit();

signals:
    void decided(Hiwar::SingleInstance::Role role);
    /// First only: a second start came with these words.
    void startedAgain(const QStringList &words);
    /// First only: another program has written into the history.
    void historyChanged();
    /// First only: it is to end, and nothing is to be asked any more.
    void quitAsked();
    /// tellHistoryChanged() or tellToQuit() has reached the first program, or there is none.
    void told();

private:
    void handOver(const QByteArray &line, const std::function<void()> &taken,
                  const std::function<void()> &nobody);
    void listen();
    /// The signal that a line from outside asks for; empty: the line is none of ours.
    [[nodiscard]] std::function<void()> understood(const QByteArray &line);
    void welcome();

    QString m_name;
    QLocalServer m_server;
};

} // namespace Hiwar
