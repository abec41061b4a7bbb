// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads Markdown (CommonMark and GitHub's tables, tasks, strike-through, bare addresses) into
// blocks, with formulas and footnote marks as separate spans. The text is untrusted: HTML stays
// text, pictures are only named, links are http, https or mailto or become text, and depth is
// limited. A growing text is read up to its current end. Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// How the end of a line inside a paragraph is read: as a space in written Markdown, as a line
/// break in what people type into a chat.
enum class LineEnds : quint8 { Space, Break };

/// How a text is interpreted.
enum class TextForm : quint8 {
    Markdown,
    Typed,  ///< no Markdown, see typedtext.h
    Source, ///< one block of code that shows the raw text
};

struct MarkdownOptions
{
    LineEnds lineEnds = LineEnds::Space;
    bool dollarFormulas = true; ///< a single $ may begin a formula
    /// More text will follow: marks that are open at its end are read as if they were closed.
    bool growing = false;
    TextForm form = TextForm::Markdown;
    /// For all blocks except code and formulas on lines of their own. Auto: each block has its own.
    Qt::LayoutDirection direction = Qt::LayoutDirectionAuto;

    bool operator==(const MarkdownOptions &) const = default;
};

[[nodiscard]] Blocks parseMarkdown(const QString &text, const MarkdownOptions &options = {});
/// The text of a span with SpanStyle::Image, without its host.
[[nodiscard]] QString pictureName(const Span &picture);
/// For speech and for pasting: keeps list marks, separates cells with tabs.
[[nodiscard]] QString plainText(const Blocks &blocks);
/// The mark of an item as plain text: "- ", "3. "; empty for a quote.
[[nodiscard]] QString markText(const Container &container);

} // namespace Hiwar
