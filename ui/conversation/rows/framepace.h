// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When to make the next frame of content that arrives faster than a display shows it: at most one
// every 16 ms, and at once after a pause. It keeps step: a frame that was a little late does not
// delay the next ones. After a frame that took longer than 16 ms it rests as long again, so that
// user input is handled in between. Knows nothing of what is shown. GUI thread.
#pragma once

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>

namespace Hiwar {

class FramePace : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::nanoseconds frame = std::chrono::milliseconds(16);

    explicit FramePace(QObject *parent = nullptr);

    /// Several views make their frames together: each makes its own when due() is emitted, and one
    /// that is made at another time delays nothing.
    void setShared() { m_isShared = true; }
    /// Requests a frame; due() is emitted when it is time.
    void request();
    /// Makes a requested frame, if any, now: the caller needs it and does not wait.
    void hurry();
    /// A frame was made, requested or not.
    void done();

    /// How long the next frame waits after the turn of the last one. Whole milliseconds, the unit
    /// of timers; rounded down, so that it is never late.
    [[nodiscard]] static std::chrono::milliseconds waitFrom(std::chrono::nanoseconds lastTurn,
                                                            std::chrono::nanoseconds now);
    /// The turn of a frame that is made now: in step with the last one, or now if that was long
    /// ago.
    [[nodiscard]] static std::chrono::nanoseconds turnOf(std::chrono::nanoseconds lastTurn,
                                                         std::chrono::nanoseconds now);

    /// The turn to remember for the last frame, which ended now and took this long to make.
    [[nodiscard]] static std::chrono::nanoseconds turnAfter(std::chrono::nanoseconds lastTurn,
                                                            std::chrono::nanoseconds taken,
                                                            std::chrono::nanoseconds now);

signals:
    void due();

private:
    void tell();
    [[nodiscard]] std::chrono::nanoseconds now() const;

    QTimer m_timer;
    QElapsedTimer m_clock;
    std::chrono::nanoseconds m_lastTurn = -frame;
    bool m_isShared = false;
};

} // namespace Hiwar
