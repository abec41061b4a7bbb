// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads Markdown (CommonMark and GitHub's tables, tasks, strike-through, bare addresses) into
// blocks, with formulas and footnote marks as spans of their own. The text is untrusted: HTML stays
// text, pictures are only named, links lead to http, https and mailto or are no links, depth is
// bounded. A text that is still growing reads as far as it goes. Pure, any thread.
#pragma once

#include "ui/markdown/block.h"

namespace Hiwar {

/// What the end of a line inside a paragraph means: a space in written Markdown, a break in what
/// people type into a chat.
enum class LineEnds : quint8 { Space, Break };

/// What a text is taken for.
enum class TextForm : quint8 {
    Markdown,
    Typed,  ///< nothing in it means anything but what it is, see typedtext.h
    Source, ///< one block of code that shows what the text is made of
};

struct MarkdownOptions
{
    LineEnds lineEnds = LineEnds::Space;
    bool dollarFormulas = true; ///< a single $ may begin a formula
    /// More of the text is to come: marks that are open at its end are read as if they were closed.
    bool growing = false;
    TextForm form = TextForm::Markdown;
    /// Of everything but code and formulas that stand alone. Auto: each block has its own.
    Qt::LayoutDirection direction = Qt::LayoutDirectionAuto;

    bool operator==(const MarkdownOptions &) const = default;
};

[[nodiscard]] Blocks parseMarkdown(const QString &text, const MarkdownOptions &options = {});
/// What a span with SpanStyle::Image shows, without its host.
[[nodiscard]] QString pictureName(const Span &picture);
/// For people who hear or paste it: list marks stay, cells stand apart by tabs.
[[nodiscard]] QString plainText(const Blocks &blocks);
/// The mark of an item as plain text: "- ", "3. "; empty for a quote.
[[nodiscard]] QString markText(const Container &container);

} // namespace Hiwar
