// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/libraryfolder.h"

#include "app/transfer/exportfolder.h"
#include "app/transfer/exportform.h"
#include "app/transfer/libraryfile.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

Transferred<void> writeEntry(ExportFolder &folder, const QString &name, const StoredLibrary &entry)
{
    return folder.write(name, u"md"_s,
                        [&entry](QIODevice &out) { return put(out, libraryAsMarkdown(entry)); });
}

} // namespace

Transferred<QStringList> writeLibraryFolder(const QString &path, const StoredLibrary &library)
{
    ExportFolder folder(path);
    if (const auto made = folder.make(); !made)
        return tl::unexpected(made.error());
    for (const Persona &persona : library.personas) {
        const auto written =
            writeEntry(folder, persona.name, {.personas = {persona}, .prompts = {}});
        if (!written)
            return tl::unexpected(written.error());
    }
    for (const Prompt &prompt : library.prompts) {
        const auto written = writeEntry(folder, prompt.name, {.personas = {}, .prompts = {prompt}});
        if (!written)
            return tl::unexpected(written.error());
    }
    return folder.keep();
}

} // namespace Hiwar
