// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which conversation one window shows, and the temporary one that belongs to that window. Rule: a
// conversation is shown in one window at most; where it is shown is brought to the front. GUI
// thread.
#pragma once

#include "app/history/storeerror.h"

#include <QObject>
#include <QString>

namespace Hiwar {

class ChatSession;
class OpenConversations;

class ShownConversation : public QObject
{
    Q_OBJECT

public:
    /// The conversations must outlive it.
    explicit ShownConversation(OpenConversations &all, QObject *parent = nullptr);
    /// A temporary conversation is gone with it.
    ~ShownConversation() override;

    [[nodiscard]] OpenConversations &all() const { return m_all; }
    /// Empty: none is shown.
    [[nodiscard]] const QString &id() const { return m_id; }
    /// nullptr when none is shown. Valid until changed().
    [[nodiscard]] ChatSession *session() const;
    /// Shows it, or will once it is loaded.
    [[nodiscard]] bool claims(const QString &id) const
    {
        return !id.isEmpty() && (id == m_id || id == m_wantedId);
    }

    /// Whether another window shows it.
    [[nodiscard]] bool isElsewhere(const QString &id) const;

    /// changed() follows: at once when it is in memory, else after loading. A later show() replaces
    /// one that is still loading. False: another window shows it, and wanted() was emitted there,
    /// with this message, if it is not empty.
    bool show(const QString &id, const QString &messageId = {});
    /// See OpenConversations::create(); what another window shows is never returned.
    [[nodiscard]] QString create(const QString &profileId);

    /// A conversation that is in no list and never on the disk, and is deleted once another is
    /// shown here: see keepTemporary(). There is one at a time in each window.
    [[nodiscard]] QString createTemporary(const QString &profileId);
    [[nodiscard]] bool isTemporary() const { return !m_id.isEmpty() && m_id == m_temporaryId; }
    /// Turns the temporary conversation into an ordinary one.
    void keepTemporary();

    /// Called by the conversations: these are no longer in memory.
    void release(const QStringList &ids);

signals:
    /// Another conversation is shown, or none: call session() again. The former session may be
    /// deleted when the signal returns, so drop it within the slot.
    void changed();
    /// The shown one is wanted in another window: this one is to come to the front.
    void wanted(const QString &id, const QString &messageId);
    void loadFailed(const QString &id, const Hiwar::StoreError &error);
    /// The temporary conversation was left and is gone, with its messages.
    void temporaryGone();
    void temporaryKept();

private:
    void present(const QString &id);
    void leaveTemporary();

    OpenConversations &m_all;
    QString m_id;
    QString m_wantedId;    // to be shown; differs from m_id while it is loaded
    QString m_temporaryId; // empty: none
};

} // namespace Hiwar
