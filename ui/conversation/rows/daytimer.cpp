// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/rows/daytimer.h"

#include "ui/conversation/message/daywords.h"

#include <QTimerEvent>

#include <algorithm>
#include <utility>

namespace Hiwar {

DayTimer::DayTimer(std::function<QDateTime()> clock, QObject *parent)
    : QObject(parent)
    , m_clock(std::move(clock))
    , m_today(today())
{
    start();
}

void DayTimer::start()
{
    constexpr std::chrono::milliseconds least{1000}; // the timer's accuracy
    const auto wait = std::max(untilMidnight(m_clock()), least);
    m_timer.start(int(wait.count()), Qt::VeryCoarseTimer, this);
}

void DayTimer::check()
{
    if (m_today == today())
        return;
    m_today = today();
    start();
    emit dayChanged();
}

void DayTimer::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_timer.timerId())
        return QObject::timerEvent(event);
    start(); // a coarse timer may fire a second too early
    check();
}

} // namespace Hiwar
