// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/temporarycontroller.h"

#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/settings/currentsettings.h"
#include "ui/attachments/attachmentstrip.h"
#include "ui/composer/composer.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/noticebar.h"
#include "ui/window/temporarybar.h"

namespace Hiwar {

TemporaryController::TemporaryController(const Views &views, ShownConversation &shown,
                                         CurrentSettings &settings, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_shown(shown)
    , m_conversations(shown.all())
    , m_settings(settings)
{
    connect(&m_views.sidebar, &Sidebar::temporaryRequested, this, [this] { start(); });
    connect(&m_views.bar, &TemporaryBar::keepRequested, &m_shown,
            &ShownConversation::keepTemporary);
    connect(&m_shown, &ShownConversation::changed, this, &TemporaryController::refresh);
    connect(&m_shown, &ShownConversation::temporaryKept, this, [this] {
        refresh();
        m_views.sidebar.setCurrentConversation(m_shown.id());
        m_views.composer.focusText();
    });
    connect(&m_shown, &ShownConversation::temporaryGone, this,
            [this] { m_views.notice.tellDone(tr("The temporary conversation is gone.")); });
}

void TemporaryController::start(const QString &draft)
{
    const QString id = m_shown.createTemporary(m_settings.settings().currentProfileId);
    if (!draft.isEmpty())
        m_conversations.setDraft(id, draft);
    m_shown.show(id);
    m_views.sidebar.clearSearch();
    emit begun();
    m_views.composer.focusText();
}

void TemporaryController::leaveFor(const std::function<void()> &goOn)
{
    if (!holdsWords()) {
        goOn();
        return;
    }
    const auto keep = [this, goOn] {
        m_shown.keepTemporary();
        goOn();
    };
    m_views.notice.tell(tr("A link or another program asks for a new conversation. The "
                           "temporary one that is open is gone when you leave it."),
                        {{tr("Leave it"), goOn}, {tr("Keep it first"), keep}, {tr("Stay"), {}}});
}

bool TemporaryController::holdsWords() const
{
    const ChatSession *shown = m_shown.session();
    return shown && m_shown.isTemporary() &&
           !(shown->conversation().path().isEmpty() && m_views.composer.text().isEmpty() &&
             m_views.composer.attachments().model()->rowCount() == 0);
}

void TemporaryController::refresh()
{
    emit temporaryShown(m_shown.isTemporary());
}

} // namespace Hiwar
