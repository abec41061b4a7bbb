// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The real window over sample models, as the program fills it. For the pictures of facegallery.
#pragma once

#include "tests/ui/messagemodel.h"
#include "ui/window/mainwindow.h"

#include <QStandardItemModel>

class QAbstractButton;

namespace Hiwar {

class SettingsPanel;

class FaceScene
{
public:
    FaceScene(const Theme &theme, QSize size);
    ~FaceScene();

    MainWindow window;

    void show(const QList<ShownMessage> &messages);
    [[nodiscard]] MessageModel &messages() { return m_messages; }
    void fillList();
    void fillFound();
    void clearFound() { m_found.clear(); }
    void setModel(const QString &model);
    /// In a narrow window it covers the conversation then.
    void showSidebar();
    /// The settings, with two profiles; the first one is shown.
    [[nodiscard]] SettingsPanel &openSettings();
    /// Presses the button of that object name; false: there is none.
    bool press(const QString &name);
    /// The menu on the conversations of the list.
    void fillListMenu(QMenu &menu);

private:
    void connectMenus();
    void openChooser(QWidget &button);

    Theme m_theme;
    MessageModel m_messages;
    QStandardItemModel m_conversations;
    QStandardItemModel m_found;
};

} // namespace Hiwar
