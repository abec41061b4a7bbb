// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures computed from one exchange by computeFigures(). Plain values.
#pragma once

#include <QtGlobal>

namespace Hiwar {

struct WireFigures
{
    qint64 events = 0;             ///< of a stream; 0: the reply was no stream
    qint64 promptTokens = -1;      ///< negative: not known
    qint64 completionTokens = -1;  ///< negative: not known
    bool isEstimate = false;       ///< the service reported no usage: pieces of text are counted
    double tokensPerSecond = -1.0; ///< while the reply streamed; negative: not known

    bool operator==(const WireFigures &) const = default;
};

} // namespace Hiwar
