// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as an archive: its list and its members keep their limits, and each name in the list
// can be asked for.
#include "app/reader/archive.h"
#include "tests/fuzz/demand.h"

using namespace Hiwar;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    constexpr qint64 mebibyte = 1024 * 1024;
    const ArchiveRules rules{.entries = 50, .memberBytes = mebibyte, .unpackedBytes = 4 * mebibyte};
    const QString name = QStringLiteral("a.gz");
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto entries = archiveEntries(bytes, name, rules);
    QStringList names;
    if (entries) {
        demand(entries->size() <= rules.entries, "a list keeps its limit");
        for (const ArchiveEntry &entry : *entries) {
            demand(entry.size >= -1, "a size is one, or not known");
            for (const QChar c : entry.name)
                demand(c.unicode() >= 0x20 && c.unicode() != 0x7f, "a name is one line");
            names.append(entry.name);
        }
    }
    names.append(QStringLiteral("another"));
    const auto members = archiveMembers(bytes, name, names, rules);
    if (!members)
        return 0;
    demand(members->size() == names.size(), "each name has its answer");
    qint64 all = 0;
    QStringList counted; // a name that is there twice has one content
    for (qsizetype i = 0; i < names.size(); ++i) {
        all += counted.contains(names.at(i)) ? 0 : members->at(i).size();
        counted.append(names.at(i));
    }
    demand(all <= rules.memberBytes, "members keep their limit together");
    return 0;
}
