// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/severalcontroller.h"

#include "app/chat/openconversations.h"
#include "app/chat/severalmodels.h"
#include "app/chat/shownconversation.h"
#include "app/chat/wirearchive.h"
#include "app/settings/currentsettings.h"
#include "app/usage/usageledger.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/sidebyside/replycolumn.h"
#include "ui/sidebyside/sidebyside.h"
#include "ui/window/conversationstack.h"
#include "ui/window/noticebar.h"

#include <QLocale>
#include <QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

SeveralController::SeveralController(const Views &views, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(with)
{
    connect(&with.shown, &ShownConversation::changed, this, &SeveralController::takeShown);
    connect(&with.settings, &CurrentSettings::changed, this, [this] {
        if (isOpen())
            for (const ReplyColumn *column : pane().columns())
                setReadingOptions(column->view());
    });
    connect(&with.usage, &UsageLedger::usesChanged, this, [this](const QString &id) {
        for (const auto &model : m_models) {
            if (id.isEmpty() || model->id() == id)
                model->readUseAgain();
        }
    });
    takeShown();
}

SeveralController::~SeveralController()
{
    if (m_isConnected)
        pane().clear();
}

SideBySide &SeveralController::pane()
{
    SideBySide &made = m_views.stack.replies();
    if (std::exchange(m_isConnected, true))
        return made;
    made.setPreparation([this](ConversationView &view) { prepare(view); });
    connect(&made, &SideBySide::closeRequested, this, [this] {
        close();
        m_views.conversation.setFocus(Qt::OtherFocusReason);
    });
    connect(&made, &SideBySide::chosen, this, &SeveralController::choose);
    connect(&made, &SideBySide::againRequested, this, &SeveralController::tryAgain);
    connect(&made, &SideBySide::continueRequested, this, &SeveralController::continueReply);
    connect(&made, &SideBySide::compareRequested, this, &SeveralController::compareRequested);
    connect(&made, &SideBySide::stopRequested, this, [this](const QString &id) {
        if (m_session)
            m_session->stop(id);
    });
    connect(&made, &SideBySide::currentChanged, this, [this](const QString &id) {
        if (m_session)
            m_session->leadOnWith(id);
    });
    return made;
}

bool SeveralController::isOpen() const
{
    return m_views.stack.isSideBySide();
}

void SeveralController::takeShown()
{
    close();
    if (m_session) {
        m_session->disconnect(this);
        m_session->conversation().disconnect(this);
    }
    m_session = m_with.shown.session();
    if (!m_session)
        return;
    const Conversation *conversation = &m_session->conversation();
    connect(conversation, &Conversation::messageAppended, this, &SeveralController::takeAppended);
    connect(conversation, &Conversation::messageChanged, this, &SeveralController::follow);
    connect(conversation, &Conversation::pathChanged, this, [this, conversation] {
        follow();
        const QString last = conversation->path().value(conversation->path().size() - 1);
        if (beginsTogether(last)) // an earlier question may be asked again
            open(last);
    });
}

bool SeveralController::beginsTogether(const QString &id) const
{
    return !m_isChanging && !m_order.contains(id) && m_session->isRunning(id) &&
           !m_session->conversation().askedTogether(id).isEmpty();
}

void SeveralController::takeAppended(int row)
{
    const QString id = m_session->conversation().path().value(row);
    if (beginsTogether(id))
        open(id);
    else if (!m_isChanging)
        close(); // the conversation goes on
}

void SeveralController::follow()
{
    if (!isOpen() || m_order.isEmpty() || m_isChanging)
        return;
    const Conversation &conversation = m_session->conversation();
    const auto there = std::find_if(m_order.cbegin(), m_order.cend(), [&](const QString &id) {
        return !conversation.askedTogether(id).isEmpty();
    });
    const QStringList replies =
        there == m_order.cend() ? QStringList() : conversation.askedTogether(*there);
    const QString shown = shownOf(replies);
    if (shown.isEmpty()) // another question is shown, or only one is left of them
        return close();
    QStringList ordered;
    for (const QString &id : std::as_const(m_order)) {
        if (replies.contains(id))
            ordered.append(id);
    }
    for (const QString &id : replies) {
        if (!ordered.contains(id))
            ordered.append(id);
    }
    if (ordered != m_order)
        show(ordered);
    pane().setChosen(shown);
}

QString SeveralController::shownOf(const QStringList &replies) const
{
    const QStringList &path = m_session->conversation().path();
    const auto shown = std::find_if(replies.cbegin(), replies.cend(),
                                    [&path](const QString &id) { return path.contains(id); });
    return shown == replies.cend() ? QString() : *shown;
}

void SeveralController::open(const QString &replyId)
{
    const QStringList replies = m_session->conversation().askedTogether(replyId);
    if (replies.isEmpty())
        return;
    if (shownOf(replies).isEmpty())
        m_session->showMessage(replyId);
    const bool hadFocus = m_views.conversation.hasFocus();
    pane().clear();
    m_models.clear();
    show(replies);
    const QString shown = shownOf(replies);
    pane().setChosen(shown);
    m_views.stack.setSideBySide(true);
    ReadingOptions silent = m_with.settings.settings().reading;
    silent.announcements = Announcements::None;
    m_views.conversation.setReadingOptions(silent); // each column tells its own end
    pane().setCurrent(shown, hadFocus);
    m_session->leadOnWith(shown);
}

void SeveralController::show(const QStringList &replies)
{
    const Conversation &conversation = m_session->conversation();
    const QStringList names = namesOf(replies);
    std::vector<std::unique_ptr<SiblingModel>> models;
    QList<ShownSibling> siblings;
    for (qsizetype at = 0; at < replies.size(); ++at) {
        const QString &id = replies.at(at);
        auto known = std::find_if(m_models.begin(), m_models.end(),
                                  [&id](const auto &model) { return model && model->id() == id; });
        if (known != m_models.end())
            models.push_back(std::move(*known));
        else
            models.push_back(std::make_unique<SiblingModel>(
                conversation, id, [this](const QString &each) { return m_with.wires.has(each); },
                [this](const QString &each) { return m_with.usage.useOf(each); }));
        siblings.append({.id = id, .name = names.at(at), .model = models.back().get()});
    }
    const MessageNode *reply = conversation.find(replies.constFirst());
    const MessageNode *question = reply ? conversation.find(reply->parentId) : nullptr;
    pane().show(question ? question->content : QString(), siblings);
    m_models = std::move(models); // the former ones after their columns
    m_order = replies;
}

void SeveralController::close()
{
    m_order.clear();
    if (!isOpen())
        return;
    m_views.stack.setSideBySide(false);
    m_views.conversation.setReadingOptions(m_with.settings.settings().reading);
    pane().clear();
    m_models.clear();
    if (m_session)
        m_session->leadOnWith({});
}

void SeveralController::prepare(ConversationView &view)
{
    ConversationView *main = &m_views.conversation;
    view.sharePictures(*main);
    setReadingOptions(view);
    connect(&view, &ConversationView::actionRequested, this, &SeveralController::takeAction);
    const auto pass = [&view, main](auto signal) { connect(&view, signal, main, signal); };
    pass(&ConversationView::linkActivated);
    pass(&ConversationView::saveCodeRequested);
    pass(&ConversationView::pictureRequested);
    pass(&ConversationView::pictureCancelled);
    pass(&ConversationView::savePictureRequested);
    pass(&ConversationView::saveAttachmentRequested);
    pass(&ConversationView::openAttachmentRequested);
    pass(&ConversationView::copyAttachmentRequested);
    pass(&ConversationView::attachmentUseRequested);
    pass(&ConversationView::quoteRequested);
}

void SeveralController::setReadingOptions(ConversationView &view) const
{
    ReadingOptions options = m_with.settings.settings().reading;
    options.announcements = Announcements::None; // six would speak at once: the pane tells the ends
    view.setReadingOptions(options);
}

void SeveralController::choose(const QString &replyId)
{
    if (!m_session)
        return;
    m_session->showMessage(replyId);
    close();
    m_views.conversation.jumpToLatest();
    m_views.composer.focusText();
}

void SeveralController::tryAgain(const QString &replyId)
{
    if (!m_session)
        return;
    const ModelRef by = askedOf(replyId);
    const auto act = [self = QPointer(this), session = QPointer(m_session), replyId, by] {
        if (!self || !session)
            return;
        self->m_isChanging = true; // until the new one stands where the former one stood
        const QString made = session->tryAgain(replyId, by);
        if (!self)
            return;
        self->m_isChanging = false;
        if (made.isEmpty() || !self->isOpen())
            return;
        QStringList now = self->m_order;
        std::replace(now.begin(), now.end(), replyId, made);
        const bool wasCurrent = self->pane().current() == replyId;
        self->show(now);
        if (wasCurrent)
            self->pane().setCurrent(made, false);
        self->follow();
    };
    if (!m_with.isHeld(m_session->conversation(), {by}, act))
        act();
}

void SeveralController::continueReply(const QString &replyId)
{
    if (!m_session)
        return;
    const ModelRef by = askedOf(replyId);
    const auto act = [session = QPointer(m_session), replyId, by] {
        if (session)
            session->continueReply(replyId, by);
    };
    if (!m_with.isHeld(m_session->conversation(), {by}, act))
        act();
}

void SeveralController::takeAction(const QString &replyId, MessageAction action,
                                   const QString &address)
{
    if (!m_session)
        return;
    if (action == MessageAction::Stop)
        m_session->stop(replyId);
    else if (action == MessageAction::RetryNow)
        m_session->retryNow(replyId);
    else if (action == MessageAction::Continue)
        continueReply(replyId);
    else if (action == MessageAction::Retry || action == MessageAction::Regenerate)
        tryAgain(replyId);
    else if (action == MessageAction::AskOthers)
        carryOut(replyId, action);
    else
        emit actionRequested(replyId, action, address);
}

void SeveralController::carryOut(const QString &messageId, MessageAction action)
{
    if (!m_session)
        return;
    if (action == MessageAction::SideBySide)
        return open(messageId);
    if (action == MessageAction::Retry || action == MessageAction::Regenerate)
        return tryAgain(messageId);
    if (action == MessageAction::Continue)
        return continueReply(messageId);
    const Conversation &conversation = m_session->conversation();
    const MessageNode *node = conversation.find(messageId);
    if (action != MessageAction::AskOthers || !node)
        return;
    const auto row = conversation.path().lastIndexOf(messageId);
    const QString reply =
        node->role == Role::Assistant ? messageId : conversation.path().value(row + 1);
    const qsizetype there = std::max<qsizetype>(1, conversation.askedTogether(reply).size());
    if (m_session->isBusy())
        m_views.notice.tell(tr("Wait until the running replies have ended, or stop them. Then "
                               "other models can be asked, too."));
    else if (there >= SeveralModels::most)
        m_views.notice.tell(tr("Six replies stand side by side already, which is the most."));
    else
        emit othersWanted(messageId, int(SeveralModels::most - there));
}

void SeveralController::askOthers(const QString &messageId, const QList<ModelRef> &models)
{
    if (!m_session || models.isEmpty())
        return;
    const auto act = [self = QPointer(this), session = QPointer(m_session), messageId, models] {
        if (!self || !session || self->m_session != session)
            return;
        session->regenerateWithAll(messageId, models);
        if (!self || !session || !session->isBusy())
            return;
        const QStringList &path = session->conversation().path();
        const MessageNode *node = session->conversation().find(messageId);
        // A failed reply without a word was replaced: then its question's reply is the new one.
        const bool isReply = node && node->role == Role::Assistant;
        const QString reply =
            isReply ? messageId
                    : path.value(node ? path.lastIndexOf(messageId) + 1 : path.size() - 1);
        if (!self->m_order.contains(reply))
            self->open(reply);
    };
    if (!m_with.isHeld(m_session->conversation(), models, act))
        act();
}

void SeveralController::toggle()
{
    if (isOpen()) {
        close();
        m_views.conversation.setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!m_session)
        return;
    const Conversation &conversation = m_session->conversation();
    const QString last =
        conversation.path().isEmpty() ? QString() : conversation.path().constLast();
    if (conversation.askedTogether(last).isEmpty()) {
        m_views.notice.tell(tr("The last question was asked of one model only. “Ask several "
                               "models” is where you choose who answers."));
        return;
    }
    open(last);
    pane().setCurrent(pane().current(), true);
}

ModelRef SeveralController::askedOf(const QString &replyId) const
{
    if (const ModelRef asked = m_session->askedOf(replyId); !asked.profileId.isEmpty())
        return asked;
    const MessageNode *node = m_session->conversation().find(replyId);
    const QString model = node ? node->model : QString();
    const QList<UsageRecord> &records = m_with.usage.recent();
    const auto record = std::find_if(records.cbegin(), records.cend(),
                                     [&](const auto &each) { return each.messageId == replyId; });
    if (record != records.cend())
        return {record->profileId, record->model};
    const ConversationInfo &info = m_session->conversation().info();
    const QList<Profile> &profiles = m_with.settings.settings().profiles;
    const auto knows = [&model](const Profile &profile) {
        return profile.model == model || findModel(profile.modelFacts, model) ||
               profile.models.contains(model);
    };
    const Profile &own = m_with.settings.profile(info.profileId);
    if (knows(own))
        return {own.id, model};
    const auto other = std::find_if(profiles.cbegin(), profiles.cend(), knows);
    return {other == profiles.cend() ? own.id : other->id, model};
}

QStringList SeveralController::namesOf(const QStringList &replies) const
{
    QList<ModelRef> asked;
    QStringList models;
    for (const QString &id : replies) {
        asked.append(askedOf(id));
        const MessageNode *node = m_session->conversation().find(id);
        models.append(asked.constLast().model.isEmpty() && node ? node->model
                                                                : asked.constLast().model);
    }
    QStringList names;
    QStringList plain; // without their numbers
    for (qsizetype at = 0; at < replies.size(); ++at) {
        const QString profile = m_with.settings.profile(asked.at(at).profileId).name;
        const QString &model = models.at(at);
        QString name = model.isEmpty() ? profile : model;
        if (models.count(model) > 1 && !model.isEmpty())
            name = profile + u" · "_s + model;
        const qsizetype same = plain.count(name);
        plain.append(name);
        names.append(name);
        if (same > 0) // asked twice
            names.last() += u" (%1)"_s.arg(QLocale().toString(same + 1));
    }
    return names;
}

} // namespace Hiwar
