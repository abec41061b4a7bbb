// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the contents of the attachments in the window are: with the conversation that is shown,
// which keeps them itself while it is temporary, else in the history. GUI thread.
#pragma once

#include "app/history/storeerror.h"

#include <QByteArray>
#include <QFuture>

#include <functional>

#include <tl/expected.hpp>

namespace Hiwar {

class HistoryStore;
class ShownConversation;

/// By the hash of a content. A failure: it is not there.
using ContentSource = std::function<QFuture<tl::expected<QByteArray, StoreError>>(const QString &)>;

/// Both must outlive it.
[[nodiscard]] ContentSource shownContents(const ShownConversation &shown, HistoryStore &history);

} // namespace Hiwar
