// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The data of one reply that the inspector shows. Plain values.
#pragma once

#include "net/values/wirefigures.h"
#include "net/values/wiretranscript.h"

#include <QString>

namespace Hiwar {

struct InspectedReply
{
    QString messageId;
    QString model; ///< that answered, or was requested
    WireTranscript transcript;
    QList<WireFigures> figures; ///< one per exchange

    bool operator==(const InspectedReply &) const = default;
};

} // namespace Hiwar
