// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds personas and prompts by what is typed: each word is a part of the name or the folder, in
// any order, whatever its case and its marks. The best match comes first: the whole name, its
// beginning, the beginning of a word, a part; else in the order of the names. Pure; any thread.
#pragma once

#include "app/history/libraryitems.h"

namespace Hiwar {

/// Nothing typed: all.
[[nodiscard]] QList<Persona> matching(const QList<Persona> &personas, const QString &typed);
[[nodiscard]] QList<Prompt> matching(const QList<Prompt> &prompts, const QString &typed);

} // namespace Hiwar
