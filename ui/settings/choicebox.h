// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A combo box of the settings: the wheel scrolls the panel instead of changing the value unnoticed,
// and its accessible name is that of the setting. On Linux, Qt 6.4 reports the chosen text as the
// name, so that a screen reader or a script cannot find the box by its purpose. GUI thread.
// Needed by: tst_settingspanel, controlsAreFoundByNameAndRole.
#pragma once

#include <QComboBox>

namespace Hiwar {

class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    /// `name` is also the object name; `shownName` is translated.
    ChoiceBox(const QString &name, const QString &shownName, QWidget *parent);

protected:
    /// The wheel over it scrolls the panel and chooses nothing.
    void wheelEvent(QWheelEvent *event) override;
};

} // namespace Hiwar
