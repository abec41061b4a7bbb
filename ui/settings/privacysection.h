// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Says in plain sentences what leaves this computer, and where to; and whether to ask before a
// secret does, which applies at once, without Save. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class CheckRow;
class Statement;

class PrivacySection : public QWidget
{
    Q_OBJECT

public:
    explicit PrivacySection(QWidget *parent = nullptr);

    void setWarnsOfSecrets(bool warns);
    void setTheme(const Theme &theme);

signals:
    /// Only for changes by the user.
    void warningChosen(bool warns);

private:
    QList<Statement *> m_statements;
    CheckRow *m_warns;
};

} // namespace Hiwar
