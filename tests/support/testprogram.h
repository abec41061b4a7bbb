// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One program contains the tests of a folder, because a hundred programs take minutes to link:
// `tests_net chatclient [QTest arguments]` runs tests/net/tst_chatclient.cpp; without a name the
// program lists them.
#pragma once

#include <QTest>

namespace Hiwar {

/// Runs one test object with the command line of a QTest program; returns its exit status.
using TestFunction = int (*)(int argc, char **argv);

/// Registers a test under the name of its file, tst_NAME.cpp, before main() begins.
class TestEntry
{
public:
    TestEntry(const char *file, TestFunction function);
};

template<class Test, class Application>
int runTest(int argc, char **argv)
{
    const Application application(argc, argv);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace Hiwar

#define HIWAR_JOIN_AGAIN(a, b) a##b
#define HIWAR_JOIN(a, b) HIWAR_JOIN_AGAIN(a, b)

/// At the end of tst_NAME.cpp, in place of QTEST_MAIN: the test and the kind of application it
/// needs.
#define HIWAR_TEST(Test, Application)                                                              \
    static const Hiwar::TestEntry HIWAR_JOIN(testEntry, __COUNTER__)(                              \
        __FILE__, &Hiwar::runTest<Test, Application>);
