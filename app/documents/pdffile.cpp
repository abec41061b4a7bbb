// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/pdffile.h"

#include "app/async/whendone.h"
#include "app/documents/longtext.h"
#include "app/shown/shownattachments.h"
#include "app/text/commitfile.h"
#include "app/transfer/exportform.h"
#include "app/transfer/ownersfile.h"
#include "ui/conversation/message/shownblocks.h"
#include "ui/print/defaultpagelayout.h"

#include <QPdfWriter>
#include <QPromise>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

ShownMessage shownOf(const Turn &turn, bool ownMarkdown)
{
    const MessageNode &node = turn.node;
    ShownMessage message;
    message.id = node.id;
    message.author = node.role;
    message.text = node.content;
    message.ownMarkdown = ownMarkdown;
    message.state = node.state;
    message.error = node.error;
    message.time = node.createdAt;
    message.model = node.model;
    message.isByUser = node.isByUser;
    message.finishReason = node.finishReason;
    message.versionIndex = turn.version.index;
    message.versionCount = turn.version.count;
    message.reasoning = node.reasoning;
    message.reasoningTime = node.reasoningTime.count();
    message.toolCalls = node.toolCalls;
    message.isRefusal = node.isRefusal;
    message.usage = node.usage;
    message.attachments = shownOf(node.attachments);
    return message;
}

/// For a piece that is not the last: without what is shown only at the end of the message.
ShownMessage withoutEnd(const ShownMessage &message)
{
    ShownMessage out;
    out.id = message.id;
    out.author = message.author;
    out.ownMarkdown = message.ownMarkdown;
    out.time = message.time;
    out.model = message.model;
    out.isByUser = message.isByUser;
    out.versionIndex = message.versionIndex;
    out.versionCount = message.versionCount;
    return out;
}

/// Appends a message; one that is too long to be laid out at once, as several.
void appendChunks(QList<ShownMessage> &messages, ShownMessage message)
{
    const QString text = message.text;
    const qsizetype end = readEnd(text, textOptions(message));
    if (end == text.size()) {
        messages.append(message);
        return;
    }
    ShownMessage piece = withoutEnd(message);
    piece.text = text.first(end);
    messages.append(piece);
    piece.unfolded = Fold::Source; // shown unformatted
    message.unfolded = Fold::Source;
    for (QStringView rest = QStringView(text).sliced(end); !rest.isEmpty();) {
        const QStringView first = firstChunk(rest);
        rest = rest.sliced(first.size());
        ShownMessage &next = rest.isEmpty() ? message : piece;
        next.text = first.toString();
        messages.append(next);
    }
}

} // namespace

Printout printoutOf(const StoredConversation &conversation, const PageChoices &choices)
{
    Printout printout;
    printout.title = conversation.info.title;
    printout.time = QDateTime::currentDateTimeUtc();
    printout.direction = choices.direction;
    for (const Turn &turn : turnsOf(conversation, choices.versions))
        appendChunks(printout.messages, shownOf(turn, choices.ownMarkdown));
    return printout;
}

PdfFile::PdfFile(Printout printout, const QString &path, const PrintSources &sources,
                 QObject *parent)
    : QObject(parent)
    , m_printout(std::move(printout))
    , m_sources(sources)
    , m_file(path)
{
}

PdfFile::~PdfFile() = default;

void PdfFile::start()
{
    if (!openForOwner(m_file)) {
        emit finished(error());
        return;
    }
    m_writer = std::make_unique<QPdfWriter>(&m_file);
    m_writer->setTitle(printedTitle(m_printout));
    m_writer->setCreator(u"Hiwar"_s);
    m_writer->setPageLayout(defaultPageLayout(QLocale::system()));
    m_run = std::make_unique<PrintRun>(m_printout, *m_writer, m_sources);
    connect(m_run.get(), &PrintRun::progressed, this, &PdfFile::progressed);
    connect(m_run.get(), &PrintRun::finished, this, &PdfFile::end);
    m_run->start();
}

double PdfFile::progress() const
{
    return m_run ? m_run->progress() : 0;
}

void PdfFile::end(bool ok)
{
    m_run.release()->deleteLater(); // it is the sender
    m_writer.reset();
    if (ok)
        putInPlace();
    else
        emit finished(error());
}

void PdfFile::putInPlace()
{
    auto promise = std::make_shared<QPromise<bool>>();
    promise->start();
    whenDone(promise->future(), this,
             [this](bool done) { emit finished(done ? std::nullopt : std::optional(error())); });
    m_disk.start([this, promise] {
        promise->addResult(commitFile(m_file));
        promise->finish();
    });
}

TransferError PdfFile::error() const
{
    TransferError error = writeError(m_file);
    error.subject = m_file.fileName();
    return error;
}

} // namespace Hiwar
