// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/visualorder.h"

#include <unicode/ubidi.h>

#include <algorithm>
#include <memory>

namespace Hiwar {

namespace {

enum class Side { Left, Right, Neither };

Side sideOf(QChar c)
{
    const QChar::Direction direction = c.direction();
    if (direction == QChar::DirR || direction == QChar::DirAL)
        return Side::Right;
    return direction == QChar::DirL ? Side::Left : Side::Neither;
}

bool isForm(QChar c)
{
    return (c.unicode() >= 0xfb50 && c.unicode() <= 0xfdff) ||
           (c.unicode() >= 0xfe70 && c.unicode() <= 0xfefc) ||
           (c.unicode() >= 0xfb00 && c.unicode() <= 0xfb06); // "fi" in one
}

/// Forms of letters become the letters; all else stays as it is.
QString withoutForms(const QString &text)
{
    QString plain;
    for (const QChar c : text)
        plain += isForm(c) ? QString(c).normalized(QString::NormalizationForm_KC) : QString(c);
    return plain;
}

} // namespace

bool isMostlyRightToLeft(QStringView text)
{
    qsizetype right = 0;
    qsizetype left = 0;
    for (const QChar c : text) {
        right += qsizetype(sideOf(c) == Side::Right);
        left += qsizetype(sideOf(c) == Side::Left);
    }
    return right > left;
}

QString readingOrder(const QString &line, bool isRightToLeft)
{
    QString ordered = line;
    if (std::any_of(line.begin(), line.end(), [](QChar c) { return sideOf(c) == Side::Right; })) {
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<UBiDi, void (*)(UBiDi *)> bidi(ubidi_open(), ubidi_close);
        ubidi_setReorderingMode(bidi.get(), UBIDI_REORDER_INVERSE_LIKE_DIRECT);
        ubidi_setPara(bidi.get(), reinterpret_cast<const UChar *>(line.utf16()),
                      int32_t(line.size()), isRightToLeft ? UBIDI_RTL : UBIDI_LTR, nullptr,
                      &status);
        QString written(line.size() * 2 + 1, Qt::Uninitialized);
        const int32_t length = ubidi_writeReordered(
            bidi.get(), reinterpret_cast<UChar *>(written.data()), int32_t(written.size()),
            UBIDI_DO_MIRRORING | UBIDI_KEEP_BASE_COMBINING, &status);
        if (U_SUCCESS(status)) {
            written.truncate(length);
            ordered = written;
        }
    }
    return std::any_of(ordered.cbegin(), ordered.cend(), isForm) ? withoutForms(ordered) : ordered;
}

} // namespace Hiwar
