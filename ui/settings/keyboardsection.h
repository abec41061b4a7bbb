// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The key that sends a message, and the way to the list of all shortcuts. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class ChoiceRow;
class LinkButton;
class SettingRow;

class KeyboardSection : public QWidget
{
    Q_OBJECT

public:
    explicit KeyboardSection(QWidget *parent = nullptr);

    void setCtrlEnterSends(bool ctrlEnter);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void sendKeyChosen(bool ctrlEnter);
    void shortcutsRequested();

private:
    ChoiceRow *m_sendKey;
    SettingRow *m_shortcuts;
    LinkButton *m_all;
};

} // namespace Hiwar
