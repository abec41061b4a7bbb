// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Who turns dictated speech into words, as the user chose. Plain value, any thread.
#pragma once

#include "net/values/modelinfo.h"

namespace Hiwar {

struct DictationChoice
{
    ModelRef service; ///< without a profile or a model nothing can be dictated
    QString language; ///< "ar", "en" (ISO 639-1); empty: as spoken

    bool operator==(const DictationChoice &) const = default;
};

} // namespace Hiwar
