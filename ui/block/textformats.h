// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the letters of a run of text look: bold, links, code, emoji, and the space for pictures.
// Independent of their position. GUI thread.
#pragma once

#include "ui/block/blocktext.h"
#include "ui/block/textpictures.h"

#include <QColor>
#include <QFont>
#include <QTextLayout>

#include <span>

namespace Hiwar {

struct Theme;

/// The style of text: the colours, which differ between the two kinds of bubble, and the pictures
/// in it.
struct TextStyle
{
    QColor text;
    QColor link;
    QColor codeBackground;
    QColor codeText;
    const InlinePictures *pictures = nullptr; ///< null: formulas show their source
    QColor ground = {};                       ///< below the text; invalid: it is not known
};

class TextFormats
{
public:
    /// All arguments must outlive this object: create it where it is used.
    TextFormats(const RunText &text, const TextPictures &pictures, const TextStyle &style,
                const QFont &font, const Theme &theme);

    /// Code, or a formula that shows its source.
    [[nodiscard]] bool looksLikeCode(const TextRange &range) const;
    [[nodiscard]] QTextCharFormat formatOf(const TextRange &range) const;
    /// The ranges that share a character with [from, to).
    [[nodiscard]] std::span<const TextRange> rangesIn(int from, int to) const;
    /// The formats of [from, to), laid out as `laidOut`; their offsets count from `from`.
    [[nodiscard]] QList<QTextLayout::FormatRange> within(int from, int to,
                                                         const QString &laidOut) const;

private:
    const RunText &m_text;
    const TextPictures &m_pictures;
    const TextStyle &m_style;
    const QFont &m_font;
    const Theme &m_theme;
};

/// The parts of these formats within [from, to), with offsets counted from `from`.
[[nodiscard]] QList<QTextLayout::FormatRange>
cutFormats(const QList<QTextLayout::FormatRange> &formats, int from, int to);

} // namespace Hiwar
