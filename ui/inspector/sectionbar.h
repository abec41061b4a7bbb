// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The names of a panel's sections, one of them selected. QTabBar's keyboard with Hiwar's look.
// GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QTabBar>

namespace Hiwar {

class SectionBar : public QTabBar
{
    Q_OBJECT

public:
    explicit SectionBar(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};

} // namespace Hiwar
