// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where words stand in one message, in its text, its notice and what is folded away of it, without
// laying anything out. Pure; GUI thread (translations).
#pragma once

#include "ui/conversation/messagelayout.h"
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

/// `wanted` is folded.
[[nodiscard]] MessageMatches findInMessage(const ShownMessage &message, const QString &wanted,
                                           MatchCase matchCase);

/// A match as it stands in the message with this much unfolded.
struct PlacedMatch
{
    TextPlace from;
    TextPlace to;
};

[[nodiscard]] std::optional<PlacedMatch> placeOf(const MessageMatches &in, const Match &match,
                                                 Folds unfolded);
/// What has to be unfolded before it can be seen.
[[nodiscard]] std::optional<Fold> foldAround(const MessageMatches &in, const Match &match);

} // namespace Hiwar
