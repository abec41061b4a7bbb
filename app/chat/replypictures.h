// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A picture of a reply as an attachment of it, under the hash of its bytes. Rule: it is kept as it
// came and goes nowhere until hiwar-reader has read it, as a file of an import (see
// history/unreaduse.h); its text as Base64 is kept nowhere. Pure.
#pragma once

#include "app/history/messagenode.h"
#include "net/values/replypicture.h"

namespace Hiwar {

/// `number`: of the pictures that it has already; a picture without a name of its own is called by
/// it. One that was left out is an attachment without a content.
[[nodiscard]] Attachment attachmentOf(const ReplyPicture &picture, qsizetype number);

} // namespace Hiwar
