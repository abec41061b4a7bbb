// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One row of the list from which people choose who answers. Value.
#pragma once

#include "net/values/modelinfo.h"

namespace Hiwar {

struct ModelChoice
{
    enum class Kind : quint8 {
        Head,    ///< names the rows below it; cannot be chosen
        Model,   ///< of a list, or used before
        Typed,   ///< the name that was typed, whatever the service lists
        NoModel, ///< the profile has no model and no list: choosing it leads to its settings
    };

    Kind kind = Kind::Model;
    QString title;   ///< what the row says: the model's name, or words
    QString profile; ///< its profile's name; empty: `title` says it
    ModelRef ref;    ///< of a head empty
    ModelInfo known; ///< shown behind the profile
    bool isFavourite = false;
    bool isCurrent = false; ///< answers now
    bool isBuiltIn = false; ///< the Guide: no favourite, and nothing to be known of it

    bool operator==(const ModelChoice &) const = default;
};

[[nodiscard]] inline bool canBeChosen(const ModelChoice &choice)
{
    return choice.kind != ModelChoice::Kind::Head;
}

/// It can be a favourite, and facts can be entered for it.
[[nodiscard]] inline bool isKept(const ModelChoice &choice)
{
    return choice.kind == ModelChoice::Kind::Model && !choice.isBuiltIn;
}

} // namespace Hiwar
