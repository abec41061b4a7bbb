// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textpictures.h"

#include "ui/block/textparts.h"
#include "ui/markdown/markdown.h"

#include <QFontMetricsF>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

// A letter, because it wraps and aligns like a word; a space would hang over the line's end.
constexpr QChar letter(u'x');
// Belongs to the letter before it: no line break, no width, no direction.
constexpr QChar pictureFiller(0x200C);

/// Pictures beyond this number show their source: too many for one paragraph.
constexpr size_t mostPictures = 2000;

/// A displayed formula may be scaled down to this before its source is shown instead.
constexpr qreal leastScale = 0.5;

bool coversAll(const TextRange &range, const RunText &text)
{
    const QStringView whole(text.text);
    const auto isInvisible = [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Format;
    };
    const QStringView before = whole.first(range.start);
    const QStringView after = whole.sliced(range.start + range.length);
    return std::all_of(before.begin(), before.end(), isInvisible) &&
           std::all_of(after.begin(), after.end(), isInvisible);
}

qreal fittingScale(const TextPicture &picture, qreal width)
{
    if (picture.picture.size.width <= width)
        return 1;
    const qreal scale = width / picture.picture.size.width;
    const bool mayShrink = picture.picture.key.kind == PictureKey::Kind::Address ||
                           (picture.standsAlone && scale >= leastScale);
    return mayShrink ? scale : 0;
}

PictureKey keyOf(const TextRange &range, const RunText &text, const QFont &font)
{
    return range.styles.testFlag(SpanStyle::Image)
               ? InlinePictures::addressKey(range.link)
               : InlinePictures::formulaKey(
                     QStringView(text.text).sliced(range.start, range.length), font);
}

} // namespace

TextPictures::TextPictures(const RunText &text, const QFont &font, const Theme &theme,
                           const InlinePictures *pictures)
    : m_pictures(pictures)
    , m_mirrored(text.direction == Qt::RightToLeft)
{
    if (!pictures)
        return;
    for (const TextRange &range : text.ranges) {
        if (m_all.size() == mostPictures)
            break;
        if (!(range.styles & (SpanStyle::Formula | SpanStyle::Image)) || range.length == 0 ||
            range.length > wrappedPart)
            continue;
        TextPicture picture;
        picture.start = range.start;
        picture.length = range.length;
        picture.picture = pictures->picture(keyOf(range, text, font));
        if (wantsFrame(picture.picture)) {
            const QString written = text.text.mid(range.start, range.length);
            picture.frame = std::make_unique<PictureFrame>(
                picture.picture.named, pictureName({written, range.styles, range.link}), range.link,
                theme);
        }
        picture.standsAlone = coversAll(range, text);
        m_all.push_back(std::move(picture));
    }
    if (!m_all.empty())
        m_letter = QFontMetricsF(font).horizontalAdvance(letter);
}

bool TextPictures::fit(qreal width)
{
    bool isChanged = false;
    for (TextPicture &picture : m_all) {
        if (picture.frame) {
            isChanged = picture.frame->resize(width, m_mirrored) || isChanged;
            picture.picture.size = picture.frame->size();
            picture.scale = 1;
            continue;
        }
        if (!picture.picture.isThere)
            continue;
        const qreal scale = fittingScale(picture, width);
        isChanged = isChanged || !qFuzzyCompare(1 + scale, 1 + picture.scale);
        picture.scale = scale;
    }
    return isChanged;
}

/// It can be loaded and is not loaded.
bool TextPictures::wantsFrame(const InlinePicture &picture) const
{
    return picture.key.kind == PictureKey::Kind::Address && !picture.isThere &&
           !picture.key.source.isEmpty() && m_pictures->canLoad();
}

bool TextPictures::isOutdated() const
{
    return std::any_of(m_all.begin(), m_all.end(), [this](const TextPicture &picture) {
        if (picture.picture.isThere)
            return false;
        if (wantsFrame(picture.picture) != (picture.frame != nullptr))
            return true;
        const InlinePicture now = m_pictures->picture(picture.picture.key);
        return now.isThere || now.mayCome != picture.picture.mayCome ||
               !now.named.looksLike(picture.picture.named);
    });
}

const TextPicture *TextPictures::at(int offset) const
{
    const auto next =
        std::upper_bound(m_all.begin(), m_all.end(), offset,
                         [](int at, const TextPicture &picture) { return at < picture.start; });
    if (next == m_all.begin())
        return nullptr;
    const TextPicture &picture = *std::prev(next);
    return picture.isShown() && offset < picture.end() ? &picture : nullptr;
}

std::span<const TextPicture> TextPictures::in(int from, int to) const
{
    const auto before = [](const TextPicture &picture, int at) { return picture.start < at; };
    const auto first = std::lower_bound(m_all.begin(), m_all.end(), from, before);
    return {first, std::lower_bound(first, m_all.end(), to, before)};
}

PictureSize TextPictures::reach(int from, int to) const
{
    PictureSize reach;
    for (const TextPicture &picture : in(from, to)) {
        if (!picture.isShown())
            continue;
        reach.ascent = std::max(reach.ascent, picture.ascent());
        reach.descent = std::max(reach.descent, picture.descent());
    }
    return reach;
}

bool TextPictures::isDisplay() const
{
    return m_all.size() == 1 && m_all.front().isShown() && m_all.front().standsAlone &&
           m_all.front().picture.key.kind == PictureKey::Kind::Display;
}

qreal TextPictures::loneWidth() const
{
    const bool isLone = m_all.size() == 1 && m_all.front().standsAlone &&
                        m_all.front().picture.isThere &&
                        m_all.front().picture.key.kind != PictureKey::Kind::Address;
    return isLone ? m_all.front().picture.size.width : 0;
}

QString TextPictures::laidOut(const QString &text, int from, int to) const
{
    QString out = from == 0 && to == text.size() ? text : text.sliced(from, to - from);
    for (const TextPicture &picture : in(from, to)) {
        if (!picture.isShown())
            continue;
        const int start = picture.start - from;
        std::fill_n(out.begin() + start, picture.length, pictureFiller);
        out[start] = letter;
    }
    return out;
}

QTextLayout::FormatRange TextPictures::format(const TextPicture &picture,
                                              const QColor &anyColour) const
{
    QTextLayout::FormatRange range{picture.start, 1, {}};
    QColor none = anyColour;
    none.setAlpha(0);
    range.format.setForeground(none);
    range.format.setFontLetterSpacingType(QFont::AbsoluteSpacing);
    range.format.setFontLetterSpacing(picture.width() - m_letter);
    return range;
}

} // namespace Hiwar
