// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A request that the service refuses, in the form that clients of this interface expect. Plain
// values, any thread; never contains a key.
#pragma once

#include <QString>

namespace Hiwar {

struct HttpFault
{
    int status = 400;
    QString message; ///< English, for the author of the client
    QString code;    ///< a word for programs; may be empty
    QString param;   ///< the faulty field of the body; may be empty
    QString allow;   ///< 405: the allowed methods

    bool operator==(const HttpFault &) const = default;
};

} // namespace Hiwar
