// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/rows/framepace.h"

#include <algorithm>

namespace Hiwar {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

FramePace::FramePace(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &FramePace::tell);
    m_clock.start();
}

nanoseconds FramePace::now() const
{
    return nanoseconds(m_clock.nsecsElapsed());
}

milliseconds FramePace::waitFrom(nanoseconds lastTurn, nanoseconds now)
{
    return std::chrono::floor<milliseconds>(std::max(lastTurn + frame - now, nanoseconds(0)));
}

nanoseconds FramePace::turnOf(nanoseconds lastTurn, nanoseconds now)
{
    const nanoseconds since = now - lastTurn;
    // A timer may be a millisecond early.
    const bool inStep = since > frame - milliseconds(1) && since < 2 * frame;
    return inStep ? lastTurn + frame : now;
}

nanoseconds FramePace::turnAfter(nanoseconds lastTurn, nanoseconds taken, nanoseconds now)
{
    return taken > frame ? now + taken - frame : lastTurn;
}

void FramePace::request()
{
    if (!m_timer.isActive())
        m_timer.start(waitFrom(m_lastTurn, now()));
}

void FramePace::hurry()
{
    if (m_timer.isActive())
        tell();
}

void FramePace::tell()
{
    const nanoseconds start = now();
    if (m_isShared)
        m_lastTurn = turnOf(m_lastTurn, start);
    emit due();
    m_lastTurn = turnAfter(m_lastTurn, now() - start, now());
}

void FramePace::done()
{
    if (m_isShared)
        return;
    m_timer.stop();
    m_lastTurn = turnOf(m_lastTurn, now());
}

} // namespace Hiwar
