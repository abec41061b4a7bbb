// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// "Test connection": checks everything from the host name to a streamed reply, one line per step.
// Rules: a step is tried only when the steps it depends on have not failed; an address other than
// the profile's is tried once at most, at the same origin, and is only ever proposed. Reports
// values; ui makes the sentences. Emits finished() exactly once, unless it is deleted before;
// start() itself emits no signal. GUI thread.
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
    /// Reports the running step as skipped and ends.
    void cancel();

signals:
    void stepStarted(Hiwar::CheckupStep step);
    void lineReady(const Hiwar::CheckupLine &line);
    /// `works`: whether a chat with this profile gets its replies.
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
    /// After a failure: the address may be wrong. Tries or reports the proposed one.
    void lookElsewhere(const ApiError &error);
    void readElsewhere(const ShortReply::Outcome &outcome);
    // Each emits a signal whose receiver may delete or cancel this object: then it returns false.
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
    std::optional<ApiError> m_routeError; ///< from the route's last line
    std::unique_ptr<RouteProbe> m_route;
    QFuture<ListOutcome> m_models;
    std::unique_ptr<ShortReply> m_reply;
    QElapsedTimer m_clock;
    std::chrono::milliseconds m_listTime{0};
    QString m_elsewhere; ///< the other address, which is being tried
    QList<CheckupStep> m_told;
    CheckupStep m_step = CheckupStep::Address;
    StreamMode m_asked = StreamMode::Off; ///< how the last reply was requested
    bool m_worksPlainly = false;
    bool m_isOver = false;
};

} // namespace Hiwar
