// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/shownwords.h"
#include "tests/ui/treechecks.h"
#include "ui/theme/theme.h"

#include <QColor>
#include <QHash>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using ColourCounts = QHash<QRgb, int>;

ColourCounts coloursIn(const QImage &picture, const QRect &part)
{
    ColourCounts counts;
    for (int y = part.top(); y <= part.bottom(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        int start = part.left();
        for (int x = start + 1; x <= part.right() + 1; ++x) {
            if (x <= part.right() && line[x] == line[start])
                continue;
            counts[line[start]] += x - start;
            start = x;
        }
    }
    return counts;
}

/// Between the commonest colour and the one that differs most from it; 1 if there is only one.
qreal contrastIn(const ColourCounts &counts)
{
    const auto common =
        std::max_element(counts.keyValueBegin(), counts.keyValueEnd(),
                         [](const auto &a, const auto &b) { return a.second < b.second; });
    if (common == counts.keyValueEnd())
        return 1;
    const QColor ground((*common).first);
    qreal best = 1;
    for (auto it = counts.keyBegin(); it != counts.keyEnd(); ++it)
        best = std::max(best, contrast(ground, QColor(*it)));
    return best;
}

QRect scaled(const QRect &rect, qreal ratio)
{
    return QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        .toRect();
}

} // namespace

Findings findWeakContrast(const QWidget &window, const QImage &picture, qreal least)
{
    Findings found;
    const QImage plain = picture.convertToFormat(QImage::Format_RGB32);
    for (const ShownWords &words : wordsIn(window)) {
        if (!words.widget->isEnabled()) // it is pale on purpose
            continue;
        const QRect rect(words.widget->mapTo(&window, words.rect.topLeft()), words.rect.size());
        const QRect part = scaled(rect, picture.devicePixelRatio()) & plain.rect();
        const qreal measured = contrastIn(coloursIn(plain, part));
        if (measured < least)
            found += {words.name, u"has a weak contrast"_s, u"%1 : 1"_s.arg(measured, 0, 'f', 2),
                      least - measured};
    }
    return found;
}

} // namespace Hiwar
