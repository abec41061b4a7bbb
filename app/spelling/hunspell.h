// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One dictionary, read by Hunspell, which is loaded with the first of them. Reading takes up to a
// second. One thread for each dictionary at a time.
#pragma once

#include <QStringList>

#include <memory>

struct Hunhandle;

namespace Hiwar {

class Hunspell
{
public:
    /// Whether this copy of Hiwar can read dictionaries at all.
    [[nodiscard]] static bool isThere();
    /// `path` without .aff and .dic. nullptr: they cannot be read.
    [[nodiscard]] static std::unique_ptr<Hunspell> open(const QString &path);
    ~Hunspell();
    Hunspell(const Hunspell &) = delete;
    Hunspell &operator=(const Hunspell &) = delete;

    /// A word that the dictionary's encoding cannot write is unknown.
    [[nodiscard]] bool knows(const QString &word);
    [[nodiscard]] QStringList suggestions(const QString &word, qsizetype most);

private:
    struct Encoding;

    Hunspell(Hunhandle *handle, std::unique_ptr<Encoding> encoding);

    Hunhandle *m_handle;
    std::unique_ptr<Encoding> m_encoding;
};

} // namespace Hiwar
