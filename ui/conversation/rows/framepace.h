// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// When the next picture is made of what comes faster than a display shows: at most one every 16 ms,
// and after a silence at once. It keeps step: a picture that was made a little late does not delay
// those after it; one that took longer than its turn is followed by a rest as long, so that what
// the person does is heard between them. Knows nothing of what is shown. GUI thread.
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

    /// Asks for one, which due() will tell.
    void request();
    /// The one that is asked for, if any, is due now: who looks at a picture does not wait for it.
    void hurry();
    /// One was made, asked for or not.
    void done();

    /// How long the next one waits, when the last had its turn then. Whole milliseconds, which is
    /// what timers know; never later than the display wants it.
    [[nodiscard]] static std::chrono::milliseconds waitFrom(std::chrono::nanoseconds lastTurn,
                                                            std::chrono::nanoseconds now);
    /// When the frame that is made now was due: in step with the last one, or now, if that was long
    /// ago.
    [[nodiscard]] static std::chrono::nanoseconds turnOf(std::chrono::nanoseconds lastTurn,
                                                         std::chrono::nanoseconds now);

    /// Whose turn the last one has had, when making it ended now and took so long.
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
};

} // namespace Hiwar
