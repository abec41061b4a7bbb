// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the conversations are stored, and how they come in and go out. Passive. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QPushButton;

namespace Hiwar {

class LinkButton;
class SettingRow;
class Statement;

class DataSection : public QWidget
{
    Q_OBJECT

public:
    explicit DataSection(QWidget *parent = nullptr);

    /// The file of the history.
    void setHistoryPath(const QString &path);
    void setTheme(const Theme &theme);

signals:
    void importRequested();
    void exportAllRequested();
    /// The folder of the history, in the desktop's file manager.
    void folderRequested(const QString &folder);

private:
    [[nodiscard]] SettingRow *addRow(QWidget *widget);
    [[nodiscard]] QPushButton *makeButton(const QString &name, const QString &text);

    QString m_folder;
    Statement *m_where;
    LinkButton *m_open;
    Statement *m_transfer;
};

} // namespace Hiwar
