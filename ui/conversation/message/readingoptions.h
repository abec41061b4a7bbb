// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How a person wants to read: what the settings panel offers and the conversation view follows.
// Values only.
#pragma once

#include <QtGlobal>

namespace Hiwar {

/// What a screen reader says by itself of a reply that arrives.
enum class Announcements : quint8 {
    None,
    Ends,      ///< that it is there, or what went wrong
    Sentences, ///< each sentence when it is finished
};

struct ReadingOptions
{
    bool followReplies =
        true;                 ///< while the view stands at the end; false: it never moves by itself
    bool pinQuestion = false; ///< a new question goes to the top and stays there
    bool dollarFormulas = true; ///< a single $ may begin a formula
    bool ownMarkdown = false;   ///< what the person says is read as Markdown
    bool wrapCode = false;      ///< long lines of code are broken, not scrolled
    Announcements announcements = Announcements::Sentences;

    bool operator==(const ReadingOptions &) const = default;
};

} // namespace Hiwar
