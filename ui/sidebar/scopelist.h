// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the sidebar can show, as a list: everything, the folders, the tags, the archive, the bin.
// Conversations can be dropped on it. Emits what the user wants; changes nothing. GUI thread.
#pragma once

#include "net/values/listscope.h"
#include "ui/theme/theme.h"

#include <QListWidget>

namespace Hiwar {

class ScopeList : public QListWidget
{
    Q_OBJECT

public:
    explicit ScopeList(QWidget *parent = nullptr);

    /// A user who moves in the list stays at the same scope, or is at the first if it has gone.
    void setScopes(const ListScopes &scopes);
    /// Moves there, if it is in the list.
    void setCurrentScope(const ListScope &scope);
    void setTheme(const Theme &theme);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(const Hiwar::ListScope &scope);
    void newFolderRequested();
    void renameRequested(const Hiwar::ListScope &folder);
    void removeRequested(const Hiwar::ListScope &folder);
    void dropped(const Hiwar::ListScope &scope, const QStringList &ids);
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void addScope(const QString &text, const ListScope &scope);
    void giveIcons();
    void choose(const QListWidgetItem *item);
    [[nodiscard]] ListScope scopeAt(const QListWidgetItem *item) const;
    /// -1: it is not in the list.
    [[nodiscard]] int rowOf(const ListScope &scope) const;
    [[nodiscard]] bool isNewFolder(const QListWidgetItem *item) const;
    /// The item that accepts a drop there; nullptr: none does.
    [[nodiscard]] QListWidgetItem *targetAt(const QDropEvent &event) const;

    Theme m_theme;
    ListScopes m_scopes;
};

/// The displayed name: "All conversations", the name of a folder, …
[[nodiscard]] QString nameOf(const ListScope &scope, const ListScopes &scopes);

} // namespace Hiwar
