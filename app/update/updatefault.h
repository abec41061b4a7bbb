// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why a check for a new version, or its download, failed. A plain value; its sentence is made here
// and nowhere else.
#pragma once

#include "net/client/barefetch.h"

#include <QString>

#include <tl/expected.hpp>

namespace Hiwar {

struct UpdateFault
{
    enum class Kind : quint8 {
        Fetch,          ///< see `fetch`
        WrongSignature, ///< not signed by the makers of Hiwar
        CannotCheck,    ///< signature unchecked: libsodium is missing
        NotUnderstood,  ///< signed, but not a valid manifest
        NewerForm,      ///< signed, but in a form that is newer than this version
        Differs,        ///< the file is not the one that the manifest names
        CannotWrite,    ///< `detail` says where and why
    };

    Kind kind = Kind::Fetch;
    FetchFault fetch = {};
    QString host = {};
    QString detail = {};

    bool operator==(const UpdateFault &) const = default;
};

/// What happened and what to do next.
[[nodiscard]] QString describe(const UpdateFault &fault);

} // namespace Hiwar
