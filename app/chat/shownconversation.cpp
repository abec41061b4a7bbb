// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/shownconversation.h"

#include "app/chat/openconversations.h"
#include "app/chat/taborder.h"

#include <utility>

namespace Hiwar {

ShownConversation::ShownConversation(OpenConversations &all, QObject *parent)
    : QObject(parent)
    , m_all(all)
{
    m_all.addView(*this);
}

ShownConversation::~ShownConversation()
{
    m_all.removeView(*this);
    for (const QString &id : std::as_const(m_temporaryIds))
        m_all.dropTemporary(id);
    m_all.closeIdle();
}

ChatSession *ShownConversation::session() const
{
    return m_all.session(m_id);
}

bool ShownConversation::isElsewhere(const QString &id) const
{
    const ShownConversation *holder = m_all.viewOf(id);
    return holder && holder != this;
}

bool ShownConversation::show(const QString &id, const QString &messageId)
{
    if (isElsewhere(id)) {
        emit m_all.viewOf(id)->wanted(id, messageId);
        return false;
    }
    m_wantedId = id;
    if (m_all.session(id)) {
        present(id);
        return true;
    }
    if (m_tabs.contains(id))
        emit tabsChanged(); // it is the current one
    m_all.load(id, this, [this, id](const tl::expected<void, StoreError> &loaded) {
        if (m_wantedId != id)
            return;
        if (loaded) {
            present(id);
            return;
        }
        m_wantedId = m_id;
        QStringList rest = m_tabs;
        rest.removeAll(id);
        setTabs(m_id.isEmpty() ? rest : tabsWith(rest, {}, m_id));
        emit loadFailed(id, loaded.error());
    });
    return true;
}

void ShownConversation::present(const QString &id)
{
    m_all.noteShown(id);
    QStringList tabs = tabsShowing(m_tabs, m_id, id);
    const ChatSession *former = m_id == id ? nullptr : session();
    if (former && former->conversation().isUntouched())
        tabs.removeAll(m_id);
    const bool isOther = std::exchange(m_id, id) != id;
    setTabs(tabs);
    if (isOther) {
        emit changed();
        emit m_all.shownChanged();
    }
    leaveTemporary();
    m_all.closeIdle();
}

void ShownConversation::release(const QStringList &ids)
{
    if (ids.contains(m_wantedId))
        m_wantedId.clear();
    QStringList tabs = m_tabs;
    tabs.removeIf([&ids](const QString &each) { return ids.contains(each); });
    if (!ids.contains(m_id)) {
        if (tabs != m_tabs)
            setTabs(tabs);
        return;
    }
    const QString next = m_wantedId.isEmpty() ? tabAfter(m_tabs, m_id, ids) : m_wantedId;
    m_id.clear();
    setTabs(tabs);
    if (m_all.session(next)) {
        m_wantedId = next;
        present(next);
        return;
    }
    emit changed(); // something new is shown until that one is loaded
    if (!next.isEmpty())
        show(next);
}

void ShownConversation::setTabs(const QStringList &tabs)
{
    m_tabs = tabs;
    emit tabsChanged();
}

bool ShownConversation::showInTab(const QString &id)
{
    if (!claims(id) && !isElsewhere(id))
        m_tabs = tabsWith(m_tabs, m_id, id); // show() tells
    return show(id);
}

void ShownConversation::closeTab(const QString &id)
{
    if (m_tabs.size() < 2 || !m_tabs.contains(id))
        return;
    const bool isCurrent = id == currentTab();
    const QString next = tabAfter(m_tabs, id, {id});
    QStringList rest = m_tabs;
    rest.removeAll(id);
    setTabs(rest);
    if (isCurrent)
        show(next);
    else
        leaveTemporary();
}

void ShownConversation::moveTab(int from, int to)
{
    if (from < 0 || to < 0 || from >= m_tabs.size() || to >= m_tabs.size() || from == to)
        return;
    QStringList moved = m_tabs;
    moved.move(from, to);
    setTabs(moved);
}

void ShownConversation::addTabs(const QStringList &ids)
{
    QStringList added;
    for (const QString &id : ids) {
        if (!m_tabs.contains(id) && !added.contains(id) && !isElsewhere(id))
            added.append(id);
    }
    if (!added.isEmpty())
        setTabs(added + m_tabs);
}

bool ShownConversation::passWords(const QString &id, const QString &words) const
{
    ShownConversation *holder = m_all.viewOf(id);
    if (!holder || holder->id() != id)
        return false;
    emit holder->wordsCame(words);
    return true;
}

QString ShownConversation::create(const QString &profileId)
{
    return m_all.create(profileId, this);
}

QString ShownConversation::createTemporary(const QString &profileId)
{
    m_temporaryIds.append(m_all.createTemporary(profileId));
    return m_temporaryIds.constLast();
}

void ShownConversation::leaveTemporary()
{
    const QStringList all = m_temporaryIds;
    for (const QString &id : all) {
        if (id == m_id || id == m_wantedId || m_tabs.contains(id))
            continue;
        m_temporaryIds.removeAll(id);
        if (m_all.dropTemporary(id))
            emit temporaryGone();
    }
}

void ShownConversation::keepTemporary()
{
    if (m_temporaryIds.removeAll(m_id) > 0 && m_all.keepTemporary(m_id))
        emit temporaryKept();
}

} // namespace Hiwar
