// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which conversation one window shows, which ones wait in its tabs, and the temporary one that
// belongs to that window. Rule: a conversation is in one window at most; where it is, that window
// is brought to the front. GUI thread.
#pragma once

#include "app/history/storeerror.h"

#include <QObject>
#include <QStringList>

namespace Hiwar {

class ChatSession;
class OpenConversations;

class ShownConversation : public QObject
{
    Q_OBJECT

public:
    /// The conversations must outlive it.
    explicit ShownConversation(OpenConversations &all, QObject *parent = nullptr);
    /// Temporary conversations are gone with it.
    ~ShownConversation() override;

    [[nodiscard]] OpenConversations &all() const { return m_all; }
    /// Empty: none is shown.
    [[nodiscard]] const QString &id() const { return m_id; }
    /// The same, or the one that is being loaded and then shown.
    [[nodiscard]] const QString &wantedId() const
    {
        return m_wantedId.isEmpty() ? m_id : m_wantedId;
    }
    /// nullptr when none is shown. Valid until changed().
    [[nodiscard]] ChatSession *session() const;
    /// Shows it, or will once it is loaded, or has a tab for it.
    [[nodiscard]] bool claims(const QString &id) const
    {
        return !id.isEmpty() && (id == m_id || id == m_wantedId || m_tabs.contains(id));
    }

    /// Whether another window shows it, or has a tab for it.
    [[nodiscard]] bool isElsewhere(const QString &id) const;

    /// changed() follows: at once when it is in memory, else after loading. A later show() replaces
    /// one that is still loading. False: another window shows it, and wanted() was emitted there,
    /// with this message, if it is not empty.
    bool show(const QString &id, const QString &messageId = {});
    /// The conversations of the tabs, in their order; the shown one is among them. One that is left
    /// before anything was written has its tab no longer.
    [[nodiscard]] const QStringList &tabs() const { return m_tabs; }
    /// The one that is shown, or will be once it is loaded.
    [[nodiscard]] const QString &currentTab() const
    {
        return m_tabs.contains(m_wantedId) ? m_wantedId : m_id;
    }
    /// As show(), in a tab of its own behind the present one.
    bool showInTab(const QString &id);
    /// The conversation stays in the list; another tab's is shown if it was shown. Not the only
    /// one.
    void closeTab(const QString &id);
    void moveTab(int from, int to);
    /// Those of the last start, in front of what is shown; what another window has is left out.
    void addTabs(const QStringList &ids);

    /// Gives words to the window that shows this conversation: wordsCame() is emitted there. False:
    /// none does.
    bool passWords(const QString &id, const QString &words) const;
    /// See OpenConversations::create(); what another window shows is never returned.
    [[nodiscard]] QString create(const QString &profileId);

    /// A conversation that is in no list and never on the disk, and is deleted once another takes
    /// over its tab, or that is closed: see keepTemporary().
    [[nodiscard]] QString createTemporary(const QString &profileId);
    [[nodiscard]] bool isTemporary() const { return m_temporaryIds.contains(m_id); }
    /// Shows a temporary one, or has a tab for one.
    [[nodiscard]] bool hasTemporary() const { return !m_temporaryIds.isEmpty(); }
    /// Turns the shown, temporary conversation into an ordinary one.
    void keepTemporary();

    /// These are not to be here any more: they leave the memory, or another window takes them. None
    /// of them is temporary, unless it leaves the memory.
    void release(const QStringList &ids);

signals:
    /// Another conversation is shown, or none: call session() again. The former session may be
    /// deleted when the signal returns, so drop it within the slot.
    void changed();
    /// tabs() or currentTab() is different.
    void tabsChanged();
    /// The shown one is wanted in another window: this one is to come to the front.
    void wanted(const QString &id, const QString &messageId);
    /// Words for the message in the shown one, from another window.
    void wordsCame(const QString &words);
    void loadFailed(const QString &id, const Hiwar::StoreError &error);
    /// A temporary conversation was left and is gone, with its messages.
    void temporaryGone();
    void temporaryKept();

private:
    void present(const QString &id);
    /// Deletes those that are not shown and have no tab.
    void leaveTemporary();
    void setTabs(const QStringList &tabs);

    OpenConversations &m_all;
    QString m_id;
    QStringList m_tabs;
    QString m_wantedId; // to be shown; differs from m_id while it is loaded
    QStringList m_temporaryIds;
};

} // namespace Hiwar
