// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What there is to say about a message besides its text: that it failed and why, was stopped, cut,
// declined, asked for a tool, is being sent again. Sentences of errors come from ui/errortext.
// Pure; GUI thread (translations).
#pragma once

#include "ui/conversation/message/shownmessage.h"
#include "ui/theme/icon.h"

#include <optional>

namespace Hiwar {

struct Notice
{
    Icon icon = Icon::Stopped;
    bool isError = false;
    QStringList words;             ///< the first is what happened
    QString quoted;                ///< the service's own words, set apart; may be empty
    QStringList codes;             ///< what stands as code below; only while it is unfolded
    QList<MessageAction> remedies; ///< get a button each
};
[[nodiscard]] std::optional<Notice> noticeFor(const ShownMessage &message);

} // namespace Hiwar
