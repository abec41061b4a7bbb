// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/pageplan.h"

#include <algorithm>
#include <numeric>

namespace Hiwar {

namespace {

/// How many strips stay with what introduces them, and how many of a paragraph stay together.
constexpr int fewest = 2;

struct Strip
{
    int flow = 0;
    int index = 0; // in its flow
    int gap = 0;
    int height = 0;
    bool mayBeginPage = true;
};

bool isShortCode(const Flow &flow, int pageHeight)
{
    return flow.prefersWhole &&
           std::accumulate(flow.strips.begin(), flow.strips.end(), 0) <= pageHeight / 2;
}

bool mayBreakBefore(const Flow &flow, int index)
{
    if (flow.repeatsFirst)
        return index > 1; // a heading without a row is useless
    return index >= fewest && flow.strips.size() - index >= fewest;
}

QList<Strip> stripsOf(const QList<Flow> &flows, int pageHeight)
{
    QList<Strip> out;
    int held = 0; // so many more strips stay with the ones before
    for (int f = 0; f < int(flows.size()); ++f) {
        const Flow &flow = flows.at(f);
        const bool isWhole = isShortCode(flow, pageHeight);
        for (int i = 0; i < int(flow.strips.size()); ++i) {
            const bool free = held == 0 && (i == 0 || (!isWhole && mayBreakBefore(flow, i)));
            out.append({f, i, i == 0 ? flow.gap : 0, std::max(flow.strips.at(i), 0), free});
            held = std::max(held - 1, 0);
        }
        if (flow.introduces)
            held = fewest;
    }
    return out;
}

class Planner
{
public:
    Planner(const QList<Flow> &flows, int pageHeight, int used)
        : m_flows(flows)
        , m_pageHeight(std::max(pageHeight, 1))
        , m_strips(stripsOf(flows, m_pageHeight))
    {
        m_plan.used = used;
    }

    PagePlan plan()
    {
        for (qsizetype begin = 0; begin < m_strips.size();) {
            qsizetype end = begin + 1;
            while (end < m_strips.size() && !m_strips.at(end).mayBeginPage)
                ++end;
            // What does not fit onto a page must be cut somewhere anyway.
            if (heightOf(begin, end) <= m_pageHeight)
                place(begin, end);
            else
                for (qsizetype i = begin; i < end; ++i)
                    place(i, i + 1);
            begin = end;
        }
        return m_plan;
    }

private:
    [[nodiscard]] int heightOf(qsizetype begin, qsizetype end) const
    {
        int height = 0;
        for (qsizetype i = begin; i < end; ++i)
            height += (i == begin ? 0 : m_strips.at(i).gap) + m_strips.at(i).height;
        return height;
    }

    /// The height of the heading that is repeated if this strip begins a page.
    [[nodiscard]] int repeatedHeight(const Strip &strip) const
    {
        const Flow &flow = m_flows.at(strip.flow);
        return flow.repeatsFirst && strip.index > 0 ? flow.strips.first() : 0;
    }

    void place(qsizetype begin, qsizetype end)
    {
        const Strip &first = m_strips.at(begin);
        const int height = heightOf(begin, end);
        const int gap = m_plan.used > 0 ? first.gap : 0;
        if (m_plan.used == 0 || m_plan.used + gap + height <= m_pageHeight) {
            append(begin, end, gap, false);
            return;
        }
        ++m_plan.pages;
        m_plan.used = 0;
        const int repeated = repeatedHeight(first);
        append(begin, end, 0, repeated > 0 && repeated + height <= m_pageHeight);
    }

    void append(qsizetype begin, qsizetype end, int gap, bool repeats)
    {
        for (qsizetype i = begin; i < end; ++i) {
            const Strip &strip = m_strips.at(i);
            put(strip, i == begin ? gap : strip.gap, repeats && i == begin);
        }
    }

    void put(const Strip &strip, int gap, bool repeats)
    {
        PlacedRun run{.page = m_plan.pages,
                      .flow = strip.flow,
                      .first = strip.index,
                      .top = m_plan.used + gap,
                      .gap = gap,
                      .repeatsFirst = repeats};
        if (strip.height > m_pageHeight)
            run.scale = double(m_pageHeight) / strip.height;
        m_plan.used =
            run.top + (repeats ? repeatedHeight(strip) : 0) + std::min(strip.height, m_pageHeight);
        if (m_plan.runs.isEmpty() || !continues(m_plan.runs.last(), run))
            m_plan.runs.append(run);
        else
            ++m_plan.runs.last().count;
    }

    [[nodiscard]] static bool continues(const PlacedRun &before, const PlacedRun &run)
    {
        return before.page == run.page && before.flow == run.flow && before.scale == 1 &&
               run.scale == 1 && before.first + before.count == run.first;
    }

    const QList<Flow> &m_flows;
    const int m_pageHeight;
    const QList<Strip> m_strips;
    PagePlan m_plan;
};

} // namespace

PagePlan planPages(const QList<Flow> &flows, int pageHeight, int used)
{
    return Planner(flows, pageHeight, used).plan();
}

} // namespace Hiwar
