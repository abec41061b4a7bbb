// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All messages and versions of the conversation as a tree, beside it: a filter, the tree with the
// shown path marked, and how to copy a branch to another place. Passive: setRows() in. GUI thread.
#pragma once

#include "ui/theme/theme.h"
#include "ui/tree/showntree.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace Hiwar {

class MessageTreeModel;

class TreePanel : public QWidget
{
    Q_OBJECT

public:
    explicit TreePanel(QWidget *parent = nullptr);

    /// Keeps the current message; at first it is the last one shown.
    void setRows(const QList<ShownTreeRow> &rows);
    void setTheme(const Theme &theme);

signals:
    void closeRequested();
    /// This version is to be compared with the one that is shown.
    void compareRequested(const QString &messageId);
    /// To be shown in the conversation, in whichever version it is.
    void messageChosen(const QString &messageId);
    /// The message and what follows it are to be copied below this one; empty: below the end of
    /// what is shown.
    void branchCopyRequested(const QString &messageId, const QString &targetId);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void layOut();
    void filter(const QString &words);
    void setCurrent(const QString &messageId);
    void refreshButton();
    [[nodiscard]] ShownTreeRow current() const;

    Theme m_theme;
    QLabel *m_title;
    QToolButton *m_close;
    QLineEdit *m_words;
    MessageTreeModel *m_rows;
    QSortFilterProxyModel *m_found;
    QTreeView *m_tree;
    QLabel *m_none;
    QPushButton *m_copy;
    QPushButton *m_compare;
};

} // namespace Hiwar
