// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One reply beside others: who wrote it, how far it is, the reply itself as a conversation shows
// it, and what can be done with it. What is offered follows from the reply. GUI thread.
#pragma once

#include "ui/conversation/message/shownmessage.h"
#include "ui/sidebyside/shownsibling.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace Hiwar {

class ConversationView;

class ReplyColumn : public QWidget
{
    Q_OBJECT

public:
    explicit ReplyColumn(QWidget *parent);
    ~ReplyColumn() override;

    void setSibling(const ShownSibling &sibling);
    /// Goes when the events under way are over; its model may go at once.
    void retire();
    [[nodiscard]] const QString &id() const { return m_sibling.id; }
    [[nodiscard]] const QString &name() const { return m_sibling.name; }
    [[nodiscard]] ConversationView &view() const { return *m_view; }
    /// Those that it can be compared with.
    void setOthers(const QList<ShownSibling> &others);
    /// The conversation goes on with it, unless another is chosen.
    void setChosen(bool chosen);
    /// It has the keyboard, or had it last.
    void setCurrent(bool current);
    /// Little height is left for it: it has no title, its state is one line, and the buttons that
    /// do not fit into one line are in a menu.
    void setTight(bool tight);
    void setTheme(const Theme &theme);
    /// The focus goes to the reply.
    void focusReply();
    /// In words, as "Writing" or "Stopped".
    [[nodiscard]] QString stateWords() const;
    [[nodiscard]] bool isRunning() const;

signals:
    void stopRequested(const QString &id);
    void continueRequested(const QString &id);
    void againRequested(const QString &id);
    void chosen(const QString &id);
    void compareRequested(const QString &id, const QString &otherId);
    /// The reply has ended; `words` tells how.
    void ended(const QString &words);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QPushButton *addButton(const QString &name, const QString &text);
    void connectModel();
    void refresh();
    void nameButtons();
    void arrangeButtons();
    /// As actions of the menu beside the others.
    void offerInMenu(const QList<QPushButton *> &buttons);
    void elide();
    [[nodiscard]] ShownMessage message() const;

    ShownSibling m_sibling;
    QList<ShownSibling> m_others;
    Theme m_theme;
    QLabel *m_name;
    QLabel *m_state;
    ConversationView *m_view;
    QWidget *m_foot;
    QGridLayout *m_grid;
    QList<QPushButton *> m_offered; ///< some of the following
    QPushButton *m_stop;
    QPushButton *m_continue;
    QPushButton *m_again;
    QPushButton *m_choose;
    QPushButton *m_compare;
    QPushButton *m_more;
    QMenu *m_comparable;
    QMenu *m_further; ///< of m_more
    QString m_stateText;
    bool m_isTight = false;
    bool m_isChosen = false;
    bool m_isCurrent = false;
    bool m_wasRunning = false;
};

} // namespace Hiwar
