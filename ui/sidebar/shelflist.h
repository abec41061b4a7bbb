// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be shown at the side, as a list: everything, the folders, the tags, the archive, the
// bin. Conversations can be dropped on it. Says what the person wants; changes nothing. GUI thread.
#pragma once

#include "net/values/shelf.h"
#include "ui/theme/theme.h"

#include <QListWidget>

namespace Hiwar {

class ShelfList : public QListWidget
{
    Q_OBJECT

public:
    explicit ShelfList(QWidget *parent = nullptr);

    void setShelves(const Shelves &shelves, const Shelf &current);
    void setTheme(const Theme &theme);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(const Hiwar::Shelf &shelf);
    void newFolderRequested();
    void renameRequested(const Hiwar::Shelf &folder);
    void removeRequested(const Hiwar::Shelf &folder);
    void dropped(const Hiwar::Shelf &shelf, const QStringList &ids);
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void addShelf(const QString &text, const Shelf &shelf);
    void giveIcons();
    void choose(const QListWidgetItem *item);
    [[nodiscard]] Shelf shelfAt(const QListWidgetItem *item) const;
    [[nodiscard]] bool isNewFolder(const QListWidgetItem *item) const;
    /// What takes a drop there; nullptr: nothing does.
    [[nodiscard]] QListWidgetItem *targetAt(const QDropEvent &event) const;

    Theme m_theme;
    Shelves m_shelves;
};

/// As people read it: "All conversations", the name of a folder, …
[[nodiscard]] QString nameOf(const Shelf &shelf, const Shelves &shelves);

} // namespace Hiwar
