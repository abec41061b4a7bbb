// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The library as a file. What is written is read back equal. Pure; any thread.
//
// As JSON:
//   {"hiwar-library": {"version": 1}, "personas": [{…}], "prompts": [{…}]}
// with the objects of app/transfer/historylines.h.
//
// As Markdown: for each entry a head between two lines of "---", and then its text: the system
// prompt of a persona, the content of a prompt. A line of the head is a name and a value as JSON;
// the names are those of the JSON file, and
//   hiwar          "persona" or "prompt"
//   systemPrompt   true: the text is its system prompt, which may be empty
// In a folder (libraryfolder.h), a file holds one entry. A line of the text that is three dashes,
// or that after backslashes, has one backslash more in the file.
#pragma once

#include "app/history/libraryitems.h"

#include <optional>

namespace Hiwar {

/// What a file of the library holds.
struct ReadLibrary
{
    StoredLibrary items;
    int leftOut = 0; ///< entries that could not be read, or only in part

    bool operator==(const ReadLibrary &) const = default;
};

/// Bytes: a larger file is not read.
inline constexpr qint64 mostLibraryBytes = 64 * 1024 * 1024;
/// Further entries of a file are left out.
inline constexpr qsizetype mostLibraryEntries = 10'000;

[[nodiscard]] QByteArray libraryAsJson(const StoredLibrary &library);
[[nodiscard]] QByteArray libraryAsMarkdown(const StoredLibrary &library);

/// nullopt: it is no such file. A missing id stays empty, a missing time invalid.
[[nodiscard]] std::optional<ReadLibrary> libraryFromJson(const QByteArray &bytes);
[[nodiscard]] std::optional<ReadLibrary> libraryFromMarkdown(const QByteArray &bytes);

} // namespace Hiwar
