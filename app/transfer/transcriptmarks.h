// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The marks of Hiwar's own Markdown: invisible comments, each a line of its own with a JSON object,
// say where a conversation, a message or an answer begins. A line of a text that looks like one is
// written with a backslash before it, so that every text can be restored. Pure; any thread.
#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <optional>

namespace Hiwar {

/// "<!-- hiwar: {…} -->" and a line feed.
[[nodiscard]] QByteArray markOf(const QJsonObject &object);
/// Nothing if the line is no mark.
[[nodiscard]] std::optional<QJsonObject> markIn(QByteArrayView line);

/// Whether it begins with a mark, as every such file of Hiwar; `head` may be cut off.
[[nodiscard]] bool beginsWithMark(QByteArrayView head);

/// The text with a backslash before each line that looks like a mark.
[[nodiscard]] QByteArray withoutMarks(const QByteArray &text);
/// One line of such a text, as it was.
[[nodiscard]] QByteArrayView unmasked(QByteArrayView line);

} // namespace Hiwar
