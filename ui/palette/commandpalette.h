// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The command palette over the window: a line to type in and what it finds. Enter or a click
// chooses, Escape closes it, and so does a click elsewhere. Its model is another's (roles:
// paletteroles.h). GUI thread.
#pragma once

#include "ui/announcer.h"
#include "ui/theme/floating.h"

#include <QPointer>

class QAbstractItemModel;
class QKeyEvent;
class QLabel;
class QLineEdit;
class QListView;
class QModelIndex;

namespace Hiwar {

class PaletteDelegate;

class CommandPalette : public FloatingCard
{
    Q_OBJECT

public:
    /// `model` must outlive it.
    CommandPalette(QWidget &window, QAbstractItemModel &model);

    void setTheme(const Theme &theme);
    /// Closes it if it is open.
    void open();
    /// The focus goes back to where it was.
    void close();
    [[nodiscard]] QString typed() const;

signals:
    /// It opens, or something else was typed: the model is to show what matches.
    void wanted(const QString &typed);
    /// The row of the model; it is closed already.
    void chosen(int row);
    /// Closed by Escape.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUpList(QAbstractItemModel &model);
    void take(const QString &typed);
    void takeCurrent();
    void choose(const QModelIndex &index);
    void moveRow(int step, bool wraps);
    [[nodiscard]] bool takeKey(const QKeyEvent &key);
    void place();

    QWidget &m_window;
    Announcer m_announcer;
    QPointer<QWidget> m_focusBefore;
    QLineEdit *m_line;
    QLabel *m_nothing;
    QListView *m_list;
    PaletteDelegate *m_delegate;
    bool m_isFilling = false;
};

} // namespace Hiwar
