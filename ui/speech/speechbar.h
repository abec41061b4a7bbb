// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Over the conversation while a message is read aloud: how far it is, and the controls. Esc in it
// ends the reading. GUI thread.
#pragma once

#include "ui/theme/floating.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace Hiwar {

class SpeechBar : public FloatingCard
{
    Q_OBJECT

public:
    explicit SpeechBar(QWidget *parent);

    void setTheme(const Theme &theme);
    /// Sentence `number` of `count`, from 1. Beyond it: more of the reply is awaited.
    void setProgress(int number, int count, bool isPaused);

signals:
    void pauseToggled();
    void stepWanted(int direction);
    void stopWanted();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QToolButton *addButton(const QString &name);
    void setIcons();

    QLabel *m_text;
    QPushButton *m_pause;
    QToolButton *m_previous;
    QToolButton *m_next;
    QToolButton *m_stop;
};

} // namespace Hiwar
