// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A box to choose a family of fonts from. The families are listed when the box is first used,
// because listing them takes time. GUI thread.
#pragma once

#include "ui/settings/choicebox.h"

namespace Hiwar {

class FontBox : public ChoiceBox
{
    Q_OBJECT

public:
    enum class Families : quint8 { All, FixedWidth };

    /// `none` is what is shown for no family.
    FontBox(const QString &name, const QString &shownName, Families families, const QString &none,
            QWidget *parent);

    /// Empty: none.
    void setFamily(const QString &family);
    [[nodiscard]] QString family() const { return currentData().toString(); }

    void showPopup() override;

protected:
    void focusInEvent(QFocusEvent *event) override;

private:
    void list();

    Families m_families;
    bool m_isListed = false;
};

} // namespace Hiwar
