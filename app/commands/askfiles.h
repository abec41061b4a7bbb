// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The files of `hiwar ask --file`: read by hiwar-reader as in the window, in memory only. GUI
// thread.
#pragma once

#include "app/attachments/attachmentreader.h"
#include "app/chat/promptbuilder.h"
#include "net/values/fileoptions.h"

#include <QStringList>

namespace Hiwar {

struct AskFile
{
    Attachment attachment;
    AttachmentReading reading; ///< AttachmentForm::Text
    QByteArray bytes;          ///< the other forms
};

class AskFiles : public QObject
{
    Q_OBJECT

public:
    /// `program`: the path of hiwar-reader. Of the options the forms count.
    explicit AskFiles(const QString &program, const FileOptions &options = {},
                      QObject *parent = nullptr);

    /// "-" is what is on standard input, which is read at once.
    void read(const QStringList &paths);
    /// In the order of the paths.
    [[nodiscard]] const QList<AskFile> &files() const { return m_files; }

signals:
    /// Once: all are read, or one cannot be, and this is why; empty: no fault.
    void ended(const QString &fault);

private:
    void take(qsizetype index, const AttachmentRead &read);

    const FileOptions m_options;
    ReaderProgram m_program;
    AttachmentReader m_reader;
    QStringList m_names;
    QList<AskFile> m_files;
    qsizetype m_missing = 0; ///< those that are still read; 0: it has ended
};

/// The question as a message with these files, and what goes of them: for buildRequest(), which
/// makes the window's requests, too.
struct QuestionWithFiles
{
    MessageNode question;
    AttachmentContents contents;
};
[[nodiscard]] QuestionWithFiles questionWith(const QString &text, const QList<AskFile> &files);

/// The first file that the profile's model is known not to take; nullptr: it takes all.
[[nodiscard]] const AskFile *fileNotTaken(const QList<AskFile> &files, const Profile &profile);

} // namespace Hiwar
