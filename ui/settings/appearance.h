// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The look of Hiwar: choices that apply at once, without Save. GUI thread.
#pragma once

#include "net/values/preferences.h"
#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class ChoiceRow;

class Appearance : public QWidget
{
    Q_OBJECT

public:
    explicit Appearance(QWidget *parent = nullptr);

    void setPreference(ThemePreference preference);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void themeChosen(Hiwar::ThemePreference preference);

private:
    ChoiceRow *m_colours;
};

} // namespace Hiwar
