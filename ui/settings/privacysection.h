// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Says in plain sentences what leaves this computer, and where to. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class Statement;

class PrivacySection : public QWidget
{
    Q_OBJECT

public:
    explicit PrivacySection(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

private:
    QList<Statement *> m_statements;
};

} // namespace Hiwar
