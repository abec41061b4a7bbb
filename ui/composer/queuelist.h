// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The questions that wait for the running reply, above the message field, in their order; and why
// they wait, where only the user can go on. Hidden while there are none. Knows no conversation;
// signals say what is wanted. GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/composer/queuerow.h"

class QBoxLayout;
class QPushButton;
class QScrollArea;

namespace Hiwar {

class QueueList : public QWidget
{
    Q_OBJECT

public:
    explicit QueueList(QWidget *parent);

    void setQueue(const ShownQueue &queue);
    void setTheme(const Theme &theme);
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void triggered(const QString &id, Hiwar::QueueAction action);
    void sendNextRequested();
    void removeAllRequested();
    /// What had the focus here is gone.
    void left();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    struct Focus
    {
        QString id;
        int place = -1;
        int part = -1;
    };

    [[nodiscard]] QueueRow *makeRow();
    [[nodiscard]] Focus focus() const;
    void giveBack(const Focus &focus);
    void fit();

    ShownQueue m_queue;
    Theme m_theme;
    QLabel *m_words;
    QPushButton *m_removeAll;
    QPushButton *m_next;
    QBoxLayout *m_head;
    QBoxLayout *m_buttons;
    QScrollArea *m_area;
    QWidget *m_list;
    QBoxLayout *m_column;
    QList<QueueRow *> m_rows;  ///< those in use
    QList<QueueRow *> m_spare; ///< and those that are not
    Announcer m_announcer;
};

} // namespace Hiwar
