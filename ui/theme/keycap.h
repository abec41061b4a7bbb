// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of a key in a frame. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QLabel>

namespace Hiwar {

class KeyCap : public QLabel
{
    Q_OBJECT

public:
    explicit KeyCap(const QString &key, QWidget *parent);

    void setTheme(const Theme &theme);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme m_theme;
};

} // namespace Hiwar
