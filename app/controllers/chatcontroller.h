// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Brings conversations and the window together: what the person does there becomes a call of the
// shown conversation's session, what changes there is shown. Decides nothing about replies. GUI
// thread.
#pragma once

#include "app/controllers/inspectorcontroller.h"
#include "app/controllers/linkcontroller.h"
#include "app/settings/currentsettings.h"
#include "ui/conversation/message/messageroles.h"
#include "ui/conversation/rows/scrollposition.h"

#include <QHash>

#include <memory>
#include <utility>

namespace Hiwar {

class ChatSession;
class Composer;
class ConversationModel;
class ConversationView;
class NoticeBar;
class OpenConversations;
class Sidebar;
class SidePanels;
class Welcome;

class ChatController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Sidebar &sidebar;
        Composer &composer;
        ConversationView &conversation;
        Welcome &welcome;
        NoticeBar &notice;
        SidePanels &panels;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        CurrentSettings &settings;
        const WireArchive &wires;
    };

    ChatController(const Views &views, const Collaborators &with, QObject *parent = nullptr);
    ~ChatController() override;

    /// An empty conversation with this draft; nothing is sent.
    /// A draft that a link made takes the place of the one before it that nobody has touched.
    void startNew(const QString &draft = {}, bool isLinked = false);
    /// As soon as the list is read: the conversation that changed last, unless the person has begun
    /// something by then.
    void awaitLatest();
    /// Shows the conversation that the other one shows, at the same place, and knows where the
    /// others were read.
    void takeOverFrom(ChatController &other);
    /// There will be no list.
    void expectNoLatest();

signals:
    /// The latest conversation is about to be shown.
    void latestShown();
    /// By the person, or a new one: a narrow window shows it.
    void conversationOpened();
    /// "" for a conversation that has none yet.
    void titleChanged(const QString &title);

private:
    void showLatest();
    void connectSidebar();
    void connectComposer();
    void connectView();
    void connectConversations();
    void takeShown();
    void keepScrollPosition();
    void refreshBusy();
    void refreshStatus();
    void refreshTitle();
    void carryOut(const QString &messageId, MessageAction action);
    /// Where the remedy of a failed reply is carried out, in the profile of its conversation.
    void leadToSettings(const QString &messageId, MessageAction action);
    /// Whether the profile of the shown conversation cannot be asked yet; the person is led on.
    [[nodiscard]] bool lacksModel();
    void allowPlainHttp();
    void beginEdit(const QString &messageId);
    void editLastQuestion();
    /// Asks without spending what stands in the composer.
    void sendKeepingDraft(const QString &question);

    Views m_views;
    Collaborators m_with;
    InspectorController m_inspector;
    LinkController m_links;
    ChatSession *m_session = nullptr; ///< the shown one
    std::unique_ptr<ConversationModel> m_model;
    QHash<QString, Bookmark> m_places; ///< where each conversation was read, unless at its end
    QString m_givingWay;               ///< the empty one at the start, until a person asks for one
    std::pair<QString, QString> m_linked; ///< the draft that a link made last, and where it stands
    QString m_editedId;                   ///< the question that is being edited
};

} // namespace Hiwar
