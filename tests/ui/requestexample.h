// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation with a system prompt and parameters of its own, for tests and pictures.
#pragma once

#include "ui/request/requestpanel.h"

namespace Hiwar {

inline ShownRequest requestExample()
{
    ShownRequest shown{.conversationId = QStringLiteral("c"),
                       .profileId = QStringLiteral("own"),
                       .profileName = QStringLiteral("Mine"),
                       .model = QStringLiteral("m-1")};
    shown.conversation = {.systemPrompt = QStringLiteral("Answer in one sentence."),
                          .fields = {{QStringLiteral("temperature"), 0.2}}};
    shown.profile = {.systemPrompt = QStringLiteral("Be kind."),
                     .fields = {{QStringLiteral("seed"), 7}, {QStringLiteral("top_k"), 40}}};
    shown.inherited = {.systemPrompt = QStringLiteral("Be kind."),
                       .promptLevel = SettingLevel::Profile,
                       .fields = {{QStringLiteral("seed"), {7, SettingLevel::Profile}},
                                  {QStringLiteral("top_k"), {40, SettingLevel::Profile}}}};
    return shown;
}

} // namespace Hiwar
