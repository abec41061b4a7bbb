// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files that are attached to the message being written, from the path to what can be sent:
// read on a thread, understood by hiwar-reader, stored, then kept with the draft. Those of the
// conversation that is shown are seen; what another one still reads goes on and is kept with that
// one. A few at a time, in the order they were added.
//
// What is not decided yet (an archive, pages to draw, an original that may be kept) is in memory
// while it is in the draft. An original that was stored once leaves the disk with the attachment.
// GUI thread; may be deleted at any time.
#pragma once

#include "app/attachments/attachmentreader.h"
#include "app/history/historystore.h"

#include <QHash>

#include <functional>

namespace Hiwar {

/// Where the contents of a conversation's attachments are: those of a temporary one in memory.
struct DraftContents
{
    std::function<StoreResult<void>(const QString &conversationId, const AttachmentData &data)>
        save;
    std::function<StoreResult<QByteArray>(const QString &conversationId, const QString &hash)> load;
};

struct DraftPreferences
{
    int longestSide = 2048; ///< of a picture, in pixels; 0: as it is
    int quality = 85;       ///< of a JPEG
    bool keepsOriginals = false;
    bool pdfsThemselves = false; ///< a PDF goes as the file, not as its text
    bool sendsSound = true;      ///< false: a recording goes when its use is chosen
};

class DraftAttachments : public QObject
{
    Q_OBJECT

public:
    /// The program must outlive it.
    DraftAttachments(ReaderProgram &program, DraftContents contents, QObject *parent = nullptr);

    /// For what is added from now on.
    void setPreferences(const DraftPreferences &preferences) { m_preferences = preferences; }

    /// Shows those of this conversation, with what its draft has. What is being read or chosen
    /// there stays; what was kept and is not in `kept` any more is gone, because it was sent.
    void setDraft(const QString &conversationId, const QList<Attachment> &kept);
    /// The conversation is gone, or was temporary: nothing of it is kept.
    void forget(const QString &conversationId);
    /// Of the conversation that is shown, in order; valid until the next call.
    [[nodiscard]] const QList<DraftAttachment> &all() const;

    void addFiles(const QStringList &paths);
    void addBytes(const QString &name, const QByteArray &bytes);
    void remove(const QString &key);
    void move(const QString &key, int to);
    /// Form, share and pages count; what is known of the file stays. A form that needs the file
    /// itself is ignored where its bytes are not here.
    void setUse(const QString &key, const AttachmentUse &use);
    /// Reads a text again, in this encoding; empty: the detected one.
    void readAs(const QString &key, const QString &encoding);
    /// Pages from 0; empty: all. They follow it as attachments of their own.
    void drawPages(const QString &key, const QList<int> &pages);
    /// Entries of an archive or a folder take its place.
    void take(const QString &key, const QStringList &members);
    void setKeepOriginal(const QString &key, bool keeps);
    /// As all() once was, for an undo.
    void restore(const QList<DraftAttachment> &before);

signals:
    void changed();
    /// These go with that conversation's draft; their contents are stored.
    void kept(const QString &conversationId, const QList<Hiwar::Attachment> &attachments);
    void storingFailed(const Hiwar::StoreError &error);

private:
    /// One attempt at one attachment; a later one of the same makes it void.
    struct Work
    {
        QString conversation;
        QString key;
        int number = 0;
    };
    /// The latest of an attachment.
    struct Latest
    {
        int number = 0;  ///< 0: it is over, or was cancelled
        int reading = 0; ///< AttachmentReader's number
        ReaderTask task; ///< what was asked, for an undo
    };
    using Then = std::function<void()>;

    [[nodiscard]] DraftAttachment *find(const QString &conversation, const QString &key);
    [[nodiscard]] DraftAttachment *find(const Work &work);
    [[nodiscard]] DraftAttachment *shown(const QString &key) { return find(m_shown, key); }
    [[nodiscard]] DraftAttachment fresh(const QString &name) const;
    /// In place of the one with this key, or after it.
    enum class Where : quint8 { Instead, After };
    void insert(const QString &conversation, const QString &key, Where where,
                const QList<DraftAttachment> &added);
    void drop(const QString &conversation, const DraftAttachment &draft);

    Work begin(const QString &conversation, const QString &key);
    void read(const QString &conversation, const QString &key, const ReaderTask &task = {});
    void readStored(const Work &work);
    void onRead(const Work &work, const AttachmentRead &read);
    void onPrepared(const Work &work, const AttachmentRead &read);
    void list(const Work &work, const AttachmentRead &read);
    void addPages(const Work &work, const ReaderAnswer &answer);
    void addMembers(const Work &work, const ReaderAnswer &answer);
    void askThumbnail(const Work &work, const QByteArray &bytes);
    void save(const Work &work, QList<AttachmentData> contents, const Then &then);
    void storeOriginal(const QString &conversation, const QString &key, const Then &then = {});
    void bringBack(const Work &work, QStringList hashes);
    void fail(const Work &work, const AttachmentFault &fault);
    void tell(const QString &conversation);
    void tellKept(const QString &conversation);

    ReaderProgram &m_program;
    const DraftContents m_contents;
    DraftPreferences m_preferences;
    AttachmentReader m_reader;
    QHash<QString, QList<DraftAttachment>> m_drafts; // by conversation
    QString m_shown;
    QHash<QString, Latest> m_latest;                   // by key
    int m_number = 0;                                  // of the latest of all
    QHash<QString, StoreResult<QByteArray>> m_removed; // by hash, for an undo
    const QList<DraftAttachment> m_none;
};

} // namespace Hiwar
