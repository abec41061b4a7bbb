// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A small disk that only one program sees, to be full or read-only. For tests.
#pragma once

#include <QProcess>
#include <QStringList>

namespace Hiwar {

/// Words that start a program with a disk of its own at the folder; none where the system lets
/// nobody make one. `size` is tmpfs's: "1m".
inline QStringList withOwnDisk(const QString &folder, const QString &size)
{
    using namespace Qt::StringLiterals;
    // Root may do it as he is. Everybody else needs a user namespace for it, which not every system
    // gives, and a chroot never, not even to root.
    for (const QString &how : {u"-m"_s, u"-rm"_s}) {
        const QStringList words{
            u"unshare"_s,
            how,
            u"sh"_s,
            u"-c"_s,
            u"mount -t tmpfs -o size=%1,mode=700 tmpfs \"$0\" && exec \"$@\""_s.arg(size),
            folder};
        const QStringList quietly{u"-c"_s, u"exec \"$@\" 2>/dev/null"_s, u"sh"_s};
        if (QProcess::execute(u"sh"_s, quietly + words + QStringList{u"true"_s}) == 0)
            return words;
    }
    return {};
}

} // namespace Hiwar
