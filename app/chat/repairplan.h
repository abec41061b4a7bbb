// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How to change a request that a service refused by naming a part of it. Rule: only what the
// service named, and what was sent, is left out. Pure; any thread.
#pragma once

#include "net/values/apierror.h"
#include "net/values/message.h"
#include "net/values/profile.h"

namespace Hiwar {

struct Repair
{
    enum class Kind : quint8 {
        LeaveOut,     ///< or send under its other name, see extraFields(); the user agrees first
        GiveThoughts, ///< the service demands its own reasoning back
    };

    Kind kind = Kind::LeaveOut;
    /// LeaveOut: of the body; "system" for the role, net/values/messageparts for parts
    QString field;
    QString model; ///< LeaveOut: the one that refused it

    bool operator==(const Repair &) const = default;
};

/// The field of the request that the error names, in its text or as its param; "system" for the
/// role, at the beginning or further on; "pictures", "documents" or "sound" for parts of messages
/// that the model does not take, not for one picture that is too large or broken; empty when it
/// names none that was sent and could be left out.
[[nodiscard]] QString refusedField(const ApiError &error, const ChatRequest &request);

/// The field is in this request, which works without it too.
[[nodiscard]] bool canLeaveOut(const QString &field, const ChatRequest &request);

/// The service demands its own reasoning back, which the profile does not send yet.
[[nodiscard]] bool demandsThoughts(const ApiError &error, const Profile &profile);

/// The profile's service refused this field of the body.
[[nodiscard]] bool isRefused(const Profile &profile, const QString &field);

/// The profile with this repair stored in it.
[[nodiscard]] Profile repaired(Profile profile, const Repair &repair);

} // namespace Hiwar

Q_DECLARE_METATYPE(Hiwar::Repair)
