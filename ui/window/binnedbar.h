// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows above a conversation in the bin how long it stays there, and offers to restore it. GUI
// thread.
#pragma once

#include "ui/window/statebar.h"

namespace Hiwar {

class BinnedBar : public StateBar
{
    Q_OBJECT

public:
    explicit BinnedBar(QWidget *parent = nullptr);

    void setDaysLeft(qint64 days);

signals:
    void restoreRequested();
};

} // namespace Hiwar
