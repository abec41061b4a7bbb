// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Highlighting if neither library was found: code has one colour.
#include "ui/highlight/highlighter.h"

namespace Hiwar {

class Highlighting::Backend
{
};

Highlighting::Highlighting() = default;
Highlighting::~Highlighting() = default;

std::unique_ptr<Highlighter> Highlighting::makeFor(const CodeLanguage &)
{
    return nullptr;
}

QString Highlighting::backendName()
{
    return {};
}

} // namespace Hiwar
