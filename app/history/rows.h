// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Conversations and messages as rows of the history: the one place that knows the order of columns.
// Pure.
#pragma once

#include "app/history/messagenode.h"

#include <QVariantList>

class QSqlQuery;

namespace Hiwar {

/// As in "SELECT <these>" and "INSERT INTO … (<these>)".
[[nodiscard]] QString conversationColumns();
[[nodiscard]] QString messageColumns();

[[nodiscard]] ConversationInfo conversationIn(const QSqlQuery &row);
[[nodiscard]] MessageNode messageIn(const QSqlQuery &row);

/// The values in the order of the columns.
[[nodiscard]] QVariantList valuesOf(const ConversationInfo &info);
[[nodiscard]] QVariantList valuesOf(const MessageNode &node);

} // namespace Hiwar
