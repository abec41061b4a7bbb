// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Interrupt and termination (Ctrl+C, SIGTERM, the console closing) as an ordinary Qt signal, so
// that what is running can end in order. Ctrl+C once more, a second or more after one that nobody
// has heard, ends the program at once. One instance at a time. GUI thread.
#pragma once

#include <QObject>

namespace Hiwar {

class EndSignals : public QObject
{
    Q_OBJECT

public:
    explicit EndSignals(QObject *parent = nullptr);
    ~EndSignals() override;

signals:
    void arrived();
};

} // namespace Hiwar
