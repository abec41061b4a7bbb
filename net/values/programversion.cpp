// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/values/programversion.h"

namespace Hiwar {

QString programVersion()
{
    return QStringLiteral(HIWAR_VERSION);
}

} // namespace Hiwar
