// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Above a conversation that was forked: from which one, and the way there. GUI thread.
#pragma once

#include "ui/window/statebar.h"

namespace Hiwar {

class ForkBar : public StateBar
{
    Q_OBJECT

public:
    explicit ForkBar(QWidget *parent = nullptr);

    /// "" for one without a title.
    void setOrigin(const QString &title);

signals:
    void originRequested();
};

} // namespace Hiwar
