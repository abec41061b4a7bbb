// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The profiles and the actions for a whole profile: choose, add, duplicate, move, export, import,
// delete. Emits the user's wishes; the panel decides. GUI thread.
#pragma once

#include "net/values/profile.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace Hiwar {

class ChoiceBox;

class ProfileBar : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileBar(QWidget *parent);

    void setProfiles(const QList<Profile> &profiles, const QString &shownId);
    void setTheme(const Theme &theme);

signals:
    /// Emitted for a profile other than the shown one; the shown one changes only by setProfiles().
    void chosen(const QString &id);
    void newWanted();
    void duplicateWanted();
    /// -1: up, +1: down.
    void moveWanted(int step);
    void exportWanted(const QString &path);
    void importWanted(const QString &path);
    void removeWanted();

private:
    void addButton(QToolButton &button, const QString &name, const QString &shownName);
    QAction *addAction(const QString &name, const QString &shownName);
    void setUpMenu();
    void chooseExportFile();
    void chooseImportFile();
    void showCurrent();

    QList<Profile> m_profiles;
    QString m_shownId;
    QLabel *m_caption;
    ChoiceBox *m_box;
    QToolButton *m_new;
    QToolButton *m_remove;
    QToolButton *m_more;
    QMenu *m_menu;
    QAction *m_duplicate = nullptr;
    QAction *m_up = nullptr;
    QAction *m_down = nullptr;
    QAction *m_export = nullptr;
};

} // namespace Hiwar
