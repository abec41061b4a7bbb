// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The content of an empty conversation: what Hiwar is, questions to try, and how to connect a
// provider. GUI thread.
#pragma once

#include "net/values/preset.h"
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
    /// For the Guide: questions and a provider's button; for a model of the user: its name.
    void setGuide();
    void setModel(const QString &model);
    /// Model servers that run on this machine, each with a button.
    void setLocalServers(const QList<LocalServer> &servers);

signals:
    void questionChosen(const QString &question);
    void connectRequested();
    void localServerChosen(const Hiwar::LocalServer &server);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addQuestions(QVBoxLayout &column);
    void addCard(QVBoxLayout &column);
    void addServer(const LocalServer &server);
    void showGuideParts(bool shown);

    Theme m_theme;
    bool m_hasGuideParts = true;
    QWidget *m_mark;
    QLabel *m_title;
    QLabel *m_line;
    QWidget *m_questions;
    QWidget *m_card;
    QWidget *m_servers;
    QLabel *m_cardTitle;
    QLabel *m_cardText;
    QPushButton *m_connect;
};

} // namespace Hiwar
