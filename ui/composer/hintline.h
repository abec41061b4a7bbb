// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One muted line that can be pressed. It shortens its words before it asks for room. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QAbstractButton>

namespace Hiwar {

class HintLine : public QAbstractButton
{
    Q_OBJECT

public:
    explicit HintLine(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};

} // namespace Hiwar
