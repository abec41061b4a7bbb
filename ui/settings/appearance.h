// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The look of Hiwar and the key that sends: choices that apply at once, without Save. GUI thread.
#pragma once

#include "net/values/preferences.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QLabel;

namespace Hiwar {

class ChoiceBox;

class Appearance : public QWidget
{
    Q_OBJECT

public:
    explicit Appearance(QWidget *parent = nullptr);

    void setChoices(ThemePreference preference, bool ctrlEnterSends);
    void setTheme(const Theme &theme);

signals:
    void themeChosen(Hiwar::ThemePreference preference);
    void sendKeyChosen(bool ctrlEnter);

private:
    QLabel *m_title;
    QLabel *m_themeLabel;
    ChoiceBox *m_themeBox;
    QLabel *m_sendKeyLabel;
    ChoiceBox *m_sendKeyBox;
};

} // namespace Hiwar
