// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Other keys for one action: takes them, says what has them now, and emits what the user wants;
// changes nothing. GUI thread.
#pragma once

#include "net/values/keymap.h"
#include "ui/announcer.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace Hiwar {

class KeyRecorder;

class ShortcutEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ShortcutEditor(QWidget *parent);

    /// Begins with this one, and takes the focus.
    void edit(ShortcutId id, const Keymap &keymap);
    void setTheme(const Theme &theme);
    /// Its buttons stand in a column where they have no room in a row.
    [[nodiscard]] int heightFor(int width);

signals:
    /// As QKeySequence::PortableText; none: it is to have no keys.
    void keysChosen(Hiwar::ShortcutId id, const QStringList &keys);
    void resetRequested(Hiwar::ShortcutId id);
    void closed();
    /// It may be higher now.
    void reworded();

private:
    void showVerdict();
    void use();

    Announcer m_announcer;
    ShortcutId m_id = ShortcutId::Quit;
    Keymap m_keymap;
    QLabel *m_title;
    KeyRecorder *m_recorder;
    QLabel *m_verdict;
    QBoxLayout *m_buttons;
    QPushButton *m_use;
    QPushButton *m_usual;
    QPushButton *m_none;
    QPushButton *m_cancel;
};

} // namespace Hiwar
