// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The widgets over the messages: the empty state, the button to the end, the address of a link, and
// those that others add. GUI thread.
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
    /// Shown in place of the messages while there are none. Takes ownership.
    void setEmptyState(QWidget *widget);
    /// Keeps it hidden while it is not known whether there are messages: it would only flash.
    void holdEmptyState(bool held) { m_isEmptyStateHeld = held; }
    /// The widget places itself.
    void add(QWidget *widget) { m_others.append(widget); }
    /// The visible ones.
    [[nodiscard]] QList<QWidget *> shown() const;
    [[nodiscard]] bool jumpHasFocus() const;
    /// An invalid address: no link is pointed at.
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
