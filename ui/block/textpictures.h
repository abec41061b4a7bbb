// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The formulas and pictures named in one run of text, and which of them stand there as pictures, or
// in a frame from which they can be loaded.
// The rule it protects: what is laid out in a picture's place is as long as its source, so every
// offset stays valid. One letter is as wide as the picture and takes no ink, the others are
// invisible. Knows no lines. GUI thread.
#pragma once

#include "ui/block/blocktext.h"
#include "ui/block/pictureframe.h"

#include <QTextLayout>

#include <optional>
#include <span>
#include <vector>

namespace Hiwar {

struct TextPicture
{
    int start = 0;
    int length = 0;
    InlinePicture picture;
    std::optional<PictureFrame> frame; ///< in its place: it can be loaded
    bool standsAlone = false;          ///< nothing else is in the text
    qreal scale = 0;                   ///< 0: its source is shown

    [[nodiscard]] int end() const { return start + length; }
    [[nodiscard]] bool isShown() const { return scale > 0; }
    [[nodiscard]] qreal width() const { return picture.size.width * scale; }
    [[nodiscard]] qreal ascent() const { return picture.size.ascent * scale; }
    [[nodiscard]] qreal descent() const { return picture.size.descent * scale; }
};

class TextPictures
{
public:
    /// Without `pictures` there are none.
    TextPictures(const RunText &text, const QFont &font, const Theme &theme,
                 const InlinePictures *pictures);

    /// Decides which there is room for; true when others are shown than before.
    bool fit(qreal width);
    /// Whether more is known of one than when this was made.
    [[nodiscard]] bool isOutdated() const;
    /// Those that begin in [from, to).
    [[nodiscard]] std::span<const TextPicture> in(int from, int to) const;
    /// The shown one that a character belongs to, or nothing.
    [[nodiscard]] const TextPicture *at(int offset) const;
    /// How far those of a line reach above and below its baseline.
    [[nodiscard]] PictureSize reach(int from, int to) const;
    /// The text is a formula that is shown on lines of its own: in their middle.
    [[nodiscard]] bool isDisplay() const;
    /// Of a formula that stands alone, at its full size; 0: there is none.
    [[nodiscard]] qreal loneWidth() const;
    /// What is laid out in place of [from, to) of the text.
    [[nodiscard]] QString laidOut(const QString &text, int from, int to) const;
    [[nodiscard]] QTextLayout::FormatRange format(const TextPicture &picture,
                                                  const QColor &anyColour) const;
    /// The one who paints them; only where there is one to paint.
    [[nodiscard]] const InlinePictures &painter() const { return *m_pictures; }

private:
    [[nodiscard]] bool wantsFrame(const InlinePicture &picture) const;

    const InlinePictures *m_pictures;
    bool m_mirrored = false;
    std::vector<TextPicture> m_all;
    qreal m_letter = 0; // width of the letter that takes the picture's place
};

} // namespace Hiwar
