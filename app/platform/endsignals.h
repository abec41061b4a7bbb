// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reports interrupt and termination (Ctrl+C, SIGTERM, the console closing) as an ordinary Qt
// signal, so that running work can end in order. Ctrl+C again, two seconds or more after one that
// the event loop has not handled, ends the program at once. One instance at a time. GUI thread.
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
