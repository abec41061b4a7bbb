// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/find/messagematches.h"

#include "ui/conversation/blocktext.h"
#include "ui/conversation/shownblocks.h"

namespace Hiwar {

namespace {

/// Finds in one part; returns how many characters it has.
qsizetype findInPart(const Blocks &blocks, Match::Part part, qsizetype passed,
                     const QString &wanted, MatchCase matchCase, QList<Match> &out)
{
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const QString text = blockText(blocks.at(i)).whole;
        const QList<FoundRange> ranges = findFolded(foldForSearch(text, matchCase), wanted);
        for (const FoundRange &range : ranges)
            out.append({part, int(i), range, float(passed + range.from)});
        passed += text.size() + 1;
    }
    return passed;
}

} // namespace

MessageMatches findInMessage(const ShownMessage &message, const QString &wanted,
                             MatchCase matchCase)
{
    ShownMessage whole = message;
    whole.unfolded = Folds(Fold::Reasoning) | Fold::ToolCalls;
    const ShownBlocks shown = shownBlocks(whole);
    MessageMatches found{.matches = {},
                         .reasoningBlocks = int(shown.reasoning.size()),
                         .textBlocks = int(shown.text.size()),
                         .hasToolCalls = !message.toolCalls.isEmpty()};
    qsizetype size =
        findInPart(shown.reasoning, Match::Part::Reasoning, 0, wanted, matchCase, found.matches);
    size = findInPart(shown.text, Match::Part::Text, size, wanted, matchCase, found.matches);
    size = findInPart(shown.notice, Match::Part::Notice, size, wanted, matchCase, found.matches);
    for (Match &match : found.matches)
        match.share /= float(std::max<qsizetype>(size, 1));
    return found;
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

std::optional<PlacedMatch> placeOf(const MessageMatches &in, const Match &match, Folds unfolded)
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
