// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long an exchange may still wait. Two clocks: one for bytes, which tells whether the
// connection is alive, and one for content, which tells whether the model is. The rule it protects:
// keep-alives stop the first from ringing and never the second; and what waits in the socket when a
// clock is over counts as come. It knows no socket.
// Lives on the thread that made it.
#pragma once

#include "net/client/timeouts.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace Hiwar {

class WaitClocks : public QObject
{
    Q_OBJECT

public:
    enum class Limit : quint8 {
        Connect, ///< no connection
        Content, ///< nothing of an answer, whatever else came
        Bytes,   ///< nothing at all within an answer
    };

    explicit WaitClocks(const Timeouts &timeouts);

    /// A connection is being made.
    void startConnecting();
    /// The request has left: from now on the content is waited for.
    void startWaiting();
    void noteBytes();
    /// A piece of the answer itself: bytes are expected in a steady flow from now on.
    void noteContent();
    /// What comes now is a refusal: it takes no thought.
    void expectRefusal();
    void stop();

    [[nodiscard]] std::chrono::milliseconds sinceBytes() const;
    [[nodiscard]] std::chrono::milliseconds sinceContent() const;

signals:
    void expired(Hiwar::WaitClocks::Limit limit);

private:
    void ring(QTimer &clock, Limit limit);

    Timeouts m_timeouts;
    QTimer m_bytesClock; // until the request has left: for the connection
    QTimer m_contentClock;
    QElapsedTimer m_lastBytes;
    QElapsedTimer m_lastContent;
    bool m_isConnecting = false;
    bool m_isFlowing = false;
};

} // namespace Hiwar
