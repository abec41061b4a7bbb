// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The user's preferences: stored by the settings, offered by their panel, followed by the views.
// Values only.
#pragma once

#include <QString>

namespace Hiwar {

enum class ThemePreference : quint8 { System, Light, Dark };

/// What Hiwar announces to a screen reader about a reply that arrives.
enum class Announcements : quint8 {
    None,
    Ends,      ///< that it has arrived, or what went wrong
    Sentences, ///< each sentence when it is finished
};

/// How the messages of a conversation are drawn.
enum class MessageStyle : quint8 {
    Bubbles,
    Plain, ///< as text on the page; one's own is beside a bar
};

/// How to read a conversation.
struct ReadingOptions
{
    bool followReplies =
        true;                 ///< while the view is at the end; false: it never moves automatically
    bool pinQuestion = false; ///< a new question goes to the top and stays there
    bool dollarFormulas = true; ///< a single $ may begin a formula
    bool ownMarkdown = false;   ///< the user's messages are read as Markdown
    bool wrapCode = false;      ///< long lines of code are wrapped, not scrolled
    bool lineNumbers = false;   ///< beside code; they are not part of its text
    bool captionTime = true;    ///< the caption of a message says when …
    bool captionTokens = false; ///< … how many tokens it took …
    bool captionTook = false;   ///< … and how long, and how fast
    Announcements announcements = Announcements::Sentences;
    MessageStyle messages = MessageStyle::Bubbles;

    bool operator==(const ReadingOptions &) const = default;
};

/// Fonts and sizes, apart from the zoom. A family that is not installed is as none.
struct LookOptions
{
    QString interfaceFont; ///< families; empty: the system's
    QString textFont;      ///< of messages; empty: as the interface
    QString codeFont;
    int interfacePercent = 100; ///< of the usual sizes: 70 to 200
    int textPercent = 100;
    int codePercent = 100;
    int linePercent = 150; ///< the distance of lines, of the size of the font: 110 to 220
    int columnWidth = 720; ///< of the conversation at most, at 100 % zoom: 480 to 1600

    bool operator==(const LookOptions &) const = default;
};

} // namespace Hiwar
