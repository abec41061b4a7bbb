// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/chatcontroller.h"

#include "app/chat/answerer.h"
#include "app/chat/openconversations.h"
#include "app/chat/severalmodels.h"
#include "app/chat/shownconversation.h"
#include "app/controllers/remedy.h"
#include "app/history/storeerrortext.h"
#include "app/models/conversationmodel.h"
#include "app/usage/contextlens.h"
#include "app/usage/usageledger.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/noticebar.h"
#include "ui/window/welcome.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace Hiwar {

ChatController::ChatController(const Views &views, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(with)
    , m_inspector(views.panels, with.wires)
    , m_links(views.notice)
{
    connect(&m_links, &LinkController::messageRequested, this,
            &ChatController::messageLinkActivated);
    connectSidebar();
    connectComposer();
    connectView();
    connectConversations();
}

ChatController::~ChatController()
{
    m_views.conversation.setModel(nullptr);
}

void ChatController::connectSidebar()
{
    Sidebar &sidebar = m_views.sidebar;
    connect(&sidebar, &Sidebar::newConversationRequested, this, [this] { startNew(); });
    connect(&sidebar, &Sidebar::conversationChosen, this, [this](const QString &id) {
        if (!m_with.shown.show(id)) {
            m_views.sidebar.setCurrentConversation(m_with.shown.id());
            return;
        }
        emit conversationOpened();
        m_views.composer.focusText();
    });
    connect(&sidebar, &Sidebar::conversationPassed, &m_with.shown, [this](const QString &id) {
        if (!m_with.shown.isElsewhere(id)) // passing it by raises no other window
            m_with.shown.show(id);
    });
}

void ChatController::connectComposer()
{
    Composer &composer = m_views.composer;
    connect(&composer, &Composer::sendRequested, this, [this](const QString &text) {
        if (!m_session || m_session->isBusy() || cannotAsk())
            return;
        const QuestionQueue &queue = *m_with.conversations.queue(m_with.shown.id());
        if (queue.isUnderWay() && !queue.questions().isEmpty()) { // these come first
            emit m_views.composer.queueRequested(text);
            return;
        }
        askWith(text, [this, text] {
            m_views.composer.clear();
            m_session->send(text);
        });
    });
    connect(&composer, &Composer::addRequested, this, [this](Role role, const QString &text) {
        if (!m_session || m_session->isBusy())
            return;
        m_views.composer.clear();
        m_session->add(role, text);
        m_views.composer.announce(tr("Added. Nobody was asked."));
        m_views.conversation.jumpToLatest();
    });
    connect(&composer, &Composer::stopRequested, this, [this] {
        if (m_session)
            m_session->stop();
    });
    const auto keep = [this](const QString &draft) {
        m_with.conversations.setDraft(m_with.shown.id(), draft);
    };
    connect(&composer, &Composer::draftChanged, this, keep);
    connect(&composer, &Composer::editChanged, this, keep);
    connect(&composer, &Composer::editSubmitted, this, [this](const QString &text) {
        if (!m_session)
            return;
        if (m_editedRole != Role::User) { // nobody is asked
            const QString former = m_session->conversation().info().currentLeaf;
            submitEdit(text);
            if (m_session->conversation().info().currentLeaf != former)
                m_views.composer.announce(tr("Saved as a new version. Nobody was asked."));
            return;
        }
        if (cannotAsk()) { // and the text is not lost
            m_views.composer.beginEdit(text);
            return;
        }
        if (isHeld(text, [this, text] { submitEdit(text); }))
            m_views.composer.beginEdit(text);
        else
            submitEdit(text);
    });
    connect(&composer, &Composer::refused, this,
            [this](const QString &sentence) { m_views.notice.tell(sentence); });
}

void ChatController::submitEdit(const QString &text)
{
    if (m_views.composer.isEditing())
        m_views.composer.cancelEdit();
    // The message may have been deleted meanwhile; then the text becomes a new one.
    if (m_session->conversation().find(m_editedId)) {
        m_session->edit(m_editedId, text);
    } else {
        if (m_editedRole == Role::User)
            m_session->send(text);
        else
            m_session->add(m_editedRole, text);
        m_with.conversations.setDraft(m_with.shown.id(), m_views.composer.text());
    }
}

bool ChatController::isHeld(const QString &question, const std::function<void()> &act)
{
    if (!m_with.isHeld || m_session->isBusy())
        return false;
    return m_with.isHeld(m_session->conversation(), question,
                         [self = QPointer(this), session = QPointer(m_session), act] {
                             if (self && session && self->m_session == session &&
                                 !session->isBusy())
                                 act();
                         });
}

void ChatController::askWith(const QString &question, const std::function<void()> &act)
{
    if (!isHeld(question, act))
        act();
}

void ChatController::connectView()
{
    connect(&m_views.conversation, &ConversationView::actionRequested, this,
            &ChatController::carryOut);
    connect(&m_views.conversation, &ConversationView::linkActivated, &m_links,
            &LinkController::open);
    connect(&m_views.conversation, &ConversationView::quoteRequested, &m_views.composer,
            &Composer::insertQuote);
    connect(&m_views.welcome, &Welcome::guideRequested, this, &ChatController::sendKeepingDraft);
    connect(&m_views.welcome, &Welcome::guideRequested, &m_views.composer, &Composer::focusText);
    connect(&m_views.welcome, &Welcome::promptChosen, &m_views.composer, &Composer::insertText);
}

void ChatController::connectConversations()
{
    OpenConversations &conversations = m_with.conversations;
    const auto tell = [this](const QString &sentence) { m_views.notice.tell(sentence); };
    connect(&m_with.shown, &ShownConversation::changed, this, &ChatController::takeShown);
    connect(&conversations, &OpenConversations::listFailed, this,
            [this, tell](const StoreError &error) {
                tell(describe(error));
                expectNoLatest();
            });
    connect(&m_with.shown, &ShownConversation::loadFailed, this,
            [this, tell](const QString &, const StoreError &error) {
                tell(describe(error));
                expectNoLatest();
            });
    connect(&conversations, &OpenConversations::streamRefused, this,
            [this](const QString &id, const QString &model) {
                m_with.settings.change([&](Settings &settings) {
                    for (Profile &profile : settings.profiles) {
                        if (profile.id == id)
                            learnStreamRefusal(profile, model);
                    }
                });
            });
    connect(&conversations, &OpenConversations::profileLearnt, this,
            [this](const QString &id, const Repair &repair) {
                m_with.settings.change([&](Settings &settings) {
                    for (Profile &profile : settings.profiles)
                        profile = profile.id == id ? repaired(profile, repair) : profile;
                });
            });
    connect(&m_with.settings, &CurrentSettings::storingFailed, this, tell);
    if (m_with.usage)
        connect(m_with.usage, &UsageLedger::usesChanged, this, [this](const QString &messageId) {
            if (m_model)
                m_model->readUseAgain(messageId);
        });
}

void ChatController::startNew(const QString &draft, bool isLinked)
{
    m_givingWay.clear();
    const std::pair shown(m_views.composer.text(), m_with.shown.id());
    if (isLinked && shown == m_linked)
        m_with.conversations.setDraft(shown.second, {});
    const QString id = m_with.shown.create(m_with.settings.settings().currentProfileId);
    if (!draft.isEmpty())
        m_with.conversations.setDraft(id, draft);
    const bool isShown = id == m_with.shown.id();
    m_with.shown.show(id);
    if (isShown) // and may have another profile or draft now
        takeShown();
    m_views.sidebar.clearSearch();
    emit conversationOpened();
    m_views.composer.focusText();
    if (isLinked)
        m_linked = {draft, id};
}

void ChatController::rename(const QString &title)
{
    m_with.conversations.rename(m_with.shown.id(), title);
}

void ChatController::awaitLatest(const QString &ofTab)
{
    m_views.conversation.holdEmptyState(true);
    m_givingWay = m_with.shown.id();
    connect(
        &m_with.conversations.list(), &ConversationIndex::wasReset, this,
        [this, ofTab] { showLatest(ofTab); }, Qt::SingleShotConnection);
}

void ChatController::takeOverFrom(ChatController &other)
{
    if (other.m_session)
        other.keepScrollPosition();
    m_places = other.m_places;
    takeShown();
}

void ChatController::expectNoLatest()
{
    m_views.conversation.holdEmptyState(false);
}

void ChatController::showLatest(const QString &ofTab)
{
    const bool begun = m_givingWay != m_with.shown.id() ||
                       (m_session && (!m_session->conversation().path().isEmpty() ||
                                      !m_views.composer.text().isEmpty()));
    const QString changed = m_with.conversations.list().latest(
        [this](const QString &id) { return m_with.shown.isElsewhere(id); });
    const QString latest = m_with.shown.tabs().contains(ofTab) ? ofTab : changed;
    if (begun || latest.isEmpty())
        return expectNoLatest();
    emit latestShown();
    m_with.shown.show(latest);
}

void ChatController::keepScrollPosition()
{
    const QString id = m_session->conversation().info().id;
    m_places.remove(id);
    if (const auto position = m_views.conversation.bookmark())
        m_places.insert(id, *position);
}

void ChatController::takeShown()
{
    if (m_session) {
        keepScrollPosition();
        m_session->disconnect(this);
        m_session->conversation().disconnect(this);
    }
    m_views.conversation.setModel(nullptr);
    m_model.reset();
    m_inspector.close();
    m_editedId.clear();
    m_session = m_with.shown.session();
    if (!m_session) { // the shown conversation was removed
        startNew();
        return;
    }
    const Conversation &conversation = m_session->conversation();
    m_model = std::make_unique<ConversationModel>(
        conversation, [this](const QString &id) { return m_with.wires.has(id); },
        [this](const QString &id) {
            return m_with.usage ? m_with.usage->useOf(id) : std::nullopt;
        });
    if (m_with.usage)
        m_with.usage->watch(conversation.info().id);
    m_views.conversation.setModel(m_model.get());
    m_views.conversation.holdEmptyState(false);
    if (const auto position = m_places.constFind(conversation.info().id);
        position != m_places.cend())
        m_views.conversation.returnTo(*position);
    m_views.composer.setText(conversation.info().draft);
    m_views.sidebar.setCurrentConversation(conversation.info().id);
    connect(m_session, &ChatSession::busyChanged, this, &ChatController::refreshBusy);
    connect(&conversation, &Conversation::infoChanged, this, &ChatController::refreshTitle);
    refreshBusy();
    refreshTitle();
}

void ChatController::refreshBusy()
{
    m_views.composer.setBusy(m_session && m_session->isBusy());
}

void ChatController::refreshTitle()
{
    emit titleChanged(m_session->conversation().info().title);
}

void ChatController::carryOut(const QString &messageId, MessageAction action,
                              const QString &address)
{
    if (!m_session)
        return;
    const bool asksAgain = action == MessageAction::Regenerate || action == MessageAction::Retry ||
                           action == MessageAction::Continue;
    if (asksAgain && !m_session->conversation().askedTogether(messageId).isEmpty()) {
        emit severalActionRequested(messageId, action); // by the model that was asked for it
        return;
    }
    switch (action) {
    case MessageAction::Copy: // the view has done these
    case MessageAction::CopyDetails:
    case MessageAction::Reasoning:
    case MessageAction::ToolArguments:
    case MessageAction::Source:
        return;
    case MessageAction::Edit:
    case MessageAction::EditReply:
        beginEdit(messageId);
        return;
    case MessageAction::Regenerate:
    case MessageAction::RequestReply:
    case MessageAction::Retry:
        if (!cannotAsk())
            askWith({}, [this, messageId] { m_session->regenerate(messageId); });
        return;
    case MessageAction::RegenerateWith:
    case MessageAction::LargerModel:
        emit anotherModelRequested(messageId);
        return;
    case MessageAction::OpenSettings:
    case MessageAction::EditKey:
    case MessageAction::EditAddress:
    case MessageAction::UseProposedAddress:
    case MessageAction::ChooseModel:
        leadToSettings(messageId, {.action = action, .address = address});
        return;
    case MessageAction::AllowPlainHttp:
        allowPlainHttp();
        m_session->regenerate(messageId);
        return;
    case MessageAction::SendWithout:
    case MessageAction::SendWithoutPictures:
    case MessageAction::SendWithoutFiles:
        askWith({}, [this, messageId] { m_session->sendWithout(messageId); });
        return;
    case MessageAction::Stop:
        m_session->stop(messageId);
        return;
    case MessageAction::RetryNow:
        m_session->retryNow(messageId);
        return;
    case MessageAction::Continue:
        if (!cannotAsk())
            askWith({}, [this, messageId] { m_session->continueReply(messageId); });
        return;
    case MessageAction::PreviousVersion:
        m_session->selectVersion(messageId, -1);
        return;
    case MessageAction::NextVersion:
        m_session->selectVersion(messageId, 1);
        return;
    case MessageAction::ShowContext:
    case MessageAction::AlwaysSend:
    case MessageAction::NeverSend:
    case MessageAction::LeaveOutOldest:
    case MessageAction::Summarise:
        emit contextActionRequested(messageId, action);
        return;
    case MessageAction::AskOthers:
    case MessageAction::SideBySide:
        emit severalActionRequested(messageId, action);
        return;
    case MessageAction::Fork:
    case MessageAction::ForkWith:
    case MessageAction::CopyLink:
    case MessageAction::Compare:
    case MessageAction::DeleteAlone:
        emit treeActionRequested(messageId, action);
        return;
    case MessageAction::Inspect:
        m_inspector.inspect(m_session->conversation(), messageId);
        return;
    case MessageAction::Delete:
        m_session->moveToBin(messageId);
        return;
    }
}

void ChatController::leadToSettings(const QString &messageId, const Remedy &remedy)
{
    Remedy leading = remedy;
    leading.afterwards = [self = QPointer(this), session = QPointer(m_session), messageId] {
        if (self && session && self->m_session == session)
            self->askAgain(messageId);
    };
    showRemedy(m_views.panels, m_with.settings, m_session->conversation().info().profileId,
               leading);
}

void ChatController::askAgain(const QString &messageId)
{
    const MessageNode *failed = m_session->conversation().find(messageId);
    if (failed && failed->state == MessageState::Failed && !m_session->isBusy() && !cannotAsk())
        askWith({}, [this, messageId] { m_session->regenerate(messageId); });
}

bool ChatController::cannotAsk()
{
    const ConversationInfo &info = m_session->conversation().info();
    if (m_with.several && !m_with.several->of(info.id).isEmpty())
        return false; // one that cannot be asked fails alone
    const QString id = info.profileId;
    const Profile &profile = m_with.settings.profile(id);
    if (profile.isOff) {
        m_views.notice.tell(tr("“%1” is switched off, so nothing was sent.").arg(profile.name),
                            tr("Switch on"), [this, id = profile.id] { switchOn(id); });
        return true;
    }
    if (profile.builtIn || !modelOf(info, profile).trimmed().isEmpty())
        return false;
    m_views.notice.tell(tr("“%1” has no model yet, so nothing was sent.").arg(profile.name),
                        tr("Choose a model"), [this, id] {
                            showRemedy(m_views.panels, m_with.settings, id,
                                       {.action = MessageAction::ChooseModel});
                        });
    return true;
}

void ChatController::switchOn(const QString &profileId)
{
    m_with.settings.change([&profileId](Settings &settings) {
        for (Profile &profile : settings.profiles)
            profile.isOff &= profile.id != profileId;
    });
    m_views.composer.focusText();
}

void ChatController::showContext(const ContextLens &lens)
{
    if (m_model)
        m_model->setUnsent(lens.firstSent, lens.leftOutBefore, lens.reasonsBefore);
}

void ChatController::regenerateWith(const QString &messageId, const ModelRef &model)
{
    if (m_session && !m_session->isBusy())
        m_session->regenerate(messageId, model);
}

void ChatController::allowPlainHttp()
{
    const QString id = m_with.settings.profile(m_session->conversation().info().profileId).id;
    m_with.settings.change([&](Settings &settings) {
        for (Profile &profile : settings.profiles)
            profile.plainHttpAllowed |= profile.id == id;
    });
}

void ChatController::beginEdit(const QString &messageId)
{
    const MessageNode *node = m_session->conversation().find(messageId);
    if (!node)
        return;
    m_editedId = messageId;
    m_editedRole = node->role;
    m_views.composer.beginEdit(node->content, node->role);
    m_views.composer.focusText();
}

void ChatController::sendKeepingDraft(const QString &question)
{
    if (!m_session || cannotAsk())
        return;
    askWith(question, [this, question] {
        m_session->send(question);
        m_with.conversations.setDraft(m_with.shown.id(), m_views.composer.text());
    });
}

} // namespace Hiwar
