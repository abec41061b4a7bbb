// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What tells Hiwar's own Markdown from any other: comments that no reader sees, each a line of its
// own with a JSON object, say where a conversation, a message or an answer begins. A line of a text
// that looks like one is written with a backslash before it, so that every text can be told apart
// again. Pure; any thread.
#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <optional>

namespace Hiwar {

/// "<!-- hiwar: {…} -->" and a line feed.
[[nodiscard]] QByteArray markOf(const QJsonObject &object);
/// Nothing when the line is no mark.
[[nodiscard]] std::optional<QJsonObject> markIn(QByteArrayView line);

/// So does every file of ours; what follows may be cut off.
[[nodiscard]] bool beginsWithMark(QByteArrayView head);

/// A text with no line that is a mark.
[[nodiscard]] QByteArray withoutMarks(const QByteArray &text);
/// One line of such a text as it was.
[[nodiscard]] QByteArrayView unmasked(QByteArrayView line);

} // namespace Hiwar
