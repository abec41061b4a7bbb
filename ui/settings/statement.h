// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A paragraph in the settings that the search finds like a setting. GUI thread.
#pragma once

#include "ui/settings/settingrow.h"
#include "ui/theme/theme.h"

namespace Hiwar {

class InlineMessageLabel;

class Statement : public SettingRow
{
    Q_OBJECT

public:
    Statement(const QString &words, QWidget *parent);

    void setWords(const QString &words);
    void setTheme(const Theme &theme);

private:
    InlineMessageLabel *m_words;
};

} // namespace Hiwar
