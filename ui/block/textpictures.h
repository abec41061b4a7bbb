// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The formulas and pictures named in one run of text, and which of them are shown as pictures, or
// as a frame with a button that loads them. Rule: the text laid out in place of a picture is as
// long as its source, so every offset stays valid. One letter is as wide as the picture and is not
// painted, the others are invisible. Knows no lines. GUI thread.
#pragma once

#include "ui/block/blocktext.h"
#include "ui/block/pictureframe.h"

#include <QTextLayout>

#include <memory>
#include <span>
#include <vector>

namespace Hiwar {

struct TextPicture
{
    int start = 0;
    int length = 0;
    InlinePicture picture;
    std::unique_ptr<PictureFrame> frame; ///< shown instead of the picture: it can be loaded
    bool standsAlone = false;            ///< the text contains nothing else
    qreal scale = 0;                     ///< 0: its source is shown

    [[nodiscard]] int end() const { return start + length; }
    [[nodiscard]] bool isShown() const { return scale > 0; }
    [[nodiscard]] qreal width() const { return picture.size.width * scale; }
    [[nodiscard]] qreal ascent() const { return picture.size.ascent * scale; }
    [[nodiscard]] qreal descent() const { return picture.size.descent * scale; }
};

class TextPictures
{
public:
    /// If `pictures` is null, there are none.
    TextPictures(const RunText &text, const QFont &font, const Theme &theme,
                 const InlinePictures *pictures);

    /// Decides which fit into the width; returns true if others are shown than before.
    bool fit(qreal width);
    /// The state of a picture has changed since this object was made.
    [[nodiscard]] bool isOutdated() const;
    /// The pictures that begin in [from, to).
    [[nodiscard]] std::span<const TextPicture> in(int from, int to) const;
    /// The shown picture that contains the offset, or null.
    [[nodiscard]] const TextPicture *at(int offset) const;
    /// How far the pictures of a line extend above and below its baseline.
    [[nodiscard]] PictureSize reach(int from, int to) const;
    /// The text is a single formula, shown centred on lines of its own.
    [[nodiscard]] bool isDisplay() const;
    /// The width of a single formula at full size; 0: there is none.
    [[nodiscard]] qreal loneWidth() const;
    /// The text laid out in place of [from, to).
    [[nodiscard]] QString laidOut(const QString &text, int from, int to) const;
    [[nodiscard]] QTextLayout::FormatRange format(const TextPicture &picture,
                                                  const QColor &anyColour) const;
    /// The object that paints them; call it only if there is one to paint.
    [[nodiscard]] const InlinePictures &painter() const { return *m_pictures; }

private:
    [[nodiscard]] bool wantsFrame(const InlinePicture &picture) const;

    const InlinePictures *m_pictures;
    bool m_mirrored = false;
    std::vector<TextPicture> m_all;
    qreal m_letter = 0; // width of the letter that replaces the picture
};

} // namespace Hiwar
