// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All keyboard shortcuts over the window, by group, with a filter; those that can be changed have a
// button for it. Escape or a click elsewhere closes it and gives the focus back. Its rows are made
// when it is first opened. It emits what the user wants and changes no key itself. GUI thread.
#pragma once

#include "net/values/keymap.h"
#include "ui/theme/floating.h"

#include <QPointer>

class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace Hiwar {

class ShortcutEditor;

class ShortcutSheet : public FloatingCard
{
    Q_OBJECT

public:
    explicit ShortcutSheet(QWidget &window);

    void setTheme(const Theme &theme);
    /// Closes it if it is open.
    void open();
    void close();
    /// The keys in use. The action whose keys were just changed stays in sight.
    void setKeymap(const Keymap &keymap);

signals:
    /// As QKeySequence::PortableText; none: it is to have no keys. Who had them loses them.
    void keysChosen(Hiwar::ShortcutId id, const QStringList &keys);
    void resetRequested(Hiwar::ShortcutId id);
    void resetAllRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Row
    {
        QWidget *widget;
        QString words; ///< that the filter looks in
        int group;
        ShortcutId id;
        QPushButton *change = nullptr; ///< null: its keys are always the same
    };

    void makeRows();
    void addRow(QWidget &list, const Shortcut &shortcut, int group);
    void themeRows();
    void edit(ShortcutId id);
    void endEdit();
    void filter(const QString &typed);
    void place();
    void fit();

    QWidget &m_window;
    QLabel *m_title;
    QLineEdit *m_filter;
    QScrollArea *m_area;
    QLabel *m_nothing;
    QPushButton *m_resetAll;
    ShortcutEditor *m_editor = nullptr; ///< made when keys are first changed
    Keymap m_keymap;
    ShortcutId m_edited = ShortcutId::Quit;
    QList<QLabel *> m_groups;
    QList<Row> m_rows;
    QPointer<QWidget> m_focusBefore;
};

} // namespace Hiwar
