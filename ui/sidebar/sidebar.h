// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The side of the window: start afresh, search, the conversations, the way to the settings.
// Shows what its model holds and says what the person wants. GUI thread.
#pragma once

#include "ui/sidebar/conversationlist.h"

#include <QWidget>

class QLineEdit;
class QPushButton;

namespace Hiwar {

class Sidebar : public QWidget
{
    Q_OBJECT

public:
    /// Today's local date comes from outside, so that headings can be tested.
    explicit Sidebar(QWidget *parent = nullptr,
                     ConversationList::Today today = &QDate::currentDate);

    /// Roles: conversationroles.h. The model stays the caller's.
    void setModel(QAbstractItemModel *model);
    void setCurrentConversation(const QString &id);
    [[nodiscard]] QString searchText() const;
    void clearSearch();
    void focusSearch();
    void focusList();
    void setTheme(const Theme &theme);

signals:
    void newConversationRequested();
    void conversationChosen(const QString &id);
    void searchChanged(const QString &text);
    void renameRequested(const QString &id, const QString &title);
    void deleteRequested(const QString &id);
    void settingsRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool searchKeyPressed(int key);

    Theme m_theme;
    QPushButton *m_new;
    QLineEdit *m_search;
    QAction *m_searchIcon;
    ConversationList *m_list;
    QPushButton *m_settings;
};

} // namespace Hiwar
