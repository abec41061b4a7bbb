// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"

#include <QRegularExpression>

namespace Hiwar {

void TestCase::init()
{
    // The offscreen platform prints these for windows with a minimum size and for menus.
    QTest::failOnWarning(QRegularExpression(QStringLiteral(
        "^(?!This plugin does not support (propagateSizeHints|raise|grabbing the keyboard))")));
}

} // namespace Hiwar
