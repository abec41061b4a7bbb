// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/treecontroller.h"

#include "app/async/whendone.h"
#include "app/chat/shownconversation.h"
#include "app/chat/treechanges.h"
#include "app/history/storeerrortext.h"
#include "app/models/treerows.h"
#include "ui/conversation/conversationview.h"
#include "ui/tree/treepanel.h"
#include "ui/window/forkbar.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int mostRestorable = 12;        // entries of a menu
constexpr qsizetype mostMenuLetters = 48; // of an entry

} // namespace

TreeController::TreeController(const Views &views, const Collaborators &with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(with)
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &TreeController::refreshPanel);
    connect(&m_with.shown, &ShownConversation::changed, this, &TreeController::takeShown);
    connect(&m_with.conversations.list(), &ConversationIndex::changed, this,
            [this](const QString &id) {
                if (id == m_originId)
                    tellOrigin(id);
            });
    connect(&m_with.conversations.list(), &ConversationIndex::removed, this,
            [this](const QString &id) {
                if (id == m_originId)
                    m_views.fork.hide();
            });
    connect(&m_with.conversations.list(), &ConversationIndex::wasReset, this,
            &TreeController::refreshFork);
    connect(&m_views.panels, &SidePanels::shownChanged, this, [this](SidePanel which, bool shown) {
        if (which != SidePanel::Tree || !shown)
            return;
        connectPanel();
        refreshPanel();
    });
    connect(&m_views.fork, &ForkBar::originRequested, this, [this] {
        if (m_session)
            openMessage(m_session->conversation().info().forkedFrom);
    });
    takeShown();
}

void TreeController::takeShown()
{
    if (m_session)
        m_session->conversation().disconnect(this);
    m_session = m_with.shown.session();
    if (m_session) {
        const Conversation *shown = &m_session->conversation();
        connect(shown, &Conversation::messageAppended, this, &TreeController::refreshSoon);
        connect(shown, &Conversation::messageChanged, this, &TreeController::refreshSoon);
        connect(shown, &Conversation::pathChanged, this, &TreeController::refreshSoon);
        connect(shown, &Conversation::infoChanged, this, &TreeController::refreshSoon);
    }
    refreshFork();
    refreshSoon();
    arrive();
}

void TreeController::connectPanel()
{
    if (std::exchange(m_isConnected, true))
        return;
    const TreePanel *panel = &m_views.panels.tree();
    connect(panel, &TreePanel::messageChosen, this, [this](const QString &messageId) {
        if (m_session)
            show(m_session->conversation().info().id, messageId);
    });
    connect(panel, &TreePanel::branchCopyRequested, this, &TreeController::copyBranch);
}

void TreeController::refreshSoon()
{
    if (m_views.panels.isShown(SidePanel::Tree))
        m_refresh.start();
}

void TreeController::refreshPanel()
{
    if (m_views.panels.isShown(SidePanel::Tree))
        m_views.panels.tree().setRows(m_session ? treeRows(m_session->conversation())
                                                : QList<ShownTreeRow>());
}

void TreeController::refreshFork()
{
    m_originId.clear();
    m_views.fork.hide();
    const QString from = m_session ? m_session->conversation().info().forkedFrom : QString();
    if (from.isEmpty())
        return;
    if (const QString holder = m_with.conversations.holderOf(from); !holder.isEmpty()) {
        tellOrigin(holder);
        return;
    }
    whenDone(m_with.history.conversationOf(from), this,
             [this, from](const tl::expected<QString, StoreError> &found) {
                 const bool isAsked =
                     m_session && m_session->conversation().info().forkedFrom == from;
                 if (isAsked && found) // else the original is gone, and there is nothing to open
                     tellOrigin(*found);
             });
}

void TreeController::tellOrigin(const QString &conversationId)
{
    m_originId = conversationId;
    const ListedRef origin = m_with.conversations.list().find(conversationId);
    m_views.fork.setOrigin(origin ? origin->info.title : QString());
    m_views.fork.show();
}

void TreeController::carryOut(const QString &messageId, MessageAction action)
{
    if (!m_session)
        return;
    if (action == MessageAction::Fork || action == MessageAction::ForkWith)
        fork(messageId, action == MessageAction::ForkWith);
    else if (action == MessageAction::CopyLink)
        copyLink(messageId);
    else if (action == MessageAction::DeleteAlone)
        m_session->moveToBinAlone(messageId); // the bin's controller offers to undo it
}

void TreeController::fork(const QString &messageId, bool withAnother)
{
    const QString originId = m_session->conversation().info().id;
    const QString id =
        forkConversation(m_with.conversations, originId, messageId, [](ConversationInfo &info) {
            info.title =
                tr("%1 (fork)").arg(info.title.isEmpty() ? tr("New conversation") : info.title);
            info.titleIsOwn = true;
        });
    if (id.isEmpty()) {
        m_views.notice.tell(tr("A temporary conversation cannot be forked. Keep it first."));
        return;
    }
    m_with.shown.show(id);
    emit conversationOpened();
    m_views.notice.tellUndoable(
        tr("This is a fork: what you do here leaves the original as it is."), [this, id, originId] {
            m_with.conversations.moveToBin({id});
            m_with.shown.show(originId);
        });
    if (withAnother)
        emit answererRequested();
}

void TreeController::copyLink(const QString &messageId)
{
    if (m_with.conversations.isTemporary(m_session->conversation().info().id)) {
        m_views.notice.tell(
            tr("A link to a message of a temporary conversation would lead nowhere. Keep the "
               "conversation first."));
        return;
    }
    QGuiApplication::clipboard()->setText(u"hiwar://message/"_s + messageId);
    m_views.notice.tellDone(tr("The link to the message was copied."));
}

void TreeController::copyBranch(const QString &messageId, const QString &targetId)
{
    if (!m_session)
        return;
    const QString former = m_session->conversation().info().currentLeaf;
    const QString copy = Hiwar::copyBranch(*m_session, messageId,
                                           targetId.isEmpty() ? former : targetId, m_with.clock());
    if (copy.isEmpty()) {
        m_views.notice.tell(tr("Nothing was copied: the message is there already, or what it would "
                               "follow is below it. Choose another place."));
        return;
    }
    const qsizetype copied = m_session->conversation().subtree(copy).size();
    m_views.notice.tellUndoable(
        copied == 1 ? tr("The message was copied.")
                    : tr("%Ln messages were copied.", nullptr, int(copied)),
        [this, id = m_session->conversation().info().id, copy, copied, former] {
            m_with.conversations.withSession(id, [copy, copied, former](ChatSession &session) {
                removeCopy(session, copy, copied, former);
            });
        });
}

void TreeController::openMessage(const QString &messageId)
{
    if (const QString holder = m_with.conversations.holderOf(messageId); !holder.isEmpty()) {
        show(holder, messageId);
        return;
    }
    whenDone(m_with.history.conversationOf(messageId), this,
             [this, messageId](const tl::expected<QString, StoreError> &found) {
                 if (found)
                     show(*found, messageId);
                 else if (found.error().fault == StoreFault::NotFound)
                     m_views.notice.tell(
                         tr("The message of this link is not here. It was deleted for good, or is "
                            "in the history of another computer."));
                 else
                     m_views.notice.tell(describe(found.error()));
             });
}

void TreeController::show(const QString &conversationId, const QString &messageId)
{
    m_goal = {conversationId, messageId};
    const bool isShown = m_with.shown.id() == conversationId;
    if (!m_with.shown.show(conversationId, messageId)) {
        m_goal = {};
        return;
    }
    emit conversationOpened();
    if (isShown)
        arrive();
}

void TreeController::arrive()
{
    if (m_goal.first.isEmpty() || m_goal.first != m_with.shown.id() || !m_session)
        return;
    const QString messageId = std::exchange(m_goal, {}).second;
    m_session->showMessage(messageId);
    const Conversation &conversation = m_session->conversation();
    if (const auto row = conversation.path().indexOf(messageId); row >= 0) {
        m_views.conversation.goTo(int(row));
    } else if (const MessageNode *binned = conversation.findAnywhere(messageId)) {
        m_views.notice.tell(
            tr("The message of this link was deleted."),
            {{tr("Restore"), [this, id = conversation.info().id, with = binned->deletedWith] {
                  m_with.conversations.restore(id, with);
              }}});
    }
}

void TreeController::undoLastDeletion()
{
    if (!m_session)
        return;
    const ConversationInfo &info = m_session->conversation().info();
    for (const BinnedMessage &deletion : m_with.bin.all()) {
        if (deletion.conversationId != info.id)
            continue;
        if (deletion.deletedAt < info.updatedAt)
            return; // something was said since
        undoDeletion(m_with.conversations, BinnedMessage(deletion));
        m_views.notice.announce(tr("Undone."));
        return;
    }
}

void TreeController::fillMenu(QMenu &menu)
{
    QMenu *restorable = menu.addMenu(tr("Restore deleted messages"));
    const QString id = m_session ? m_session->conversation().info().id : QString();
    for (const BinnedMessage &deletion : m_with.bin.all()) {
        if (deletion.conversationId != id || restorable->actions().size() >= mostRestorable)
            continue;
        QString words = deletion.words.isEmpty() ? tr("no words") : deletion.words;
        if (words.size() > mostMenuLetters)
            words = words.left(mostMenuLetters) + u'…';
        words.replace(u'&', u"&&"_s);
        if (deletion.count > 1)
            words = tr("%1 (%Ln messages)", nullptr, deletion.count).arg(words);
        restorable->addAction(words, this, [this, messageId = deletion.id, id] {
            m_with.conversations.restore(id, messageId);
        });
    }
    restorable->setEnabled(!restorable->isEmpty());
}

} // namespace Hiwar
