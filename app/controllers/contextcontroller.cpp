// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/contextcontroller.h"

#include "app/chat/shownconversation.h"
#include "app/chat/summariser.h"
#include "app/chat/toolong.h"
#include "ui/context/contextpanel.h"
#include "ui/conversation/conversationview.h"
#include "ui/errortext.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

ShownContextRow shownRow(const LensRow &row)
{
    return {.messageId = row.messageId,
            .role = row.role,
            .words = row.words,
            .tokens = row.tokens,
            .fate = row.fate,
            .isPinned = row.rule == ContextRule::Pinned,
            .isExcluded = row.rule == ContextRule::Excluded,
            .isSummary = row.isSummary};
}

bool isBeyondLimit(const LensRow &row)
{
    return row.fate == ContextFate::BeyondCount || row.fate == ContextFate::BeyondWindow;
}

} // namespace

ContextController::ContextController(const Views &views, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(with)
    , m_passages(with.shown)
{
    connect(&m_passages, &LensPassages::changed, this, &ContextController::refresh);
    connect(&with.usage, &UsageController::looked, this, [this](const ContextLens &lens) {
        m_lens = lens;
        refresh();
    });
    connect(&views.panels, &SidePanels::shownChanged, this, [this](SidePanel which, bool shown) {
        if (which == SidePanel::Context)
            takeShown(shown);
    });
    connect(&with.summariser, &Summariser::runningChanged, this, &ContextController::refresh);
    connect(&with.summariser, &Summariser::summarised, this, &ContextController::takeSummary);
    connect(&with.summariser, &Summariser::failed, this, &ContextController::tellFailure);
    connect(&with.conversations, &OpenConversations::replyEnded, this,
            &ContextController::considerSummary);
}

void ContextController::takeShown(bool shown)
{
    if (!shown)
        return;
    if (!std::exchange(m_isConnected, true))
        connectPanel();
    refresh();
}

void ContextController::connectPanel()
{
    ContextPanel *panel = &m_views.panels.context();
    connect(panel, &ContextPanel::pinRequested, this, [this](const QString &id, bool on) {
        setRule(id, on ? ContextRule::Pinned : ContextRule::Usual);
    });
    connect(panel, &ContextPanel::exclusionRequested, this, [this](const QString &id, bool on) {
        setRule(id, on ? ContextRule::Excluded : ContextRule::Usual);
    });
    connect(panel, &ContextPanel::messageChosen, this, [this](const QString &id) {
        const int row = m_views.conversation.rows().rowOf(id);
        if (row >= 0)
            m_views.conversation.goTo(row);
    });
    connect(panel, &ContextPanel::limitsRequested, this,
            [this] { m_views.panels.setShown(SidePanel::Request, true); });
    connect(panel, &ContextPanel::automaticRequested, this, &ContextController::setAutomatic);
    connect(panel, &ContextPanel::summaryRequested, this, [this] { summarise(false); });
}

void ContextController::refresh()
{
    if (!m_views.panels.isShown(SidePanel::Context))
        return;
    m_passages.look();
    m_views.panels.context().setContext(shownContext());
}

ShownContext ContextController::shownContext() const
{
    ShownContext shown{.rows = {},
                       .tokens = m_lens.tokens,
                       .window = m_lens.window,
                       .share = m_lens.share,
                       .newest = m_lens.newest,
                       .isShareUnknown = m_lens.isShareUnknown,
                       .leftOut = m_lens.leftOut};
    shown.rows.reserve(m_lens.rows.size());
    for (const LensRow &row : m_lens.rows) {
        if (!row.messageId.isEmpty() || row.fate != ContextFate::Empty)
            shown.rows.append(shownRow(row));
        const QString passages = m_passages.words(row.messageId);
        if (row.fate == ContextFate::Sent && !passages.isEmpty())
            shown.rows.last().words = passages + u' ' + shown.rows.last().words;
    }
    const ChatSession *session = m_with.shown.session();
    if (!session)
        return shown;
    const ConversationInfo &info = session->conversation().info();
    const Profile &profile = m_with.settings.profile(info.profileId);
    const EffectiveSettings settings = m_with.usage.settingsFor(session->conversation(), profile);
    shown.isAutomatic = settings.context.summarise.value_or(false);
    shown.isSummarising = m_with.summariser.isRunning(info.id);
    shown.canSummarise = !profile.builtIn && !session->isBusy() &&
                         planSummary(session->conversation().messagesBefore({})).has_value();
    return shown;
}

void ContextController::carryOut(const QString &messageId, MessageAction action)
{
    const ChatSession *session = m_with.shown.session();
    const MessageNode *node = session ? session->conversation().find(messageId) : nullptr;
    if (!node)
        return;
    const auto toggled = [node](ContextRule rule) {
        return node->contextRule == rule ? ContextRule::Usual : rule;
    };
    if (action == MessageAction::ShowContext)
        m_views.panels.setShown(SidePanel::Context, true);
    else if (action == MessageAction::AlwaysSend)
        setRule(messageId, toggled(ContextRule::Pinned));
    else if (action == MessageAction::NeverSend)
        setRule(messageId, toggled(ContextRule::Excluded));
    else if (action == MessageAction::LeaveOutOldest)
        leaveOutOldest(messageId);
    else if (action == MessageAction::Summarise)
        summarise(true);
}

void ContextController::setRule(const QString &messageId, ContextRule rule)
{
    ChatSession *session = m_with.shown.session();
    const MessageNode *node = session ? session->conversation().find(messageId) : nullptr;
    if (!node || node->contextRule == rule)
        return;
    const ContextRule former = node->contextRule;
    const QString id = m_with.shown.id();
    session->setContextRule(messageId, rule);
    QString sentence = tr("The message is sent as usual.");
    if (rule == ContextRule::Pinned)
        sentence = tr("The message is always sent.");
    else if (rule == ContextRule::Excluded)
        sentence = tr("The message is never sent.");
    m_views.notice.tellUndoable(sentence, [this, id, messageId, former] {
        undo(id,
             [messageId, former](ChatSession &open) { open.setContextRule(messageId, former); });
    });
}

/// In memory or not; a temporary conversation that was left, or one removed for good, is gone.
void ContextController::undo(const QString &id, const SessionChange &how)
{
    if (m_with.conversations.session(id) || m_with.conversations.list().contains(id))
        m_with.conversations.withSession(id, how);
}

void ContextController::leaveOutOldest(const QString &messageId)
{
    const ChatSession *session = m_with.shown.session();
    const MessageNode *failed = session->conversation().find(messageId);
    if (!failed || !failed->error || session->isBusy())
        return;
    const ConversationInfo info = session->conversation().info();
    const Profile profile = withModelOf(m_with.settings.profile(info.profileId), info);
    const Calibration calibration = m_with.ledger.calibration(profile.id, profile.model);
    const QList<MessageNode> said = session->conversation().messagesBefore(messageId);
    const ContextPlan plan = planContext(
        profile, m_with.usage.settingsFor(session->conversation(), profile), said, calibration);
    const int newest =
        fewerMessages(said, plan, shareThatFits(*failed->error),
                      [&](const MessageNode &node) { return messageTokens(node, calibration); });
    if (newest < 1) {
        m_views.notice.tell(tr("Nothing more can be left out. Shorten the question, or choose a "
                               "model that can read more."));
        return;
    }
    RequestSettings settings = info.settings;
    settings.context.messages = newest;
    m_with.conversations.setSettings(info.id, settings);
    const QString sentence =
        newest == 1 ? tr("Only the newest message of this conversation is sent from now on.")
                    : tr("Only the newest %1 messages of this conversation are sent from now on.")
                          .arg(QLocale().toString(newest));
    m_views.notice.tellUndoable(sentence, [this, info] {
        undo(info.id, [this, info](ChatSession &open) {
            RequestSettings now = open.conversation().info().settings;
            now.context.messages = info.settings.context.messages;
            m_with.conversations.setSettings(info.id, now);
        });
    });
    emit retryRequested(messageId);
}

void ContextController::setAutomatic(bool on)
{
    const ChatSession *session = m_with.shown.session();
    if (!session)
        return;
    RequestSettings settings = session->conversation().info().settings;
    settings.context.summarise = on;
    m_with.conversations.setSettings(m_with.shown.id(), settings);
    if (on && !session->isBusy())
        considerSummary(m_with.shown.id());
}

void ContextController::summarise(bool asksAgain)
{
    const QString id = m_with.shown.id();
    if (m_with.summariser.isRunning(id))
        return;
    if (!m_with.summariser.begin(id, asksAgain)) {
        m_views.notice.tell(tr("There is nothing to summarise yet: the newest question and answer "
                               "stay as they are."));
        return;
    }
    m_views.notice.tell(tr("Earlier messages are being summarised…"), tr("Cancel"),
                        [this, id] { m_with.summariser.cancel(id); });
}

/// What a limit would leave out is summed up before the next request, if the user wants that.
void ContextController::considerSummary(const QString &id)
{
    const ChatSession *session = m_with.conversations.session(id);
    if (!session || session->isBusy() || m_with.summariser.isRunning(id))
        return;
    const Conversation &conversation = session->conversation();
    const ConversationInfo &info = conversation.info();
    const MessageNode *last = conversation.find(info.currentLeaf);
    const Profile &profile = m_with.settings.profile(info.profileId);
    if (profile.builtIn || !last || last->state != MessageState::Complete ||
        !m_with.usage.settingsFor(conversation, profile).context.summarise.value_or(false))
        return;
    const QList<LensRow> rows = m_with.usage.look(conversation, {}).rows;
    const bool isTooLong = std::any_of(rows.begin(), rows.end(), isBeyondLimit);
    if (isTooLong && !m_with.summariser.begin(id, false))
        refresh(); // there is nothing that a summary could take
}

void ContextController::takeSummary(const QString &id, const QString &messageId, bool asksAgain)
{
    const QString sentence = tr("Earlier messages were summarised. The summary is sent in their "
                                "place; it can be edited and deleted.");
    if (asksAgain) {
        m_views.notice.tellDone(sentence);
        return;
    }
    m_views.notice.tellUndoable(sentence, [this, id, messageId] {
        undo(id, [messageId](ChatSession &open) { open.moveToBin(messageId); });
    });
}

void ContextController::tellFailure(const QString &, const ApiError &error)
{
    const ErrorText text = describe(error);
    m_views.notice.tell(
        tr("Earlier messages were not summarised. %1 %2").arg(text.what, text.nextStep));
}

} // namespace Hiwar
