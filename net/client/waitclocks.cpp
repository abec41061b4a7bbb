// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/client/waitclocks.h"

using namespace std::chrono_literals;

namespace Hiwar {

namespace {

void startOrStop(QTimer &clock, std::chrono::milliseconds limit)
{
    limit > 0ms ? clock.start(limit) : clock.stop();
}

} // namespace

WaitClocks::WaitClocks(const Timeouts &timeouts)
    : m_timeouts(timeouts)
{
    m_bytesClock.setSingleShot(true);
    m_contentClock.setSingleShot(true);
    connect(&m_bytesClock, &QTimer::timeout, this,
            [this] { ring(m_bytesClock, m_isConnecting ? Limit::Connect : Limit::Bytes); });
    connect(&m_contentClock, &QTimer::timeout, this,
            [this] { ring(m_contentClock, Limit::Content); });
}

/// A process that was suspended for longer than the limit finds its clock expired and its socket
/// full. So the first timeout only lets the socket be read; bytes that it has restart the clock.
void WaitClocks::ring(QTimer &clock, Limit limit)
{
    if (clock.intervalAsDuration() > 0ms)
        clock.start(0ms);
    else
        emit expired(limit);
}

void WaitClocks::startConnecting()
{
    m_isConnecting = true;
    m_isFlowing = false;
    m_lastBytes.start();
    m_lastContent.start();
    m_contentClock.stop();
    startOrStop(m_bytesClock, m_timeouts.connect);
}

void WaitClocks::startWaiting()
{
    m_isConnecting = false;
    m_lastBytes.start();
    m_lastContent.start();
    m_bytesClock.stop();
    startOrStop(m_contentClock, m_timeouts.firstByte);
}

void WaitClocks::noteBytes()
{
    m_lastBytes.start();
    if (m_isFlowing)
        startOrStop(m_bytesClock, m_timeouts.silence);
}

void WaitClocks::noteContent()
{
    m_isFlowing = true;
    m_lastContent.start();
    startOrStop(m_bytesClock, m_timeouts.silence);
    startOrStop(m_contentClock, m_timeouts.firstByte);
}

void WaitClocks::expectRefusal()
{
    m_isConnecting = false;
    m_isFlowing = true;
    m_contentClock.stop();
    startOrStop(m_bytesClock, m_timeouts.silence);
}

void WaitClocks::stop()
{
    m_bytesClock.stop();
    m_contentClock.stop();
}

std::chrono::milliseconds WaitClocks::sinceBytes() const
{
    return std::chrono::milliseconds(m_lastBytes.isValid() ? m_lastBytes.elapsed() : -1);
}

std::chrono::milliseconds WaitClocks::sinceContent() const
{
    return std::chrono::milliseconds(m_lastContent.isValid() ? m_lastContent.elapsed() : -1);
}

} // namespace Hiwar
