// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How many tokens an attached file is, before it is sent and without its content: by its `use`.
// Pure; any thread.
//
// A picture, as OpenAI documents for GPT-4o ("Calculating costs", high detail): scaled to fit into
// 2048 x 2048 and until its shorter side is 768 (never enlarged), then 85 and 170 for each tile of
// 512 x 512. Other services differ by up to a factor of two (Anthropic: pixels / 750).
// Sound: 10 a second (OpenAI, GPT-4o audio), of 16,000 bytes as in an MP3 of 128 kbit/s.
// A document that is sent itself: its text, and each of its pages as a picture.
#pragma once

#include "app/history/messagenode.h"

#include <QSize>

namespace Hiwar {

/// Of plain English text: app/usage's weights for it (a word of 4.7 letters and a blank), without
/// what a model's service taught.
inline constexpr double plainTokensPerLetter = 0.23;

/// The letters of its text that go, in UTF-16 units; of pages, their share of the whole.
[[nodiscard]] qint64 lettersSent(const AttachmentUse &use);

/// What goes as pixels or sound, or as pages of a document.
[[nodiscard]] qint64 pictureTokens(QSize pixels);
[[nodiscard]] qint64 fileTokens(const Attachment &attachment);

/// Of what goes beside the text of a request; a picture whose size is not known is one of
/// 1024 x 1024.
[[nodiscard]] qint64 partTokens(const ChatRequest &request);

/// All of it. 0: nothing goes, or nothing is known of it.
[[nodiscard]] qint64 estimatedTokens(const Attachment &attachment,
                                     double tokensPerLetter = plainTokensPerLetter);
[[nodiscard]] qint64 estimatedTokens(const QList<Attachment> &attachments,
                                     double tokensPerLetter = plainTokensPerLetter);

} // namespace Hiwar
