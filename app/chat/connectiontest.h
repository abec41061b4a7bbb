// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Test connection": asks the service for its models, which may fail without harm, and then for the
// smallest possible reply, which may not. Tells values; the sentences are made in ui. Ends with
// exactly one finished(), unless it is deleted before. GUI thread.
#pragma once

#include "net/client/chatclient.h"

#include <QElapsedTimer>
#include <QObject>

#include <optional>

namespace Hiwar {

class ConnectionTest : public QObject
{
    Q_OBJECT

public:
    enum class Step : quint8 { Models, Chat };

    struct Result
    {
        Step step = Step::Models;
        std::optional<ApiError> error; ///< none: it worked
        QStringList models;            ///< Models only
        QString reply;                 ///< Chat only: the first words of it
        std::chrono::milliseconds elapsed{0};
    };

    ConnectionTest(ChatClient &client, Connection connection, QObject *parent = nullptr);
    ~ConnectionTest() override;

    void start();
    /// The running step ends with ErrorKind::Stopped.
    void cancel();

signals:
    void stepDone(const Hiwar::ConnectionTest::Result &result);
    /// `ok` when a reply came.
    void finished(bool ok);

private:
    void askForModels();
    void askForReply();
    void endChat(const ChatOutcome &outcome);

    ChatClient &m_client;
    Connection m_connection;
    QFuture<tl::expected<QStringList, ApiError>> m_models;
    std::unique_ptr<ChatCall> m_call;
    QElapsedTimer m_clock;
    QString m_reply;
    bool m_plainly = false; ///< the service refused to stream
    bool m_cancelled = false;
};

} // namespace Hiwar
