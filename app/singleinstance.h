// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One Hiwar a person: a second start hands its words to the first and ends. A local socket in the
// person's own runtime folder, readable by nobody else. GUI thread.
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QStringList>

namespace Hiwar {

class SingleInstance : public QObject
{
    Q_OBJECT

public:
    /// `name` tells the history apart: two Hiwars with two homes are two programs.
    explicit SingleInstance(QString name, QObject *parent = nullptr);

    enum class Place : quint8 { First, Second };
    /// Tries to hand `words` to a first instance; without one, becomes it. Told by decided().
    void claim(const QStringList &words);

signals:
    void decided(Hiwar::SingleInstance::Place place);
    /// First only: a second start came with these words.
    void startedAgain(const QStringList &words);

private:
    void listen();
    void welcome();

    QString m_name;
    QLocalServer m_server;
};

} // namespace Hiwar
