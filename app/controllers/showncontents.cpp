// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/showncontents.h"

#include "app/chat/openconversations.h"
#include "app/history/historystore.h"

namespace Hiwar {

ContentSource shownContents(const OpenConversations &conversations, HistoryStore &history)
{
    return [&conversations, &history](const QString &hash) {
        const ContentStore *contents = conversations.contents(conversations.shownId());
        return contents ? contents->content(hash) : history.attachment(hash);
    };
}

} // namespace Hiwar
