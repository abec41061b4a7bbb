// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A small disk that only one program sees, for tests that need it full or read-only.
#pragma once

#include <QProcess>
#include <QStringList>

namespace Hiwar {

/// Arguments that start a program with a disk of its own at the folder; empty where the system does
/// not allow one. `size` is in tmpfs's form: "1m".
inline QStringList withOwnDisk(const QString &folder, const QString &size)
{
    using namespace Qt::StringLiterals;
    // Root can mount it directly. Other users need a user namespace, which not every system allows,
    // and a chroot never, not even for root.
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
