// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The positions of words in one message, in its text, its notice and its folded parts, without
// laying anything out. Pure; GUI thread (translations).
#pragma once

#include "ui/conversation/message/shownblocks.h"
#include "ui/conversation/message/textposition.h"
#include "ui/find/searchtext.h"

namespace Hiwar {

struct Match
{
    enum class Part : quint8 { Reasoning, Text, Notice };

    Part part = Part::Text;
    int block = 0; ///< within the part, when all is unfolded
    FoundRange range;
    float share = 0; ///< how far down the message, 0 to 1

    bool operator==(const Match &) const = default;
};

struct MessageMatches
{
    QList<Match> matches;
    int reasoningBlocks = 0;
    int textBlocks = 0;
    bool hasToolCalls = false;
};

/// Searches one message, some of its letters at a time.
class MessageSearch
{
public:
    /// `wanted` is folded.
    MessageSearch(const ShownMessage &message, QString wanted, MatchCase matchCase);

    /// Searches at most so many letters.
    void searchOn(qsizetype most);
    [[nodiscard]] bool isDone() const { return m_block == m_shown.size(); }
    /// Call it once isDone().
    [[nodiscard]] MessageMatches take();

private:
    void add(const FoundRange &range);

    QString m_wanted;
    MatchCase m_matchCase;
    ShownBlocks m_shown;
    MessageMatches m_found;
    qsizetype m_block = 0;
    std::optional<TextSearch> m_text; // of that block, once it has begun
    qsizetype m_passed = 0;           // letters of the blocks before
};

/// The position of a match while these folds are open.
struct PlacedMatch
{
    TextPosition from;
    TextPosition to;
};

[[nodiscard]] std::optional<PlacedMatch> positionOf(const MessageMatches &in, const Match &match,
                                                    Folds unfolded);
/// The fold that has to be opened to show the match.
[[nodiscard]] std::optional<Fold> foldAround(const MessageMatches &in, const Match &match);

} // namespace Hiwar
