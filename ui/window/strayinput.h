// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Input that no control of the window has a use for: words that are typed and files that are
// dropped anywhere land in the composer, Enter presses the button that has the focus, Escape leads
// back to the composer. GUI thread.
#pragma once

#include <QList>
#include <QObject>

class QKeyEvent;
class QWidget;

namespace Hiwar {

class Composer;

class StrayInput : public QObject
{
    Q_OBJECT

public:
    /// What is typed in these panes, or in none, is meant for the composer.
    StrayInput(QWidget &window, Composer &composer, const QList<QWidget *> &panes);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    /// Back to the conversation, and to its composer.
    void composerWanted();

private:
    bool takeOfWindow(QEvent *event);
    bool takeKey(QKeyEvent *event);
    [[nodiscard]] bool isInPanes(const QWidget *focus) const;

    QWidget &m_window;
    Composer &m_composer;
    QList<QWidget *> m_panes;
};

} // namespace Hiwar
