// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Starts Hiwar when the user logs in. Each system has its own way: a file that the desktop reads, a
// portal that may ask the user, an entry of the registry, an agent. GUI thread.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace Hiwar {

class LoginStart : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// answered() follows, at once or later.
    virtual void set(bool starts) = 0;

signals:
    /// `starts`: as it is now. The sentence says why that is not what was asked for; or empty.
    void answered(bool starts, const QString &sentence);
};

/// The words that start this program without showing its window.
[[nodiscard]] QStringList loginCommand();

/// The entry for $XDG_CONFIG_HOME/autostart. Pure.
[[nodiscard]] QByteArray autostartEntry(const QStringList &command);
/// The agent for ~/Library/LaunchAgents. Pure.
[[nodiscard]] QByteArray launchAgent(const QStringList &command);

/// Writes that file, or removes it.
class LoginFile : public LoginStart
{
    Q_OBJECT

public:
    LoginFile(QString path, QByteArray contents, QObject *parent = nullptr);

    void set(bool starts) override;

private:
    QString m_path;
    QByteArray m_contents;
};

#ifdef Q_OS_WIN
/// The Run key of the user.
class LoginRegistry : public LoginStart
{
    Q_OBJECT

public:
    using LoginStart::LoginStart;

    void set(bool starts) override;
};
#endif

} // namespace Hiwar
