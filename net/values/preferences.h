// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a person prefers: kept by the settings, offered by their panel, followed by the views.
// Values only.
#pragma once

#include <QtGlobal>

namespace Hiwar {

enum class ThemePreference : quint8 { System, Light, Dark };

/// What a screen reader is told by itself of a reply that arrives.
enum class Announcements : quint8 {
    None,
    Ends,      ///< that it is there, or what went wrong
    Sentences, ///< each sentence when it is finished
};

/// How to read a conversation.
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
