// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/showncontents.h"

#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/history/historystore.h"

namespace Hiwar {

ContentSource shownContents(const ShownConversation &shown, HistoryStore &history)
{
    return [&shown, &history](const QString &hash) {
        const ContentStore *contents = shown.all().contents(shown.id());
        return contents ? contents->content(hash) : history.attachment(hash);
    };
}

} // namespace Hiwar
