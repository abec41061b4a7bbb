// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The time limits of an exchange. Two clocks: one for bytes, which shows whether the connection is
// alive, and one for content, which shows whether the model is. Rule: keep-alives restart the first
// clock and never the second; and bytes waiting in the socket when a clock expires count as
// received. Uses no socket. Lives on the thread that made it.
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
        Content, ///< no part of an answer, whatever else came
        Bytes,   ///< no bytes at all within an answer
    };

    explicit WaitClocks(const Timeouts &timeouts);

    /// A connection is being made.
    void startConnecting();
    /// The request begins to leave: from now on the content is waited for.
    void startWaiting();
    void noteBytes();
    /// A piece of the answer came: from now on bytes are expected steadily.
    void noteContent();
    /// The rest is a refusal, for which no model has to think.
    void expectRefusal();
    void stop();

    [[nodiscard]] std::chrono::milliseconds sinceBytes() const;
    [[nodiscard]] std::chrono::milliseconds sinceContent() const;

signals:
    void expired(Hiwar::WaitClocks::Limit limit);

private:
    void ring(QTimer &clock, Limit limit);

    Timeouts m_timeouts;
    QTimer m_bytesClock; // until the request begins to leave: for the connection
    QTimer m_contentClock;
    QElapsedTimer m_lastBytes;
    QElapsedTimer m_lastContent;
    bool m_isConnecting = false;
    bool m_isFlowing = false;
};

} // namespace Hiwar
