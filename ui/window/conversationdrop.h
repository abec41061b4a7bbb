// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation that is dragged from a list, of this window or another, and dropped where nothing
// else takes it. GUI thread.
#pragma once

#include <QObject>

class QWidget;

namespace Hiwar {

class ConversationDrop : public QObject
{
    Q_OBJECT

public:
    /// Must be made after all else that filters the events of the window.
    explicit ConversationDrop(QWidget &window);

signals:
    void dropped(const QString &conversationId);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace Hiwar
