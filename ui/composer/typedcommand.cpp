// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/typedcommand.h"

namespace Hiwar {

TypedCommand commandBefore(const QString &text, qsizetype cursor)
{
    for (qsizetype at = cursor - 1; at >= 0 && cursor - at <= longestCommand; --at) {
        const QChar sign = text.at(at);
        if (sign.isSpace())
            return {};
        if (sign == u'/')
            return at == 0 || text.at(at - 1).isSpace()
                       ? TypedCommand{.start = at, .name = text.sliced(at + 1, cursor - at - 1)}
                       : TypedCommand();
    }
    return {};
}

} // namespace Hiwar
