// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation in memory: a tree of messages, the path through it that is shown, and the bin of
// what was deleted. The rule it protects: anyone who follows its signals has the path, without
// reading it again. It knows nothing of the network, of the disk, or of who shows it. GUI thread.
#pragma once

#include "app/history/messagenode.h"

#include <QHash>
#include <QObject>
#include <QStringList>

namespace Hiwar {

/// `info` in the folder, with the tags, pinned, archived and deleted as `like` is.
[[nodiscard]] ConversationInfo organisedAs(ConversationInfo info, const ConversationInfo &like);

class Conversation : public QObject
{
    Q_OBJECT

public:
    /// `nodes` as the history gives them: parents before children. One whose parent is not among
    /// those before it becomes a first message: no damage of a file takes words away. One whose
    /// parent is in the bin stands below the nearest one that is not.
    explicit Conversation(ConversationInfo info, const QList<MessageNode> &nodes = {},
                          QObject *parent = nullptr);

    [[nodiscard]] const ConversationInfo &info() const { return m_info; }
    /// Ids from the first message to the current leaf.
    [[nodiscard]] const QStringList &path() const { return m_path; }
    /// What was said before this message, from the first on, shown or not; the path when id is
    /// empty.
    [[nodiscard]] QList<MessageNode> messagesBefore(const QString &id) const;
    /// nullptr when there is none, also for what is in the bin. Valid until the next change.
    [[nodiscard]] const MessageNode *find(const QString &id) const;
    /// Also in the bin.
    [[nodiscard]] const MessageNode *findAnywhere(const QString &id) const;
    [[nodiscard]] bool hasBin() const { return !m_bin.isEmpty(); }
    [[nodiscard]] VersionPosition version(const QString &id) const;
    /// Ids of the message and of everything below it, parents before children.
    [[nodiscard]] QStringList subtree(const QString &id) const;
    /// Ids of all messages of all versions, parents before children.
    [[nodiscard]] QStringList everyMessage() const;

    /// Adds a node below its parentId; it becomes the current leaf. Its id must be new, its parent
    /// known or empty.
    void append(const MessageNode &node);
    void appendText(const QString &id, const QString &text);
    void appendReasoning(const QString &id, const QString &text);
    /// All the text so far turned out to be what the model thought, see
    /// ChatCall::textWasReasoning().
    void turnIntoReasoning(const QString &id);
    /// Replaces all but id and parentId.
    void update(const MessageNode &node);
    /// Shows the sibling `step` places on (and below it the path that was shown last).
    void selectVersion(const QString &id, int step);
    /// Leads the path through this message, whichever version it belongs to.
    void showMessage(const QString &id);
    /// Takes in what another program has added: of `nodes`, all there are, those that are not
    /// known. What is shown stays; where the path ends, it goes on as they do.
    void learn(const QList<MessageNode> &nodes);
    /// Removes the message and what is below it. A shown one gives way to the version before it, to
    /// the one after it when there is none before, or else the path ends at its parent.
    void remove(const QString &id);
    /// The same, but all of it is in the bin then.
    void moveToBin(const QString &id, const QDateTime &now);
    /// Brings back what was deleted with this message, to its place or the nearest one above that
    /// is there still, and shows it. The ids of what came back, parents before children.
    QStringList restore(const QString &id);
    /// Takes what was deleted with this message out of the bin, for good.
    void forget(const QString &id);
    /// How often something was removed: what was read from the disk before that is out of date.
    [[nodiscard]] int removals() const { return m_removals; }
    void setTitle(const QString &title, bool own);
    void setProfile(const QString &profileId);
    void setDraft(const QString &draft);
    /// Takes over where `info` stands: its folder, tags, pin, archive and bin.
    void organise(const ConversationInfo &info);
    void touch(const QDateTime &now);

signals:
    void messageAppended(int row); ///< at the end of the path
    void messageChanged(int row);  ///< any field but what only grew; also its version position
    void textAppended(int row, const QString &text);      ///< the text grew by this
    void reasoningAppended(int row, const QString &text); ///< the reasoning grew by this
    void
    pathChanged(int firstRow); ///< the rows before this one are as they were: read the rest again
    void infoChanged();

private:
    bool takeIn(MessageNode node);
    /// This one, or, where it is in the bin, the nearest one above that is not; else empty.
    [[nodiscard]] QString livingParent(QString id) const;
    void insert(const MessageNode &node);
    [[nodiscard]] QList<MessageNode> takeBinned(const QString &id);
    void putIntoBin(const MessageNode &node);
    /// From the first message through this one and on, by what was shown last, else by the newest.
    [[nodiscard]] QStringList pathThrough(const QString &id);
    void show(const QString &id);
    /// On from its end, to where nothing stands below any more.
    void followPath();
    void setInfo(ConversationInfo info);

    ConversationInfo m_info;
    QHash<QString, MessageNode> m_nodes;
    QHash<QString, MessageNode> m_bin; // of none of the two below
    QStringList m_binOrder;            // ids, parents before children
    QHash<QString, QStringList>
        m_children;                  // by parent id, oldest first; the first messages under ""
    QHash<QString, QString> m_shown; // by parent id: the child that was shown last
    QStringList m_path;
    int m_removals = 0;
};

} // namespace Hiwar
