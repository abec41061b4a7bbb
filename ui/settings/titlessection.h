// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whether models name conversations: applies at once, without Save. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class CheckRow;

class TitlesSection : public QWidget
{
    Q_OBJECT

public:
    explicit TitlesSection(QWidget *parent = nullptr);

    void setByModel(bool byModel);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void chosen(bool byModel);

private:
    CheckRow *m_byModel;
};

} // namespace Hiwar
