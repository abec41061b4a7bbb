// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How loud the microphone hears: bars that are filled one after the other, so that it does not
// depend on colour. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class SoundMeter : public QWidget
{
    Q_OBJECT

public:
    static constexpr int bars = 8;

    explicit SoundMeter(QWidget *parent);

    /// 0 to 1.
    void setPeak(double peak);
    [[nodiscard]] int filled() const { return m_filled; }
    void setTheme(const Theme &theme);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
    int m_filled = 0;
};

/// How many bars are filled: as the ear hears it, from a whisper to the loudest. Pure.
[[nodiscard]] int barsFor(double peak);

} // namespace Hiwar
