// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Emits when another local day has begun: at midnight, and when check() finds it, because a timer
// does not count the time that a computer sleeps. GUI thread.
#pragma once

#include <QBasicTimer>
#include <QDateTime>
#include <QObject>

#include <functional>

namespace Hiwar {

class DayTimer : public QObject
{
    Q_OBJECT

public:
    /// `clock` returns the current time.
    DayTimer(std::function<QDateTime()> clock, QObject *parent);

    void check();

signals:
    void dayChanged();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    [[nodiscard]] QDate today() const { return m_clock().toLocalTime().date(); }
    void start();

    std::function<QDateTime()> m_clock;
    QDate m_today;
    QBasicTimer m_timer; // it fires once a day
};

} // namespace Hiwar
