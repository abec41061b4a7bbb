// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All keyboard shortcuts over the window, by group, with a filter. Escape or a click elsewhere
// closes it and gives the focus back. GUI thread.
#pragma once

#include "ui/theme/floating.h"

#include <QPointer>

class QLabel;
class QLineEdit;
class QScrollArea;

namespace Hiwar {

class ShortcutSheet : public FloatingCard
{
    Q_OBJECT

public:
    explicit ShortcutSheet(QWidget &window);

    void setTheme(const Theme &theme);
    /// Closes it if it is open.
    void open();
    void close();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row
    {
        QWidget *widget;
        QString words; ///< that the filter looks in
        int group;
    };

    void addGroups();
    void addRow(QWidget &list, const QString &name, const QStringList &keys, int group);
    void filter(const QString &typed);
    void place();
    void fit();

    QWidget &m_window;
    QLabel *m_title;
    QLineEdit *m_filter;
    QScrollArea *m_area;
    QLabel *m_nothing;
    QList<QLabel *> m_groups;
    QList<Row> m_rows;
    QPointer<QWidget> m_focusBefore;
};

} // namespace Hiwar
