// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The strip above the conversation while the sidebar is hidden: a button that shows the sidebar,
// and others. GUI thread.
#pragma once

#include <QWidget>

class QAction;
class QToolButton;

namespace Hiwar {

struct Theme;

class TopStrip : public QWidget
{
    Q_OBJECT

public:
    explicit TopStrip(QWidget *parent = nullptr);

    /// Added at the end; the actions have their icons already.
    void addButtons(const QList<QAction *> &actions);
    void setTheme(const Theme &theme);

signals:
    void sidebarRequested();
    void newConversationRequested();

private:
    QToolButton *m_showSidebar;
    QToolButton *m_new;
};

} // namespace Hiwar
