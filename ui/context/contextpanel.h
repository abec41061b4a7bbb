// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the next request of the conversation contains: each message in its order with its estimated
// tokens, what is left out and why; and how to pin a message, to leave one out, to limit and to
// summarise them. GUI thread.
#pragma once

#include "ui/context/showncontext.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QListView;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace Hiwar {

class CheckLine;
class ContextDelegate;
class ContextList;

class ContextPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ContextPanel(QWidget *parent = nullptr);

    void setContext(const ShownContext &context);
    void setTheme(const Theme &theme);

signals:
    void closeRequested();
    /// The message is always to be sent, or no longer.
    void pinRequested(const QString &messageId, bool on);
    /// The message is never to be sent, or again.
    void exclusionRequested(const QString &messageId, bool on);
    /// To be shown in the conversation.
    void messageChosen(const QString &messageId);
    void limitsRequested();
    void summaryRequested();
    /// What a limit would leave out is to be summarised by itself, or no longer.
    void automaticRequested(bool on);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void layOut();
    void arrange();
    void refreshButtons();
    [[nodiscard]] QString sumText() const;
    [[nodiscard]] QString limitText() const;
    [[nodiscard]] ShownContextRow current() const;

    Theme m_theme;
    ShownContext m_context;
    QLabel *m_title;
    QToolButton *m_close;
    QScrollArea *m_area; ///< all below the title, where the window leaves little room
    QWidget *m_page;     ///< in it
    QLabel *m_sum;
    QLabel *m_limit;
    ContextList *m_rows;
    ContextDelegate *m_delegate;
    QListView *m_list;
    QGridLayout *m_buttons;
    QPushButton *m_pin;
    QPushButton *m_exclude;
    QPushButton *m_limits;
    QPushButton *m_summarise;
    CheckLine *m_automatic;
};

} // namespace Hiwar
