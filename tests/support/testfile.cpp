// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testfile.h"

namespace Hiwar {

QString testFile(const QString &name)
{
    return QStringLiteral(HIWAR_TESTS_FOLDER "/") + name;
}

} // namespace Hiwar
