// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the fields of a profile contain at one time, to find out later whether they were changed.
// Plain values.
#pragma once

#include "net/values/profile.h"
#include "net/values/secretschange.h"

namespace Hiwar {

struct TypedValues
{
    Profile profile; ///< only what can be typed
    KeyChange key;
    SecretsChange secrets;
};

[[nodiscard]] bool hasSameKey(const TypedValues &a, const TypedValues &b);
/// Everything but the key.
[[nodiscard]] bool hasSameFields(const TypedValues &a, const TypedValues &b);

} // namespace Hiwar
