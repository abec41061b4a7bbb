// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The base of all test objects of Hiwar: an unexpected warning fails the test (an expected one is
// declared with QTest::ignoreMessage()). A test with an init() of its own calls this one.
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
