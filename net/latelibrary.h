// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A library of C that most sessions never use, loaded when it is first needed: what it brings with
// it would take its share of every start. Which these are, and by which name, CMake says
// (hiwar_load_late); where it cannot, they are linked.
#pragma once

#include <QLibrary>

namespace Hiwar {

class LateLibrary
{
public:
    /// `name` as the system's loader knows it: "libthing.so.1".
    explicit LateLibrary(const QString &name)
        : m_library(name)
    {
    }

    /// It stays loaded until the process ends, so what is found here may be kept.
    template<typename Function>
    void find(Function *&function, const char *symbol)
    {
        function = reinterpret_cast<Function *>(m_library.resolve(symbol));
        m_isWhole &= function != nullptr;
    }

    /// Whether all was found.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    QLibrary m_library;
    bool m_isWhole = true;
};

} // namespace Hiwar
