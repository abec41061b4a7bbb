// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an empty conversation shows: what this is, questions to try, and the way to a provider.
// GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Hiwar {

class Welcome : public QWidget
{
    Q_OBJECT

public:
    explicit Welcome(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    /// The Guide offers questions and the way to a provider; a model of the person's own is named.
    void setGuide();
    void setModel(const QString &model);

signals:
    void questionChosen(const QString &question);
    void connectRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addQuestions(QVBoxLayout &column);
    void addCard(QVBoxLayout &column);

    Theme m_theme;
    QWidget *m_mark;
    QLabel *m_title;
    QLabel *m_line;
    QWidget *m_questions;
    QWidget *m_card;
    QLabel *m_cardTitle;
    QLabel *m_cardText;
    QPushButton *m_connect;
};

} // namespace Hiwar
