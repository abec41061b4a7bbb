// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as Hiwar's own lossless export: what was read from them is the same after writing and
// reading it again.
#include "app/transfer/historylines.h"
#include "net/values/utc.h"
#include "tests/fuzz/fuzzreader.h"

using namespace Hiwar;

namespace {

/// These conversations as an export.
QByteArray written(const QList<Incoming> &all)
{
    QList<Folder> folders;
    QHash<QString, QByteArray> contents;
    for (const Incoming &incoming : all) {
        if (!incoming.folder.id.isEmpty() && !folders.contains(incoming.folder))
            folders.append(incoming.folder);
        for (const AttachmentData &data : incoming.attachments)
            contents.insert(data.hash, data.bytes);
    }
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    HistoryLinesForm form;
    const ContentOf contentOf = [&](const QString &hash) -> Transferred<QByteArray> {
        if (contents.contains(hash))
            return contents.value(hash);
        return tl::unexpected(TransferError{
            .fault = TransferFault::NotFound, .subject = {}, .detail = {}, .store = {}});
    };
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, utc);
    bool done = form.begin(out, {time, folders, int(all.size())}).has_value();
    for (const Incoming &incoming : all)
        done = done && form.add(out, incoming.conversation, contentOf).has_value();
    demand(done && form.end(out).has_value(), "what can be held can be written");
    return bytes;
}

QList<StoredConversation> conversationsOf(const QList<Incoming> &all)
{
    QList<StoredConversation> conversations;
    for (const Incoming &incoming : all)
        conversations.append(incoming.conversation);
    return conversations;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    const HistoryLinesReader reader;
    const QList<Incoming> taken = tryReader(reader, bytes, Origin::Hiwar);
    const QList<Incoming> again = tryReader(reader, written(taken), Origin::Hiwar);
    demand(conversationsOf(again) == conversationsOf(taken),
           "what was written is read as the same");
    return 0;
}
