// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// `hiwar ask`: sends one question, and writes only the reply to standard output, as it arrives;
// writes one line to standard error when it fails, and one for every wait before it asks again.
// Uses the same client, keychain and waits as the window.
#pragma once

#include "app/chat/connections.h"
#include "app/chat/replyrequest.h"
#include "app/chat/requestlevels.h"
#include "app/commands/askaccount.h"
#include "app/commands/askfiles.h"
#include "app/commands/asktarget.h"
#include "app/commands/exitstatus.h"
#include "app/commands/standardoutput.h"

#include <QObject>

#include <memory>

namespace Hiwar {

class AskCommand : public QObject
{
    Q_OBJECT

public:
    AskCommand(AskOptions options, AskTarget target, AskAccount account, Connections &connections,
               ChatClient &client, QObject *parent = nullptr);
    ~AskCommand() override;

    void start();
    /// Ctrl+C: closes the connection, or ends a wait; standard output keeps the text that arrived.
    void interrupt();

signals:
    void ended(Hiwar::ExitStatus status);
    /// This model of the profile does not take such parts: remember it.
    void refused(const QString &profileId, const QString &model, const QString &field);

private:
    class SentWatch;

    /// The files have been read.
    void begin();
    [[nodiscard]] QList<AskFile> files() const;
    void giveUp();
    void ask(const Connection &connection);
    /// Those of the profile, over them the persona's, and --system.
    [[nodiscard]] EffectiveSettings settingsFor(const Profile &profile) const;
    /// One line on standard error; the question is sent nevertheless.
    void warnOfSecrets(const Connection &connection) const;
    /// Tells that the question would pass the limit of the day, if it would.
    [[nodiscard]] bool isOverLimit();
    /// --usage.
    void tellUsage(const ReplyEnd *end);
    void takeText(const QString &text);
    void takePending();
    void end(const ChatOutcome &outcome);
    void fail(const ApiError &error);
    void put(const QByteArray &utf8);
    void finish(ExitStatus status);
    /// Names the option that the service refused, as the end of a line.
    [[nodiscard]] QString whatToLeaveOut(const ApiError &error) const;
    void printMessage(const ReplyEnd &said);

    AskOptions m_options;
    AskTarget m_target;
    AskAccount m_account;
    Connections &m_connections;
    ChatClient &m_client;
    std::shared_ptr<SentWatch> m_sentWatch;
    std::unique_ptr<AskFiles> m_files; ///< nullptr: there are none
    std::unique_ptr<ReplyRequest> m_replyRequest;
    ChatRequest m_request;
    Message m_reply;
    QDateTime m_deadline; ///< UTC; invalid: no deadline
    StandardOutput m_output;
    bool m_interrupted = false;
    bool m_timedOut = false;
};

/// Reads the settings, the history and standard input, asks, returns the exit status. Needs a
/// QCoreApplication.
[[nodiscard]] int ask(AskOptions options, const QString &settingsPath, const QString &historyPath);

} // namespace Hiwar
