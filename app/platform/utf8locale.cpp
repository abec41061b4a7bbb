// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/utf8locale.h"

#include <QByteArray>

#ifdef Q_OS_LINUX
#include <clocale>
#include <cstring>
#include <langinfo.h>
#endif

namespace Hiwar {

#ifdef Q_OS_LINUX

void takeUtf8Letters()
{
    // The environment names a locale that is not installed: Qt cannot set it either, and keeps
    // this.
    if (!std::setlocale(LC_ALL, "")) {
        std::setlocale(LC_CTYPE, "C.UTF-8");
        return;
    }
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
        return;
    // LC_ALL overrides the other variables, so its value is copied into them.
    const QByteArray all = qgetenv("LC_ALL");
    if (!all.isEmpty()) {
        qunsetenv("LC_ALL");
        for (const char *part : {"LANG", "LC_COLLATE", "LC_MEASUREMENT", "LC_MESSAGES",
                                 "LC_MONETARY", "LC_NUMERIC", "LC_TIME"})
            qputenv(part, all);
    }
    qputenv("LC_CTYPE", "C.UTF-8");
}

#else

void takeUtf8Letters()
{
}

#endif

} // namespace Hiwar
