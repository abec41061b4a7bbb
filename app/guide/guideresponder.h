// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The built-in Guide: answers questions about Hiwar from the help topics that are compiled in, in
// the language of the question. It is no model and never pretends to be one: if it does not know
// the answer it says so, and explains how to connect a model. No network, no clock, it remembers
// nothing. Any thread, several at once.
#pragma once

#include "app/guide/guidekeys.h"
#include "net/service/responder.h"

namespace Hiwar {

class GuideResponder : public Responder
{
public:
    /// Without keys: those that the program has at first.
    explicit GuideResponder(std::shared_ptr<const GuideKeys> keys = nullptr)
        : m_keys(std::move(keys))
    {
    }

    [[nodiscard]] QStringList models() const override; ///< "hiwar-guide"
    [[nodiscard]] std::unique_ptr<ReplySource> answer(const ChatRequest &request) override;

private:
    std::shared_ptr<const GuideKeys> m_keys;
};

/// The id of the topic that answers a question: "welcome" to a greeting, "fallback" when none does.
[[nodiscard]] QString chooseTopic(const QString &question);

/// The whole reply to a question.
[[nodiscard]] QString composeGuideReply(const QString &question, const Keymap &keymap = {});

} // namespace Hiwar
