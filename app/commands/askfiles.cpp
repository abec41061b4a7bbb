// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/askfiles.h"

#include "app/attachments/attachmentwords.h"
#include "app/chat/attachmenttext.h"
#include "app/text/plainfilename.h"

#include <QDir>
#include <QFile>

#include <cstdio>
#include <utility>

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

ChatRequest withFiles(ChatRequest request, const QList<AskFile> &files, const QString &question)
{
    if (files.isEmpty())
        return request;
    QStringList texts;
    QList<MessagePart> parts;
    const auto addPart = [&parts](MessagePart::Kind kind, const AskFile &file) {
        parts.append({.kind = kind,
                      .mediaType = file.attachment.mediaType,
                      .bytes = file.bytes,
                      .name = shownName(file.attachment.name)});
    };
    for (const AskFile &file : files) {
        switch (file.attachment.use.form) {
        case AttachmentForm::Text:
            texts.append(textOf(file.attachment, file.reading, question));
            break;
        case AttachmentForm::Picture:
            addPart(MessagePart::Kind::Picture, file);
            break;
        case AttachmentForm::Document:
            addPart(MessagePart::Kind::Document, file);
            break;
        case AttachmentForm::Sound:
            addPart(MessagePart::Kind::Sound, file);
            break;
        }
    }
    if (!question.trimmed().isEmpty())
        texts.append(question);
    // A question without words was left out of the request.
    if (request.messages.isEmpty() || request.messages.last().role != Role::User)
        request.messages.append(Message{.role = Role::User, .content = {}, .reasoning = {}});
    Message &last = request.messages.last();
    // A system prompt that the model refuses is in the same turn, before the question.
    if (last.content.endsWith(question))
        last.content.chop(question.size());
    if (!last.content.isEmpty() && !last.content.endsWith("\n\n"_L1))
        last.content += "\n\n"_L1;
    last.content += texts.join("\n\n"_L1);
    last.parts = parts;
    return request;
}

} // namespace Hiwar
