// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/visualorder.h"

#include "app/reader/icubidi.h"

#include <algorithm>

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
    if (std::any_of(line.begin(), line.end(), [](QChar c) { return sideOf(c) == Side::Right; }))
        ordered = inverseBidi(line, isRightToLeft);
    return std::any_of(ordered.cbegin(), ordered.cend(), isForm) ? withoutForms(ordered) : ordered;
}

} // namespace Hiwar
