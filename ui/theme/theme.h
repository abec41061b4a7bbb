// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every colour, size and distance the program draws with, by role. Nothing outside ui/theme names a
// colour, a font size or a pixel number. Values; GUI thread.
#pragma once

#include <QColor>
#include <QFont>

namespace Hiwar {

enum class ColourScheme : quint8 { Light, Dark, HighContrast };

/// The colours of code by what it is; they stand on codeBackground.
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
    QColor outline; ///< the edge of what can be typed into or pressed; a hairline only separates
    QColor accent, accentText;
    QColor ownBubble, ownBubbleText;
    QColor codeBackground;
    QColor error, warning, success;
    QColor selection, selectionText; ///< of text; seen on every ground that text stands on
    QColor chosen, chosenText;       ///< the row of a list: large, so that quiet is enough
    QColor caret;                    ///< stands on every surface, and beside the selection
    QColor focusRing;
    CodeColours code;
    QColor matchPen;  ///< runs over what was found like a highlighter: see marked()
    QColor matchEdge; ///< around the current match, and the marks at the scroll bar

    friend bool operator==(const Palette &, const Palette &) = default;
};

/// The one scale of distances, in logical pixels at 100 % zoom: 4 8 12 16 20 24 32.
struct Space
{
    static constexpr int xs = 4, s = 8, m = 12, l = 16, xl = 20, xxl = 24, xxxl = 32;
};

struct Theme
{
    ColourScheme scheme = ColourScheme::Light;
    Palette palette;
    qreal zoom = 1.0;
    QFont font;     ///< the system's interface font at the zoomed base size
    QFont codeFont; ///< the system's fixed font at 0.95 of it

    friend bool operator==(const Theme &, const Theme &) = default;

    /// A logical distance at this zoom.
    [[nodiscard]] int px(int distance) const;
    [[nodiscard]] int linePitch() const;              ///< from line to line of plain text
    [[nodiscard]] QFont headingFont(int level) const; ///< level 1 to 6
    [[nodiscard]] QFont captionFont() const;          ///< times, hints, section titles

    static constexpr int bubbleRadius = 14;
    static constexpr int columnWidth = 760;  ///< at most, for the conversation
    static constexpr int narrowWindow = 720; ///< below this the sidebar hides
    static constexpr int sidebarWidth = 272;
    static constexpr int panelWidth = 380; ///< of the settings
    static constexpr int inspectorWidth = 460;
    static constexpr int findBarWidth = 460;
    static constexpr int controlRadius = 8; ///< of buttons and edits
    static constexpr int controlHeight = 34;
    static constexpr int iconSize = 18;
    static constexpr int ringWidth = 2; ///< of the focus ring
    static constexpr int caretWidth = 2;
    static constexpr qreal lineHeight = 1.5;
    static constexpr qreal ownBubbleShare = 0.8;   ///< of the column
    static constexpr qreal paperMargin = 18;       ///< millimetres, unless the person sets others
    static constexpr qreal leastPaperScale = 0.55; ///< of a wide table, before its words are broken
};

[[nodiscard]] Palette paletteFor(ColourScheme scheme);
[[nodiscard]] Theme makeTheme(ColourScheme scheme, qreal zoom);
/// For what is printed, whatever the window looks like: ink on white, nothing filled heavily.
[[nodiscard]] Theme makePaperTheme();
/// What the desktop asks for: from Qt 6.5 on QStyleHints tells, before that the palette's
/// lightness.
[[nodiscard]] ColourScheme systemScheme();
/// How a colour looks under a highlighter: darkened by it on light ground, lightened on dark.
[[nodiscard]] QColor marked(const QColor &colour, const QColor &pen, ColourScheme scheme);
/// WCAG 2 contrast ratio of two opaque colours, 1 to 21.
[[nodiscard]] qreal contrast(const QColor &a, const QColor &b);

} // namespace Hiwar
