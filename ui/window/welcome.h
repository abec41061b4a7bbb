// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an empty conversation shows: one sentence, one next step, and prompts to begin with. It
// scrolls where there is not room enough. GUI thread.
#pragma once

#include "net/values/preset.h"
#include "ui/theme/theme.h"

#include <QScrollArea>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Hiwar {

class IconLabel;

class Welcome : public QScrollArea
{
    Q_OBJECT

public:
    explicit Welcome(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// No model is there yet: the next step is to add one. The Guide answers meanwhile.
    void setGuide();
    /// Empty: the profile has none yet, and the next step is to choose one.
    void setModel(const QString &model);
    /// Model servers that run on this computer, each one click away; the first one is the next
    /// step.
    void setLocalServers(const QList<LocalServer> &servers);

signals:
    /// To be put into the composer, where it is completed.
    void promptChosen(const QString &prompt);
    /// To be asked as it is.
    void guideRequested(const QString &question);
    void connectRequested();
    void chooseModelRequested();
    void localServerChosen(const Hiwar::LocalServer &server);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Step : quint8 { Connect, ChooseModel, None };

    void addPrompts(QVBoxLayout &column);
    void showStep(Step step);
    void refreshStep();

    Theme m_theme;
    Step m_step = Step::Connect;
    QList<LocalServer> m_local;
    QWidget *m_page;
    QWidget *m_column; ///< in its middle
    IconLabel *m_mark;
    QLabel *m_title;
    QLabel *m_line;
    QPushButton *m_next; ///< the one filled button
    QWidget *m_others;   ///< further ways to a model, quieter
    QLabel *m_promptsTitle;
    QWidget *m_prompts;
    QPushButton *m_guide;
};

} // namespace Hiwar
