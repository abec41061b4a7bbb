// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/block/textruns.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace Hiwar {

namespace {

constexpr qreal farAway = 1e6;

qreal distance(const QRectF &rect, QPointF point)
{
    const qreal dx = std::max({rect.left() - point.x(), 0.0, point.x() - rect.right()});
    const qreal dy = std::max({rect.top() - point.y(), 0.0, point.y() - rect.bottom()});
    return dy * farAway + dx; // the nearest line counts, then the nearest cell on it
}

} // namespace

Qt::Alignment naturalSide(Qt::LayoutDirection side)
{
    return side == Qt::RightToLeft ? Qt::AlignRight : Qt::AlignLeft;
}

int roundedUp(qreal length)
{
    return int(std::ceil(length));
}

size_t TextRuns::take(const QList<RunText> &texts, const RunMaker &make)
{
    const size_t count = size_t(texts.size());
    size_t keep = 0;
    while (keep < m_runs.size() && keep < count &&
           m_runs[keep].text() == texts.at(qsizetype(keep))) {
        m_runs[keep].shareText(texts.at(qsizetype(keep)));
        ++keep;
    }
    m_runs.erase(m_runs.begin() + std::ptrdiff_t(keep), m_runs.end());
    if (count > m_runs.capacity()) // grows by at least a fourth, as the text grows
        m_runs.reserve(std::max(count, m_runs.capacity() + m_runs.capacity() / 4));
    for (size_t i = keep; i < count; ++i)
        m_runs.push_back(make(texts.at(qsizetype(i)), i));
    return keep;
}

void TextRuns::dropLines(const Extent &nearby)
{
    for (TextRun &run : m_runs)
        run.dropLines(nearby.seenFrom(run.rect().top()));
}

const TextRun *TextRuns::runNear(QPointF point) const
{
    const TextRun *nearest = nullptr;
    qreal least = std::numeric_limits<qreal>::max();
    for (const TextRun &run : m_runs) {
        const qreal away = distance(run.rect(), point);
        if (away < least) {
            least = away;
            nearest = &run;
        }
    }
    return nearest;
}

BlockHit TextRuns::hitTest(QPointF point) const
{
    BlockHit hit;
    const TextRun *run = runNear(point);
    if (!run)
        return hit;
    hit.onText = run->rect().contains(point);
    hit.offset = run->offsetAt(point);
    if (hit.onText)
        hit.formula = run->formulaAt(point);
    if (const TextRange *link = hit.onText ? run->linkAt(point) : nullptr) {
        hit.link = link->link;
        hit.isPicture = link->styles.testFlag(SpanStyle::Image);
        hit.linkStart = run->text().start + link->start;
        const QRectF button = run->pictureButton(hit.linkStart);
        hit.isNamedOnly = !button.isEmpty();
        hit.onPictureButton = button.contains(point);
    }
    return hit;
}

QList<QRectF> TextRuns::rectsOf(int from, int to) const
{
    QList<QRectF> out;
    for (const TextRun &run : m_runs) {
        if (run.end() >= from && run.text().start < to)
            out += run.rectsOf(from, to);
    }
    return out;
}

QList<int> TextRuns::cuts() const
{
    QList<int> out;
    for (const TextRun &run : m_runs) {
        for (const qreal top : run.lineTops())
            out.append(qRound(run.rect().top() + top));
    }
    return out.mid(1); // anything above the first line belongs to it
}

void TextRuns::draw(QPainter &painter, QPointF at, const QRectF &clip,
                    const SelectedRange &selected) const
{
    for (const TextRun &run : m_runs) {
        if (run.rect().translated(at).intersects(clip) || run.text().text.isEmpty())
            run.draw(painter, at, clip, selected);
    }
}

} // namespace Hiwar
