// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Base of every controller test: Hiwar's style, set as in the program, and no keychain.
#pragma once

#include "tests/support/testcase.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>

namespace Hiwar {

class ControllerCase : public TestCase
{
    Q_OBJECT

protected slots:
    void initTestCase()
    {
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent");
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }
};

} // namespace Hiwar
