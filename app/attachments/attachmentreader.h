// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// From a path, or bytes, to what is to be stored and shown of a file: read on a thread, understood
// by hiwar-reader, hashed and packed on a thread. A few at a time, in order, because each is in
// memory meanwhile. Knows no draft. GUI thread; may be deleted at any time.
#pragma once

#include "app/attachments/draftattachment.h"
#include "app/attachments/readerprogram.h"

#include <QHash>
#include <QObject>

#include <functional>

namespace Hiwar {

/// What came of a task.
struct AttachmentRead
{
    std::optional<AttachmentFault> fault; ///< then the rest does not count
    QByteArray original;                  ///< the file; empty: a folder
    bool isFolder = false;                ///< its files are the answer's entries
    ReaderAnswer answer;
    PreparedAttachment prepared; ///< Read: of all kinds but an archive
};

class AttachmentReader : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const AttachmentRead &)>;

    /// The program must outlive it.
    explicit AttachmentReader(ReaderProgram &program, QObject *parent = nullptr);
    ~AttachmentReader() override;

    /// Calls `done` later, once, unless cancel() comes first. The bytes are `draft.original`, or
    /// those at its path. An archive that is to be read is listed. Returns its number, from 1.
    int start(const DraftAttachment &draft, const ReaderTask &task, Done done);
    /// Of a picture that the reader drew.
    int prepare(const DraftAttachment &draft, const ReadPicture &picture, Done done);
    void cancel(int number);

private:
    struct Work
    {
        DraftAttachment draft;
        ReaderTask task; ///< without the bytes
        Done done;
        QFuture<ReaderAnswer> asked;
        bool isRunning = false;
    };

    void startNext();
    void look(int number);
    void onLooked(int number, const LookedAt &looked);
    void ask(int number);
    void onAnswered(int number, const ReaderAnswer &answer);
    void prepare(int number, const ReaderAnswer &answer);
    void fail(int number, const AttachmentFault &fault);
    void end(int number, const AttachmentRead &read);

    ReaderProgram &m_program;
    QHash<int, Work> m_work;
    QList<int> m_waiting;
    int m_running = 0;
    int m_last = 0; // number
};

} // namespace Hiwar
