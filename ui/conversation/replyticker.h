// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Repaints the replies in view that count their seconds, once a second while there are some, and
// tells when nothing has come of one for a while. GUI thread.
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

    /// Other rows are in view, or the view has come or gone.
    void update();

signals:
    void becameQuiet(int row);

private:
    void tick();
    [[nodiscard]] bool isNeeded() const;

    ConversationViewport &m_viewport;
    QTimer m_timer;
    QString m_quietId; // the message that was told to have become quiet
};

} // namespace Hiwar
