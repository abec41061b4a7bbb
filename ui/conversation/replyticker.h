// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Repaints the replies in view that count seconds, once a second while there are any, and reports
// when one has received nothing for a while. GUI thread.
#pragma once

#include <QObject>
#include <QTimer>

namespace Hiwar {

class ConversationViewport;

class ReplyTicker : public QObject
{
    Q_OBJECT

public:
    explicit ReplyTicker(ConversationViewport &viewport);

    /// Starts or stops it: other rows are in view, or the view was shown or hidden.
    void update();

signals:
    void becameQuiet(int row);

private:
    void tick();
    [[nodiscard]] bool isNeeded() const;

    ConversationViewport &m_viewport;
    QTimer m_timer;
    QString m_quietId; // the message that becameQuiet() was emitted for
};

} // namespace Hiwar
