// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A C library that most sessions never use, loaded when it is first needed: with its dependencies
// it would slow down every start. CMake defines which libraries these are, and their names
// (hiwar_load_late); where it cannot, they are linked.
#pragma once

#include <QLibrary>

namespace Hiwar {

class LateLibrary
{
public:
    /// `name`: as the system's loader expects it, "libthing.so.1".
    explicit LateLibrary(const QString &name)
        : m_library(name)
    {
    }

    /// The library stays loaded until the process ends, so the function pointer stays valid.
    template<typename Function>
    void find(Function *&function, const char *symbol)
    {
        function = reinterpret_cast<Function *>(m_library.resolve(symbol));
        m_isWhole &= function != nullptr;
    }

    /// Whether every symbol was found.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    QLibrary m_library;
    bool m_isWhole = true;
};

} // namespace Hiwar
