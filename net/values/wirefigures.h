// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What can be computed from one exchange; made by computeFigures(). Plain values.
#pragma once

#include <QtGlobal>

namespace Hiwar {

struct WireFigures
{
    qint64 events = 0;             ///< of a stream; 0: it was none
    qint64 promptTokens = -1;      ///< negative: not known
    qint64 completionTokens = -1;  ///< negative: not known
    bool isEstimate = false;       ///< the service told no usage: the pieces of text are counted
    double tokensPerSecond = -1.0; ///< while the reply streamed; negative: not known

    bool operator==(const WireFigures &) const = default;
};

} // namespace Hiwar
