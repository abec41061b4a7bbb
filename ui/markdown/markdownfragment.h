// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads a piece of a Markdown text and reports what connects it to the other pieces. Contains the
// only call of md4c. Used only by parseMarkdown() and GrowingMarkdown. Pure, any thread.
#pragma once

#include "ui/markdown/markdown.h"

#include <QSet>

namespace Hiwar {

struct MarkdownFragment
{
    Blocks blocks;
    QSet<QString> notesTold; ///< see SourceMarks
    QSet<QString> notesMeant;
    bool mayDefineLinks = false;
};

[[nodiscard]] MarkdownFragment parseFragment(const QString &text, const MarkdownOptions &options,
                                             const QSet<QString> &notesKnown = {});

} // namespace Hiwar
