// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A setting with a box to choose from, and its caption above. GUI thread.
#pragma once

#include "ui/settings/settingrow.h"
#include "ui/theme/theme.h"

class QLabel;

namespace Hiwar {

class ChoiceBox;

class ChoiceRow : public SettingRow
{
    Q_OBJECT

public:
    /// `name` is the object name of the box; the others are translated.
    ChoiceRow(const QString &name, const QString &label, const QString &description,
              QWidget *parent);

    [[nodiscard]] ChoiceBox &box() const { return *m_box; }
    void setTheme(const Theme &theme);

private:
    QLabel *m_label;
    ChoiceBox *m_box;
};

} // namespace Hiwar
