// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows above a temporary conversation that it is one, and offers to keep it. GUI thread.
#pragma once

#include "ui/window/statebar.h"

namespace Hiwar {

class TemporaryBar : public StateBar
{
    Q_OBJECT

public:
    explicit TemporaryBar(QWidget *parent = nullptr);

signals:
    void keepRequested();
};

} // namespace Hiwar
