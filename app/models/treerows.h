// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All messages of a conversation as rows of its tree. Only what follows one of several versions is
// deeper than that version, so that a long conversation without any is a plain list. Pure.
#pragma once

#include "ui/tree/showntree.h"

#include <QList>

namespace Hiwar {

class Conversation;

[[nodiscard]] QList<ShownTreeRow> treeRows(const Conversation &conversation);

} // namespace Hiwar
