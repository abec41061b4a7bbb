// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The replies of several models to one question, side by side in the place of the conversation:
// opens them when a question goes to several, follows their changes, and carries out what the user
// wants of one. Until one is chosen, the conversation goes on with the one that was looked at last.
// GUI thread.
#pragma once

#include "app/models/siblingmodel.h"
#include "net/values/modelinfo.h"
#include "ui/conversation/message/messageroles.h"

#include <QObject>

#include <functional>
#include <memory>
#include <vector>

namespace Hiwar {

class ChatSession;
class Composer;
class ConversationStack;
class ConversationView;
class CurrentSettings;
class NoticeBar;
class ShownConversation;
class SideBySide;
class UsageLedger;
class WireArchive;

class SeveralController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationStack &stack;
        ConversationView &conversation;
        Composer &composer;
        NoticeBar &notice;
    };
    struct Collaborators
    {
        ShownConversation &shown;
        CurrentSettings &settings;
        UsageLedger &usage;
        const WireArchive &wires;
        /// Whether a request of these must wait for the user, who then may let the action follow.
        std::function<bool(const Conversation &, const QList<ModelRef> &models,
                           const std::function<void()> &act)>
            isHeld;
    };

    SeveralController(const Views &views, const Collaborators &with, QObject *parent = nullptr);
    ~SeveralController() override;

    /// One of the actions of a message that concern the replies of several.
    void carryOut(const QString &messageId, MessageAction action);
    /// Opens the replies that the conversation has last, or closes them.
    void toggle();
    /// Asks these, too, for a reply to the same question.
    void askOthers(const QString &messageId, const QList<ModelRef> &models);

signals:
    /// Further models are to be chosen for the same question, at most so many.
    void othersWanted(const QString &messageId, int most);
    /// The differences of two replies are to be shown.
    void compareRequested(const QString &idA, const QString &idB);
    /// An action of a reply that is no matter of its neighbours.
    void actionRequested(const QString &messageId, Hiwar::MessageAction action,
                         const QString &address);

private:
    void takeShown();
    /// A question may just have gone to several.
    void takeAppended(int row);
    /// This reply has just been asked for together with others.
    [[nodiscard]] bool beginsTogether(const QString &id) const;
    /// The replies that belong together may be others now.
    void follow();
    void open(const QString &replyId);
    void close();
    void show(const QStringList &replies);
    void choose(const QString &replyId);
    void tryAgain(const QString &replyId);
    void continueReply(const QString &replyId);
    void takeAction(const QString &replyId, MessageAction action, const QString &address);
    void prepare(ConversationView &view);
    void setReadingOptions(ConversationView &view) const;
    [[nodiscard]] SideBySide &pane();
    [[nodiscard]] bool isOpen() const;
    /// The one of those replies that is shown in the conversation.
    [[nodiscard]] QString shownOf(const QStringList &replies) const;
    /// Who was asked for this reply, as far as it is known.
    [[nodiscard]] ModelRef askedOf(const QString &replyId) const;
    [[nodiscard]] QStringList namesOf(const QStringList &replies) const;

    Views m_views;
    Collaborators m_with;
    ChatSession *m_session = nullptr;
    std::vector<std::unique_ptr<SiblingModel>> m_models;
    QStringList m_order; ///< of the columns: a new version stands where the former one was
    bool m_isConnected = false;
    bool m_isChanging = false;
};

} // namespace Hiwar
