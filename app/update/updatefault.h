// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Why nothing was learnt of a new version, or why it did not come. A plain value; its sentence is
// made here and nowhere else.
#pragma once

#include "net/client/barefetch.h"

#include <QString>

#include <tl/expected.hpp>

namespace Hiwar {

struct UpdateFault
{
    enum class Kind : quint8 {
        Fetch,          ///< see `fetch`
        WrongSignature, ///< what came is not from who makes Hiwar
        CannotCheck,    ///< nobody knows who it is from: libsodium is missing
        NotUnderstood,  ///< signed, and not as a manifest is written
        NewerForm,      ///< signed, and of a form that came after this version
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
