// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/typedvalues.h"

#include <algorithm>

namespace Hiwar {

namespace {

bool areSame(const KeyChange &a, const KeyChange &b)
{
    return a.has_value() == b.has_value() && (!a || a->reveal() == b->reveal());
}

bool areSame(const SecretsChange &a, const SecretsChange &b)
{
    const auto isSameSecret = [](const Secret &x, const Secret &y) {
        return x.reveal() == y.reveal();
    };
    return areSame(a.proxyPassword, b.proxyPassword) && areSame(a.passphrase, b.passphrase) &&
           a.headers.keys() == b.headers.keys() &&
           std::equal(a.headers.begin(), a.headers.end(), b.headers.begin(), isSameSecret);
}

} // namespace

bool hasSameKey(const TypedValues &a, const TypedValues &b)
{
    return areSame(a.key, b.key);
}

bool hasSameFields(const TypedValues &a, const TypedValues &b)
{
    return a.profile == b.profile && areSame(a.secrets, b.secrets);
}

} // namespace Hiwar
