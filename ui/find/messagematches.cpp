// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/messagematches.h"

#include "ui/block/blocktext.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

MessageSearch::MessageSearch(const ShownMessage &message, QString wanted, MatchCase matchCase)
    : m_wanted(std::move(wanted))
    , m_matchCase(matchCase)
{
    ShownMessage whole = message;
    whole.unfolded = Folds(Fold::Reasoning) | Fold::ToolCalls;
    m_shown = shownBlocks(whole);
    m_found.reasoningBlocks = int(m_shown.reasoning.size());
    m_found.textBlocks = int(m_shown.noticeBegin() - m_shown.textBegin());
    m_found.hasToolCalls = !message.toolCalls.isEmpty();
}

void MessageSearch::searchOn(qsizetype most)
{
    while (!isDone() && most > 0) {
        if (!m_text)
            m_text.emplace(blockText(m_shown.at(m_block)).whole, m_matchCase);
        QList<FoundRange> ranges;
        const qsizetype looked = m_text->searchOn(most, m_wanted, ranges);
        for (const FoundRange &range : std::as_const(ranges))
            add(range);
        most -= looked;
        if (!m_text->isDone())
            continue;
        m_passed += m_text->size() + 1;
        --most; // an empty block is some work, too
        m_text.reset();
        ++m_block;
    }
}

void MessageSearch::add(const FoundRange &range)
{
    Match match{.block = int(m_block), .range = range, .share = float(m_passed + range.from)};
    if (m_block < m_shown.textBegin()) {
        match.part = Match::Part::Reasoning;
    } else if (m_block < m_shown.noticeBegin()) { // the attachments count as text
        match.block -= int(m_shown.textBegin());
    } else {
        match.part = Match::Part::Notice;
        match.block -= int(m_shown.noticeBegin());
    }
    m_found.matches.append(match);
}

MessageMatches MessageSearch::take()
{
    for (Match &match : m_found.matches)
        match.share /= float(std::max<qsizetype>(m_passed, 1));
    return std::move(m_found);
}

std::optional<Fold> foldAround(const MessageMatches &in, const Match &match)
{
    switch (match.part) {
    case Match::Part::Reasoning:
        return Fold::Reasoning;
    case Match::Part::Text:
        return {};
    case Match::Part::Notice:
        return in.hasToolCalls ? std::optional(Fold::ToolCalls) : std::nullopt;
    }
    Q_UNREACHABLE();
}

std::optional<PlacedMatch> positionOf(const MessageMatches &in, const Match &match, Folds unfolded)
{
    if (const auto fold = foldAround(in, match); fold && !unfolded.testFlag(*fold))
        return {};
    int block = match.block;
    if (match.part != Match::Part::Reasoning && unfolded.testFlag(Fold::Reasoning))
        block += in.reasoningBlocks;
    if (match.part == Match::Part::Notice)
        block += in.textBlocks;
    return PlacedMatch{{block, match.range.from}, {block, match.range.to}};
}

} // namespace Hiwar
