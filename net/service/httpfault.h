// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A request the service turns down, in the shape that clients of this interface expect.
// Plain values, any thread; never holds a key.
#pragma once

#include <QString>

namespace Hiwar {

struct HttpFault
{
    int status = 400;
    QString message; ///< English, for the author of the client
    QString code;    ///< a word for programs; may be empty
    QString param;   ///< the field of the body that is meant; may be empty
    QString allow;   ///< 405: the methods that would do

    bool operator==(const HttpFault &) const = default;
};

} // namespace Hiwar
