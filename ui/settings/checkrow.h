// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A setting that is on or off, with a sentence that explains it. Both wrap. GUI thread.
#pragma once

#include "ui/settings/settingrow.h"
#include "ui/theme/theme.h"

namespace Hiwar {

class CheckLine;
class InlineMessageLabel;

class CheckRow : public SettingRow
{
    Q_OBJECT

public:
    /// `name` is the object name; the others are translated.
    CheckRow(const QString &name, const QString &label, const QString &explanation,
             QWidget *parent);

    void setChecked(bool checked);
    [[nodiscard]] bool isChecked() const;
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void changed();

private:
    CheckLine *m_line;
    InlineMessageLabel *m_explanation;
};

} // namespace Hiwar
