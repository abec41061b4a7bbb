// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The notice of a message besides its text: that it failed and why, was stopped, was cut short, was
// declined, requested a tool, is being sent again. The error sentences come from ui/errortext.
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
    QStringList words;             ///< the first says what happened
    QString quoted;                ///< the service's own words, set apart; may be empty
    QStringList codes;             ///< shown as code blocks below; only while unfolded
    QList<MessageAction> remedies; ///< each gets a button
    QString proposed;              ///< the address that UseProposedAddress enters
};
[[nodiscard]] std::optional<Notice> noticeFor(const ShownMessage &message);

} // namespace Hiwar
