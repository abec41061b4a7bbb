// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/comparecontroller.h"

#include "app/async/whendone.h"
#include "app/chat/openconversations.h"
#include "app/chat/shownconversation.h"
#include "app/text/worddiff.h"
#include "ui/compare/changewords.h"
#include "ui/compare/comparepanel.h"
#include "ui/conversation/conversationview.h"
#include "ui/tree/treepanel.h"
#include "ui/window/noticebar.h"
#include "ui/window/sidepanels.h"

#include <QMenu>
#include <QPromise>
#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype longTexts = 16 * 1024; // of both: a frame is not to wait for more

bool isArriving(const MessageNode &node)
{
    return node.state == MessageState::Waiting || node.state == MessageState::Arriving;
}

ComparedRun::Kind shownKind(WordRun::Kind kind)
{
    switch (kind) {
    case WordRun::Kind::Equal:
        return ComparedRun::Kind::Equal;
    case WordRun::Kind::Removed:
        return ComparedRun::Kind::Removed;
    case WordRun::Kind::Added:
        return ComparedRun::Kind::Added;
    case WordRun::Kind::MovedAway:
        return ComparedRun::Kind::MovedAway;
    case WordRun::Kind::MovedHere:
        return ComparedRun::Kind::MovedHere;
    }
    return ComparedRun::Kind::Equal;
}

ShownComparison compared(ShownComparison shown, WordsCompared what)
{
    const WordDiff diff = compareWords(shown.first.text, shown.second.text, what);
    for (const WordRun &run : diff.runs)
        shown.runs.append({shownKind(run.kind), run.first, run.firstLength, run.second,
                           run.secondLength, run.other});
    shown.wordsAdded = diff.wordsAdded;
    shown.wordsRemoved = diff.wordsRemoved;
    shown.passagesMoved = diff.passagesMoved;
    return shown;
}

QFuture<ShownComparison> comparedLater(const ShownComparison &shown, WordsCompared what)
{
    const auto promise = std::make_shared<QPromise<ShownComparison>>();
    promise->start();
    QFuture<ShownComparison> future = promise->future();
    QThreadPool::globalInstance()->start([promise, shown, what] {
        promise->addResult(compared(shown, what));
        promise->finish();
    });
    return future;
}

ComparedMessage shownMessage(const Conversation &conversation, const MessageNode &node)
{
    const VersionPosition version = conversation.version(node.id);
    return {.model = node.isByUser ? CompareController::tr("Written by you") : node.model,
            .version = version.count > 1 ? version.index + 1 : 0,
            .time = node.createdAt,
            .text = node.content,
            .isArriving = isArriving(node)};
}

} // namespace

CompareController::CompareController(const Views &views, ShownConversation &shown, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_shown(shown)
{
    connect(&m_shown, &ShownConversation::changed, this, &CompareController::takeShown);
    connect(&m_views.panels, &SidePanels::shownChanged, this,
            [this](SidePanel which, bool isShown) {
                if (which == SidePanel::Tree && isShown)
                    connect(&m_views.panels.tree(), &TreePanel::compareRequested, this,
                            &CompareController::compareWithShown, Qt::UniqueConnection);
                if (which != SidePanel::Compare || isShown)
                    return;
                m_firstId.clear();
                m_secondId.clear();
            });
    takeShown();
}

void CompareController::takeShown()
{
    if (m_session) {
        m_session->disconnect(this);
        m_session->conversation().disconnect(this);
    }
    m_session = m_shown.session();
    if (!m_firstId.isEmpty())
        m_views.panels.setShown(SidePanel::Compare, false); // it is of another conversation
    if (!m_session)
        return;
    connect(m_session, &ChatSession::replyEnded, this, [this](const QString &messageId) {
        if (messageId == m_firstId || messageId == m_secondId)
            refreshUnlessGone();
    });
    connect(&m_session->conversation(), &Conversation::pathChanged, this,
            &CompareController::refreshUnlessGone);
}

void CompareController::connectPanel()
{
    if (std::exchange(m_isConnected, true))
        return;
    connect(&m_views.panels.compare(), &ComparePanel::wordsOnlyChanged, this,
            &CompareController::refresh);
}

void CompareController::compare(const QString &firstId, const QString &secondId)
{
    const bool areThere = m_session && m_session->conversation().find(firstId) &&
                          m_session->conversation().find(secondId);
    if (!areThere) {
        m_views.notice.tell(tr("One of the two messages is no longer in this conversation, so they "
                               "cannot be compared."));
        return;
    }
    connectPanel();
    m_views.panels.setShown(SidePanel::Compare, true);
    m_firstId = firstId;
    m_secondId = secondId;
    refresh();
}

void CompareController::refreshUnlessGone()
{
    if (m_firstId.isEmpty())
        return;
    const Conversation &conversation = m_session->conversation();
    if (conversation.find(m_firstId) && conversation.find(m_secondId)) {
        refresh();
        return;
    }
    m_views.panels.setShown(SidePanel::Compare, false);
    m_views.notice.announce(tr("The comparison was closed: one of the two was deleted."));
}

void CompareController::refresh()
{
    if (m_firstId.isEmpty() || !m_session)
        return;
    const Conversation &conversation = m_session->conversation();
    ComparePanel &panel = m_views.panels.compare();
    const ShownComparison both{.first = shownMessage(conversation, *conversation.find(m_firstId)),
                               .second =
                                   shownMessage(conversation, *conversation.find(m_secondId))};
    const WordsCompared what = panel.isWordsOnly() ? WordsCompared::WordsOnly : WordsCompared::All;
    const int asked = ++m_asked;
    if (both.first.text.size() + both.second.text.size() <= longTexts) {
        show(compared(both, what));
        return;
    }
    panel.setWaiting(tr("The two are being compared…"));
    whenDone(comparedLater(both, what), this, [this, asked](const ShownComparison &comparison) {
        if (asked == m_asked && !m_firstId.isEmpty())
            show(comparison);
    });
}

void CompareController::show(const ShownComparison &comparison)
{
    ComparePanel &panel = m_views.panels.compare();
    panel.setComparison(comparison);
    panel.setWaiting(comparison.first.isArriving || comparison.second.isArriving
                         ? tr("One of the two is still arriving. They are compared again when it "
                              "has ended.")
                         : QString());
}

QStringList CompareController::otherVersions(const QString &messageId) const
{
    QStringList others;
    const Conversation &conversation = m_session->conversation();
    const MessageNode *message = conversation.find(messageId);
    if (!message)
        return others;
    for (const QString &id : conversation.everyMessage()) {
        if (id != messageId && conversation.find(id)->parentId == message->parentId)
            others.prepend(id);
    }
    return others;
}

void CompareController::compareVersions(const QString &oneId, const QString &otherId)
{
    const Conversation &conversation = m_session->conversation();
    if (conversation.version(oneId).index < conversation.version(otherId).index)
        compare(oneId, otherId);
    else
        compare(otherId, oneId);
}

void CompareController::compareWithShown(const QString &messageId)
{
    if (!m_session)
        return;
    const QStringList others = otherVersions(messageId);
    const QStringList &path = m_session->conversation().path();
    const auto shown = std::find_if(others.begin(), others.end(),
                                    [&path](const QString &id) { return path.contains(id); });
    if (!others.isEmpty())
        compareVersions(messageId, shown == others.end() ? others.first() : *shown);
}

void CompareController::addVersions(QMenu &menu, const QString &messageId)
{
    const Conversation &conversation = m_session->conversation();
    for (const QString &id : otherVersions(messageId)) {
        QString words = messageWords(shownMessage(conversation, *conversation.find(id)));
        menu.addAction(words.replace(u'&', u"&&"_s), this,
                       [this, messageId, id] { compareVersions(messageId, id); });
    }
}

void CompareController::carryOut(const QString &messageId, MessageAction action)
{
    if (action != MessageAction::Compare || !m_session)
        return;
    const QStringList others = otherVersions(messageId);
    if (others.size() == 1) {
        compareVersions(messageId, others.first());
        return;
    }
    const auto row = m_session->conversation().path().indexOf(messageId);
    if (others.isEmpty() || row < 0)
        return;
    ConversationView &view = m_views.conversation;
    auto *menu = new QMenu(&view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setAccessibleName(tr("Compare with"));
    addVersions(*menu, messageId);
    menu->setActiveAction(menu->actions().constFirst());
    const QRect rect = view.rowRect(int(row)) & view.viewport()->rect();
    menu->popup(view.viewport()->mapToGlobal(rect.isEmpty() ? view.viewport()->rect().center()
                                                            : rect.center()));
}

QString CompareController::currentMessage() const
{
    const QStringList &path = m_session->conversation().path();
    const auto hasVersions = [this](const QString &id) {
        return m_session->conversation().version(id).count > 1;
    };
    const QString current = path.value(m_views.conversation.cursor().row());
    if (hasVersions(current))
        return current;
    const auto last = std::find_if(path.crbegin(), path.crend(), hasVersions);
    return last == path.crend() ? QString() : *last;
}

void CompareController::fillMenu(QMenu &menu)
{
    QMenu *versions = menu.addMenu(tr("Compare with"));
    if (const QString id = m_session ? currentMessage() : QString(); !id.isEmpty())
        addVersions(*versions, id);
    versions->setEnabled(!versions->isEmpty());
}

} // namespace Hiwar
