// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/askfiles.h"

#include "app/attachments/attachmentwords.h"
#include "app/chat/attachmenttext.h"
#include "app/text/plainfilename.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QByteArray standardInput(qint64 most)
{
    QFile input;
    return input.open(stdin, QIODevice::ReadOnly) ? input.read(most + 1) : QByteArray();
}

} // namespace

AskFiles::AskFiles(const QString &program, const FileOptions &options, QObject *parent)
    : QObject(parent)
    , m_options(options)
    , m_program(program)
    , m_reader(m_program)
{
}

void AskFiles::read(const QStringList &paths)
{
    m_files.resize(paths.size());
    m_missing = paths.size();
    for (qsizetype i = 0; i < paths.size(); ++i) {
        const bool isInput = paths.at(i) == "-"_L1;
        m_names.append(isInput ? tr("standard input")
                               : plainFileName(QDir::cleanPath(paths.at(i))));
        DraftAttachment draft;
        draft.attachment.name = m_names.last();
        draft.path = isInput ? QString() : paths.at(i);
        draft.pdfItself = m_options.pdfsThemselves;
        if (isInput)
            draft.original = standardInput(m_program.limits().fileBytes);
        if (isInput && draft.original.isEmpty()) {
            AttachmentRead nothing;
            nothing.fault = FileFault::Empty;
            QMetaObject::invokeMethod(
                this, [this, i, nothing] { take(i, nothing); }, Qt::QueuedConnection);
            continue;
        }
        m_reader.start(draft, {.longestSide = m_options.longestSide},
                       [this, i](const AttachmentRead &read) { take(i, read); });
    }
}

void AskFiles::take(qsizetype index, const AttachmentRead &read)
{
    if (m_missing == 0)
        return;
    const QString &name = m_names.at(index);
    QString fault;
    if (read.fault)
        fault = faultWords(name, *read.fault);
    else if (read.isFolder)
        fault = tr("“%1” is a folder. Name the files in it, each with --file.").arg(name);
    else if (read.answer.kind == FileKind::Archive)
        fault = tr("“%1” is an archive. Unpack it and name the files you need.").arg(name);
    if (!fault.isEmpty()) {
        m_missing = 0;
        emit ended(fault);
        return;
    }
    AskFile &file = m_files[index];
    file.attachment = read.prepared.attachment;
    file.reading = read.answer.reading;
    if (file.attachment.use.form != AttachmentForm::Text)
        file.bytes = read.prepared.contents.last().bytes;
    if (--m_missing == 0)
        emit ended({});
}

QuestionWithFiles questionWith(const QString &text, const QList<AskFile> &files)
{
    QuestionWithFiles with;
    with.question.id = u"question"_s;
    with.question.content = text;
    for (const AskFile &file : files) {
        AttachmentContent content{.text = {}, .bytes = file.bytes};
        if (file.attachment.use.form == AttachmentForm::Text)
            content = {.text = textOf(file.attachment, file.reading, text), .bytes = {}};
        with.contents.insert(attachmentKey(with.question.id, with.question.attachments.size()),
                             content);
        with.question.attachments.append(file.attachment);
    }
    return with;
}

const AskFile *fileNotTaken(const QList<AskFile> &files, const Profile &profile)
{
    const auto found = std::find_if(files.begin(), files.end(), [&profile](const AskFile &file) {
        const auto kind = partKindOf(file.attachment.use.form);
        return kind && !takes(profile, *kind);
    });
    return found == files.end() ? nullptr : &*found;
}

} // namespace Hiwar
