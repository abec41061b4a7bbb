// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"

#include <QRegularExpression>

namespace Hiwar {

void TestCase::init()
{
    // The offscreen platform says this of windows with a least size and of menus: no fault of ours.
    QTest::failOnWarning(QRegularExpression(QStringLiteral(
        "^(?!This plugin does not support (propagateSizeHints|raise|grabbing the keyboard))")));
}

} // namespace Hiwar
