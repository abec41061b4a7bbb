// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation in memory: a tree of messages, the shown path through it, and the bin of deleted
// messages. Rule: its signals keep a receiver's copy of the path up to date, without reading all of
// it again. It knows nothing of the network, the disk or the views. GUI thread.
#pragma once

#include "app/history/messagenode.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace Hiwar {

/// Returns `info` with the folder, tags, pin, archive and bin state of `like`.
[[nodiscard]] ConversationInfo organisedAs(ConversationInfo info, const ConversationInfo &like);

class Conversation : public QObject
{
    Q_OBJECT

public:
    /// `nodes` in the history's order: parents before children. A node without its parent before it
    /// becomes a first message, so that a damaged file loses no text. A node whose parent is in the
    /// bin is attached to the nearest ancestor that is not.
    explicit Conversation(ConversationInfo info, const QList<MessageNode> &nodes = {},
                          QObject *parent = nullptr);

    [[nodiscard]] const ConversationInfo &info() const { return m_info; }
    /// Ids from the first message to the current leaf.
    [[nodiscard]] const QStringList &path() const { return m_path; }
    /// The messages before this one, from the first, shown or not; the path when `id` is empty.
    [[nodiscard]] QList<MessageNode> messagesBefore(const QString &id) const;
    /// Of the shown path: it gives the conversation its title. nullptr when there is none.
    [[nodiscard]] const MessageNode *firstQuestion() const;
    /// nullptr when there is none, or it is in the bin. Valid until the next change.
    [[nodiscard]] const MessageNode *find(const QString &id) const;
    /// Also finds messages in the bin.
    [[nodiscard]] const MessageNode *findAnywhere(const QString &id) const;
    [[nodiscard]] bool hasBin() const { return !m_bin.isEmpty(); }
    /// Has no message, draft, title or settings, and was not put anywhere.
    [[nodiscard]] bool isUntouched() const;
    [[nodiscard]] VersionPosition version(const QString &id) const;
    /// Ids of the replies that were asked for together with this one, itself among them, oldest
    /// first; empty: it was asked for alone, or the others are gone.
    [[nodiscard]] QStringList askedTogether(const QString &id) const;
    /// Ids of the message and of all below it, parents before children.
    [[nodiscard]] QStringList subtree(const QString &id) const;
    /// Ids of all messages of all versions, parents before children; without the bin.
    [[nodiscard]] QStringList everyMessage() const;

    /// Adds a node below its parentId; it becomes the current leaf. Its id must be new, its parent
    /// known or empty. `beside` are versions of it, which are not shown.
    void append(const MessageNode &node, const QList<MessageNode> &beside = {});
    /// Adds versions of a message that there is, which are not shown.
    void appendSiblings(const QList<MessageNode> &nodes);
    void appendText(const QString &id, const QString &text);
    void appendReasoning(const QString &id, const QString &text);
    /// Moves all the text so far to the reasoning, see ChatCall::textWasReasoning().
    void turnIntoReasoning(const QString &id);
    /// Replaces all but id and parentId.
    void update(const MessageNode &node);
    /// Shows the sibling `step` places further (and below it the path shown last).
    void selectVersion(const QString &id, int step);
    /// Makes the path contain this message, whichever version it belongs to.
    void showMessage(const QString &id);
    /// Adds the messages of `nodes` (all in the history) that another program has added. The path
    /// stays, and is extended if they continue it at its end.
    void learn(const QList<MessageNode> &nodes);
    /// Removes the message and those below it. If it was shown, the version before it is shown,
    /// else the one after it, else the path ends at its parent.
    void remove(const QString &id);
    /// The same, but moves them to the bin.
    void moveToBin(const QString &id, const QDateTime &now);
    /// Moves this message alone to the bin: what followed it moves up to the nearest ancestor left.
    void moveToBinAlone(const QString &id, const QDateTime &now);
    /// Restores this message and those deleted with it to their place, or to the nearest ancestor
    /// left, and shows them: what moved up moves down again. A path that goes on below it stays.
    /// Returns their ids, parents before children.
    QStringList restore(const QString &id);
    /// Removes this message and those deleted with it from the bin, for good.
    void forget(const QString &id);
    /// Number of removals: what was read from the disk before the last one is out of date.
    [[nodiscard]] int removals() const { return m_removals; }
    void setTitle(const QString &title, bool own);
    /// Another profile answers with its own model.
    void setProfile(const QString &profileId);
    void setModel(const QString &model);
    /// Empty: none.
    void setPersona(const QString &personaId);
    void setSettings(const RequestSettings &settings);
    void setDraft(const QString &draft);
    void setDraftAttachments(const QList<Attachment> &attachments);
    /// Both.
    void clearDraft();
    void setQueued(const QList<QueuedQuestion> &questions);
    /// Takes over the folder, tags, pin, archive and bin state of `info`.
    void organise(const ConversationInfo &info);
    void touch(const QDateTime &now);

signals:
    void messageAppended(int row); ///< at the end of the path
    void messageChanged(int row);  ///< a field or the version position, but not text that only grew
    void textAppended(int row);    ///< the text grew
    void reasoningAppended(int row); ///< the reasoning grew
    /// The same of any message, shown or not; emitted before those of its row.
    void changed(const QString &id);
    void textGrown(const QString &id);
    void reasoningGrown(const QString &id);
    void
    pathChanged(int firstRow); ///< the rows before this one have not changed: read the rest again
    void infoChanged();

private:
    bool takeIn(MessageNode node);
    void addLast(const MessageNode &node);
    /// Its parent on the disk; the one here may be nearer to the first message, see livingParent().
    [[nodiscard]] QString storedParent(const QString &id) const;
    /// Removes the message and those below it from the tree; their ids.
    QStringList takeOut(const QString &id);
    void leaveSiblings(const QString &id, const QString &parentId);
    /// Attaches those again whose nearest ancestor left has changed.
    void reattach();
    void tellChanged(const QString &id);
    /// One of the versions below this parent is new or gone, and the path stays.
    void tellVersions(const QString &parentId);
    /// This id or, if it is in the bin, the nearest ancestor that is not; else empty.
    [[nodiscard]] QString livingParent(QString id) const;
    void insert(const MessageNode &node);
    [[nodiscard]] QList<MessageNode> takeBinned(const QString &id);
    void putIntoBin(const MessageNode &node);
    /// From the first message through this one and on, by the child shown last, else the newest.
    [[nodiscard]] QStringList pathThrough(const QString &id);
    void show(const QString &id);
    /// Extends the path at its end, down to a leaf.
    void followPath();
    void setInfo(ConversationInfo info);

    ConversationInfo m_info;
    QHash<QString, MessageNode> m_nodes;
    QHash<QString, MessageNode> m_bin; // not in m_children and m_shown
    QStringList m_binOrder;            // ids, parents before children
    QHash<QString, QStringList>
        m_children;                    // by parent id, oldest first; the first messages under ""
    QHash<QString, QString> m_shown;   // by parent id: the child shown last
    QHash<QString, QString> m_movedUp; // ids whose stored parent, this one, is in the bin
    QHash<QString, int> m_arrival;     // of all, also those that are gone: versions oldest first
    QStringList m_path;
    int m_removals = 0;
};

} // namespace Hiwar
