// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Any bytes as a transcript in Markdown or plain text, by Hiwar or another program: what was read
// is written as Hiwar's Markdown, and reading that gives every word again.
#include "app/transfer/markdownform.h"
#include "app/transfer/markdownreader.h"
#include "net/values/utc.h"
#include "tests/fuzz/fuzzreader.h"

#include <QHash>

using namespace Hiwar;

namespace {

QByteArray written(const QList<Incoming> &all)
{
    QByteArray bytes;
    QBuffer out(&bytes);
    out.open(QIODevice::WriteOnly);
    MarkdownForm form(Versions::All);
    const ContentOf none = [](const QString &) -> Transferred<QByteArray> { return QByteArray(); };
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000, utc);
    bool done = form.begin(out, {time, {}, int(all.size())}).has_value();
    for (const Incoming &incoming : all)
        done = done && form.add(out, incoming.conversation, none).has_value();
    demand(done && form.end(out).has_value(), "what can be held can be written");
    return bytes;
}

QHash<QString, MessageNode> nodesOf(const QList<Incoming> &all)
{
    QHash<QString, MessageNode> nodes;
    for (const Incoming &incoming : all) {
        for (const MessageNode &node : incoming.conversation.nodes)
            nodes.insert(incoming.conversation.info.id + u'\n' + node.id, node);
    }
    return nodes;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size)
{
    FuzzInput input(data, size);
    const QString name = input.choice() % 2 == 0 ? QStringLiteral("a.md") : QStringLiteral("a.txt");
    const MarkdownReader reader;
    const QList<Incoming> taken =
        tryReader(reader, input.rest().toByteArray(), Origin::Hiwar, name);
    if (taken.isEmpty())
        return 0;
    const auto before = nodesOf(taken);
    const auto after = nodesOf(tryReader(reader, written(taken), Origin::Hiwar));
    demand(before.size() == after.size(), "every message is read again");
    for (auto it = before.begin(); it != before.end(); ++it) {
        const MessageNode again = after.value(it.key());
        demand(again.content == it->content && again.reasoning == it->reasoning &&
                   again.role == it->role && again.parentId == it->parentId,
               "every word of it, at its place");
    }
    return 0;
}
