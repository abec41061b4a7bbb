// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar ask`: one question, the reply on standard output as it arrives and nothing else there; one
// line on standard error when it fails. Asks the way the window does: same client, same keychain,
// same fallback when streaming is refused.
#pragma once

#include "app/asktarget.h"
#include "app/connections.h"

#include <QObject>

#include <memory>

namespace Hiwar {

/// Of contract: what a script may rely on.
enum class ExitStatus : int {
    Complete = 0,
    Failed = 1,
    WrongUsage = 2,
    CutShort = 3,
    Interrupted = 130,
};

class AskCommand : public QObject
{
    Q_OBJECT

public:
    AskCommand(AskOptions options, AskTarget target, Connections &connections, ChatClient &client,
               QObject *parent = nullptr);
    ~AskCommand() override;

    void start();
    /// Ctrl+C: closes the connection; what arrived is on standard output.
    void interrupt();

signals:
    void ended(Hiwar::ExitStatus status);

private:
    void ask(const Connection &connection);
    void take(const QString &text);
    void end(const ChatOutcome &outcome);
    void fail(const ApiError &error);
    void printMessage(const ReplyEnd &end);

    AskOptions m_options;
    AskTarget m_target;
    Connections &m_connections;
    ChatClient &m_client;
    std::unique_ptr<ChatCall> m_call;
    Connection m_connection;
    ChatRequest m_request;
    QString m_text;
    bool m_interrupted = false;
    bool m_timedOut = false;
};

/// Reads settings and standard input, asks, ends. Needs a QCoreApplication.
[[nodiscard]] int ask(AskOptions options, const QString &settingsPath);

/// "Unauthorized: api.example.com refused the key (401). Check the key in Settings." in one line.
/// Pure.
[[nodiscard]] QString errorLine(const ApiError &error);

} // namespace Hiwar
