// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Connects conversations and the window: the user's actions become calls of the session of the
// shown conversation, and its changes are shown. Decides nothing about replies. GUI thread.
#pragma once

#include "app/controllers/inspectorcontroller.h"
#include "app/controllers/linkcontroller.h"
#include "app/settings/currentsettings.h"
#include "ui/conversation/message/messageroles.h"
#include "ui/conversation/rows/scrollposition.h"

#include <QHash>

#include <functional>
#include <memory>
#include <utility>

namespace Hiwar {

class ChatSession;
class Composer;
class Conversation;
class ConversationModel;
class ConversationView;
class NoticeBar;
class OpenConversations;
class SeveralModels;
class ShownConversation;
class Sidebar;
class UsageLedger;
class SidePanels;
class Welcome;
struct ContextLens;
struct Remedy;

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
        ShownConversation &shown;
        CurrentSettings &settings;
        const WireArchive &wires;
        UsageLedger *usage = nullptr; ///< what is on record of the replies; may be nullptr
        const SeveralModels *several = nullptr; ///< who answers together; may be nullptr
        /// Whether this question, or none for another reply, must wait for the user, who then may
        /// let the action follow. May be empty.
        std::function<bool(const Conversation &, const QString &question,
                           const std::function<void()> &act)>
            isHeld = {};
    };

    ChatController(const Views &views, const Collaborators &with, QObject *parent = nullptr);
    ~ChatController() override;

    /// Begins an empty conversation with this draft; sends nothing.
    /// A draft from a link replaces the draft of the last link, if the user has not edited that.
    void startNew(const QString &draft = {}, bool isLinked = false);
    /// The conversation that is shown.
    void rename(const QString &title);
    /// When the list is read, shows this one if it has a tab, or else the conversation that changed
    /// last, unless the user has begun something by then.
    void awaitLatest(const QString &ofTab = {});
    /// Shows the conversation that `other` shows, at the same scroll position, and takes over the
    /// scroll positions of the others.
    void takeOverFrom(ChatController &other);
    /// The list cannot be read.
    void expectNoLatest();
    /// Lets the action, which sends this question, happen now or when the user has agreed; not at
    /// all if there is nobody to ask.
    void askFirst(const QString &question, const std::function<void()> &act)
    {
        if (m_session && !cannotAsk())
            askWith(question, act);
    }
    /// If the reply still is the failed one, requests it again.
    void askAgain(const QString &messageId);
    /// Marks where the messages begin that go with the next request.
    void showContext(const ContextLens &lens);
    /// Requests a reply of the shown conversation again, this once by another model.
    void regenerateWith(const QString &messageId, const ModelRef &model);
    void carryOut(const QString &messageId, MessageAction action, const QString &address);

signals:
    /// The latest conversation is about to be shown.
    void latestShown();
    /// The user opened a conversation, or a new one began: a narrow window shows it.
    void conversationOpened();
    /// A reply is to be requested again by a model that is yet to be chosen.
    void anotherModelRequested(const QString &messageId);
    /// One of the actions that decide which messages go.
    void contextActionRequested(const QString &messageId, Hiwar::MessageAction action);
    /// One of the actions that concern replies which were asked for together.
    void severalActionRequested(const QString &messageId, Hiwar::MessageAction action);
    /// One of the actions that concern the tree of messages, or its versions.
    void treeActionRequested(const QString &messageId, Hiwar::MessageAction action);
    /// A link to a message was pressed.
    void messageLinkActivated(const QString &messageId);
    /// "" for a conversation without a title.
    void titleChanged(const QString &title);

private:
    void showLatest(const QString &ofTab);
    void connectSidebar();
    void connectComposer();
    void connectView();
    void connectConversations();
    void takeShown();
    void keepScrollPosition();
    void submitEdit(const QString &text);
    /// The action, which asks the service, waits for the user.
    [[nodiscard]] bool isHeld(const QString &question, const std::function<void()> &act);
    /// Lets the action, which asks the service, happen now or when the user has agreed; for the
    /// conversation that is shown now.
    void askWith(const QString &question, const std::function<void()> &act);
    void refreshBusy();
    void refreshTitle();
    /// Opens the settings at the remedy for a failed reply, in the profile of its conversation.
    void leadToSettings(const QString &messageId, const Remedy &remedy);
    /// Whether the profile of the shown conversation is switched off, or there is no model; a
    /// notice then leads to the way out.
    [[nodiscard]] bool cannotAsk();
    void switchOn(const QString &profileId);
    void allowPlainHttp();
    void beginEdit(const QString &messageId);
    /// Sends the question, and keeps the draft in the composer.
    void sendKeepingDraft(const QString &question);

    Views m_views;
    Collaborators m_with;
    InspectorController m_inspector;
    LinkController m_links;
    ChatSession *m_session = nullptr; ///< of the shown conversation
    std::unique_ptr<ConversationModel> m_model;
    QHash<QString, Bookmark> m_places; ///< scroll positions, except of conversations at their end
    QString m_givingWay;               ///< the first, empty conversation, until the user begins one
    std::pair<QString, QString> m_linked; ///< the draft of the last link, and its conversation
    QString m_editedId;                   ///< the message that is being edited
    Role m_editedRole = Role::User;
};

} // namespace Hiwar
