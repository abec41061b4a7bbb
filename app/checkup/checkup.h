// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Test connection": from the name of the host to a streamed reply, one line a step. The rules it
// protects: a step is tried only when the ones it stands on have not failed; another address than
// the one of the profile is asked once at most, on the same host, and only ever offered. Tells
// values; the sentences are made in ui. Ends with exactly one finished(), unless it is deleted
// before; no signal comes from within start(). GUI thread.
#pragma once

#include "app/checkup/verdicts.h"
#include "net/client/routeprobe.h"
#include "net/values/endpoint.h"

namespace Hiwar {

class Checkup : public QObject
{
    Q_OBJECT

public:
    Checkup(ChatClient &client, Connection connection, QObject *parent = nullptr);
    ~Checkup() override;

    void start();
    /// The running step ends as skipped.
    void cancel();

signals:
    void stepStarted(Hiwar::CheckupStep step);
    void lineReady(const Hiwar::CheckupLine &line);
    /// `works`: a chat with this profile gets its replies.
    void finished(bool works);

private:
    void readAddress();
    void goTheRoute();
    void askForModels();
    void askWithoutKey(const ListOutcome &list);
    void readModels(const ListOutcome &list, const std::optional<ListOutcome> &without);
    void askForReply();
    void readReply(const ShortReply::Outcome &outcome);
    void askForStream();
    void readStream(const ShortReply::Outcome &outcome);
    void askShortly(const Connection &connection, StreamMode streaming,
                    void (Checkup::*read)(const ShortReply::Outcome &));
    /// A reply failed: maybe the address is the fault.
    void lookElsewhere(const ApiError &error);
    void readElsewhere(const ShortReply::Outcome &outcome);
    // Anyone who hears of it may delete or cancel this: then they return false.
    [[nodiscard]] bool begin(CheckupStep step);
    [[nodiscard]] bool tell(CheckupLine line);
    [[nodiscard]] bool tellTimed(CheckupLine line);
    [[nodiscard]] bool skip(CheckupStep step, CheckupReason reason);
    [[nodiscard]] bool skipRest();
    void endEarly();
    void end(bool works);

    ChatClient &m_client;
    Connection m_connection;
    Endpoint m_endpoint;
    std::optional<ApiError> m_routeError; ///< of the route's last line
    std::unique_ptr<RouteProbe> m_route;
    QFuture<ListOutcome> m_models;
    std::unique_ptr<ShortReply> m_reply;
    QElapsedTimer m_clock;
    std::chrono::milliseconds m_listTime{0};
    QString m_elsewhere; ///< the other address
    QList<CheckupStep> m_told;
    CheckupStep m_step = CheckupStep::Address;
    StreamMode m_asked = StreamMode::Off; ///< how the last reply was asked for
    bool m_worksPlainly = false;
    bool m_isOver = false;
};

} // namespace Hiwar
