// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What stands over the messages: the empty state, the way to the end, where a link leads, and what
// others bring. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

class QUrl;

namespace Hiwar {

class ConversationViewport;
class JumpButton;
class LinkLabel;

class Overlays : public QObject
{
    Q_OBJECT

public:
    Overlays(QWidget &view, ConversationViewport &viewport);

    void setTheme(const Theme &theme);
    /// Shown in place of the messages while there are none. It is taken over.
    void setEmptyState(QWidget *widget);
    /// As long as nobody knows whether there are none, it would only flash.
    void holdEmptyState(bool held) { m_isEmptyStateHeld = held; }
    /// Places itself.
    void add(QWidget *widget) { m_others.append(widget); }
    /// Those that can be seen.
    [[nodiscard]] QList<QWidget *> shown() const;
    [[nodiscard]] bool jumpHasFocus() const;
    /// An invalid address: nothing is pointed at.
    void setLink(const QUrl &address);
    /// The conversation has another size, or another part of it is in view.
    void place();

signals:
    void jumpClicked();

private:
    QWidget &m_view;
    ConversationViewport &m_viewport;
    JumpButton *m_jump;
    LinkLabel *m_linkLabel;
    QPointer<QWidget> m_emptyState;
    bool m_isEmptyStateHeld = false;
    QList<QPointer<QWidget>> m_others;
};

} // namespace Hiwar
