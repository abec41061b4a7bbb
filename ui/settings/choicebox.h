// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A combo box of the settings: the wheel scrolls the panel over it instead of changing it unseen,
// and its accessible name is its name. On Linux Qt 6.4 gives the chosen text as the name, so that a
// screen reader or a script cannot find the box by what it is for. GUI thread.
// Needed by: tst_settingspanel, controlsAreFoundByNameAndRole.
#pragma once

#include <QComboBox>

namespace Hiwar {

class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    /// `name` is the object name too; `shownName` is translated.
    ChoiceBox(const QString &name, const QString &shownName, QWidget *parent);

protected:
    /// Turning the wheel over it scrolls the panel and chooses nothing.
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace Hiwar
