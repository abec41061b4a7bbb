// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What every test object of Hiwar derives from: a warning that nobody expected fails the test
// (QTest::ignoreMessage() names an expected one). A test with an init() of its own calls this one.
#pragma once

#include "tests/support/testprogram.h"

#include <QObject>
#include <QSignalSpy>
#include <QTest>

namespace Hiwar {

class TestCase : public QObject
{
    Q_OBJECT

protected slots:
    void init();
};

} // namespace Hiwar
