// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"

#include <QRegularExpression>

namespace Hiwar {

void TestCase::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".?")));
}

} // namespace Hiwar
