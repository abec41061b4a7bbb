// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the tests of what speaks to Windows without Qt: prints what failed, and counts it.
#pragma once

#include <cstdio>

class NativeChecks
{
public:
    void that(bool isSo, const char *what)
    {
        if (isSo)
            return;
        ++m_failures;
        std::printf("FAIL: %s\n", what);
    }
    [[nodiscard]] int failures() const { return m_failures; }

private:
    int m_failures = 0;
};
