// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every colour, size and distance that the program draws with, by role. No code outside ui/theme
// contains a colour, a font size or a pixel count. Values; GUI thread.
#pragma once

#include "net/values/preferences.h"

#include <QColor>
#include <QFont>

namespace Hiwar {

enum class ColourScheme : quint8 { Light, Dark, HighContrast };

/// The colours of code by role; the background is codeBackground.
struct CodeColours
{
    QColor keyword, type, function, variable, constant;
    QColor string, number, comment, preprocessor, operators;
    QColor heading, added, removed;

    friend bool operator==(const CodeColours &, const CodeColours &) = default;
};

struct Palette
{
    QColor window, sidebar, surface;
    QColor text, secondary, hairline;
    QColor outline; ///< the border of input fields and buttons; a hairline only separates
    QColor accent, accentText;
    QColor ownBubble, ownBubbleText;
    QColor codeBackground;
    QColor error, warning, success;
    QColor selection, selectionText; ///< of text; visible on every background that text has
    QColor chosen, chosenText;       ///< a list row: large, so that a weak colour is enough
    QColor caret;                    ///< visible on every surface, and beside the selection
    QColor focusRing;
    CodeColours code;
    QColor matchPen;  ///< highlights what was found like a marker pen: see marked()
    QColor matchEdge; ///< around the current match, and for the marks at the scroll bar

    friend bool operator==(const Palette &, const Palette &) = default;
};

/// The only scale of distances, in logical pixels at 100 % zoom: 4 8 12 16 20 24 32.
struct Space
{
    static constexpr int xs = 4, s = 8, m = 12, l = 16, xl = 20, xxl = 24, xxxl = 32;
};

struct Theme
{
    ColourScheme scheme = ColourScheme::Light;
    Palette palette;
    qreal zoom = 1.0;
    QFont font;                   ///< the system's interface font at the zoomed base size
    QFont codeFont;               ///< the system's fixed font at 0.95 of that size
    QFont textFont;               ///< of messages: see forReading()
    qreal lineShare = lineHeight; ///< the distance of two lines of text, of the size of its font
    int column = columnWidth;     ///< of the conversation at most: a line that is easy to read

    friend bool operator==(const Theme &, const Theme &) = default;

    /// A logical distance converted to pixels at this zoom.
    [[nodiscard]] int px(int distance) const;
    [[nodiscard]] int linePitch() const; ///< distance of two lines of plain text
    /// For the conversation: its font is that of messages.
    [[nodiscard]] Theme forReading() const;
    [[nodiscard]] QFont headingFont(int level) const; ///< level 1 to 6
    [[nodiscard]] QFont captionFont() const;          ///< times, hints, section titles

    static constexpr int bubbleRadius = 14;
    static constexpr int columnWidth = 720;  ///< at most: a line that is easy to read
    static constexpr int narrowWindow = 720; ///< below this the sidebar hides
    static constexpr int sidebarWidth = 272;
    static constexpr int panelWidth = 380;    ///< of the settings in a window with little room
    static constexpr int settingsWidth = 464; ///< with their sections at the side
    static constexpr int inspectorWidth = 460;
    static constexpr int findBarWidth = 460;
    static constexpr int controlRadius = 8; ///< of buttons and edits
    static constexpr int controlHeight = 34;
    static constexpr int rowHeight = 32;     ///< of menus and lists
    static constexpr int surfaceRadius = 10; ///< of what floats above the page
    static constexpr int headerHeight = 40;
    static constexpr int leastTarget = 24; ///< of what can be pressed
    static constexpr int iconSize = 18;
    static constexpr int ringWidth = 2; ///< of the focus ring
    static constexpr int caretWidth = 2;
    static constexpr int leastTextColumn = 160; ///< of a table, before it scrolls …
    static constexpr int mostTextColumn = 240;  ///< … where a column holds much text
    static constexpr qreal lineHeight = 1.5;
    static constexpr qreal ownBubbleShare = 0.8;   ///< of the column
    static constexpr qreal paperMargin = 18;       ///< millimetres, unless the user sets others
    static constexpr qreal leastPaperScale = 0.55; ///< of a wide table, before its words are broken
};

[[nodiscard]] Palette paletteFor(ColourScheme scheme);
[[nodiscard]] Theme makeTheme(ColourScheme scheme, qreal zoom, const LookOptions &look = {});
/// For printing, independent of the window's theme: ink on white, no large filled areas.
[[nodiscard]] Theme makePaperTheme();
/// The desktop's scheme: from QStyleHints since Qt 6.5, otherwise from the lightness of the
/// palette; high contrast from the palette or, since Qt 6.10, from QStyleHints.
[[nodiscard]] ColourScheme systemScheme();
/// A colour under a marker pen: darker in the light scheme, lighter in the others.
[[nodiscard]] QColor marked(const QColor &colour, const QColor &pen, ColourScheme scheme);
/// WCAG 2 contrast ratio of two opaque colours, 1 to 21.
[[nodiscard]] qreal contrast(const QColor &a, const QColor &b);

} // namespace Hiwar
