// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignreader.h"

#include <QCoreApplication>
#include <QIODevice>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 chunkSize = 256 * 1024;
constexpr qint64 betweenSigns = 2 * 1024 * 1024;
constexpr qsizetype longestPlace = 80; // of a title that names where a warning belongs

struct ForeignReaderTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ForeignReader)
};

tl::unexpected<TransferError> damaged(const QString &detail)
{
    return tl::unexpected(TransferError{
        .fault = TransferFault::Damaged, .subject = {}, .detail = detail, .store = {}});
}

ForeignWarning warningOf(JsonElement::Fault fault)
{
    return fault == JsonElement::Fault::TooDeep ? ForeignWarning::TooDeep
                                                : ForeignWarning::TooLarge;
}

ForeignWarning warningOf(JsonFault fault)
{
    switch (fault) {
    case JsonFault::Broken:
        return ForeignWarning::BrokenElement;
    case JsonFault::TooDeep:
        return ForeignWarning::TooDeep;
    case JsonFault::TooLarge:
        return ForeignWarning::TooLarge;
    }
    Q_UNREACHABLE();
}

/// Parses one element and passes it on, or reports why not.
class ElementSink
{
public:
    ElementSink(ImportSink &sink, const TakeJson &take)
        : m_sink(sink)
        , m_take(take)
    {
    }

    Transferred<void> operator()(const JsonElement &element)
    {
        ++m_number;
        if (element.fault != JsonElement::Fault::None) {
            leaveOut(warningOf(element.fault));
            return {};
        }
        if (element.bytes.trimmed().isEmpty())
            return {};
        const auto tree = parseJson(element.bytes);
        if (!tree) {
            leaveOut(warningOf(tree.error()));
            return {};
        }
        if (tree->wasMended())
            leaveOut(ForeignWarning::Mended);
        for (int i = 0; i < tree->doubleKeys(); ++i)
            leaveOut(ForeignWarning::DoubleName);
        return m_take(element.key, tree->root());
    }

private:
    void leaveOut(ForeignWarning warning)
    {
        m_sink.leaveOut(
            {.what = describe(warning), .where = ForeignReaderTr::tr("number %1").arg(m_number)});
    }

    ImportSink &m_sink;
    const TakeJson &m_take;
    qint64 m_number = 0;
};

/// Skips the byte order mark of UTF-8; that of UTF-16 is an error.
Transferred<void> readMark(QIODevice &input)
{
    const QByteArray mark = input.peek(3);
    if (mark.isEmpty())
        return damaged(ForeignReaderTr::tr("it is empty"));
    if (mark.startsWith("\xff\xfe") || mark.startsWith("\xfe\xff"))
        return damaged(ForeignReaderTr::tr("it is UTF-16; save it as UTF-8"));
    if (mark == "\xef\xbb\xbf")
        input.skip(3);
    return {};
}

} // namespace

Transferred<void> ForeignReader::read(QIODevice &input, ImportSink &sink) const
{
    return readWithSiblings(input, sink, {});
}

Transferred<void> readElements(QIODevice &input, ImportSink &sink, JsonShape shape,
                               const TakeJson &take, const QList<QByteArray> &within)
{
    if (const auto marked = readMark(input); !marked)
        return marked;
    ElementSink elementSink(sink, take);
    JsonElements elements(
        shape, [&elementSink](const JsonElement &element) { return elementSink(element); }, within);
    qint64 silent = 0;
    while (true) {
        const QByteArray piece = input.read(chunkSize);
        if (piece.isEmpty()) // the end, or an error of an archive's reader
            break;
        if (const auto fed = elements.feed(piece); !fed)
            return fed;
        silent += piece.size();
        if (silent < betweenSigns)
            continue;
        silent = 0;
        if (const auto wanted = sink.goOn(input.pos()); !wanted)
            return wanted;
    }
    return elements.finish();
}

QByteArrayView withoutMark(QByteArrayView head)
{
    if (head.startsWith("\xef\xbb\xbf"))
        head = head.sliced(3);
    while (!head.isEmpty() && (head.front() == ' ' || (head.front() >= 9 && head.front() <= 13)))
        head = head.sliced(1);
    return head;
}

QByteArray headOf(QIODevice &input)
{
    return withoutMark(input.peek(Reader::headSize)).toByteArray();
}

bool names(QByteArrayView head, QByteArrayView name)
{
    const QByteArray quoted = '"' + name.toByteArray() + '"';
    for (qsizetype at = head.indexOf(quoted); at >= 0; at = head.indexOf(quoted, at)) {
        at += quoted.size();
        while (at < head.size() && (head[at] == ' ' || head[at] == '\n' || head[at] == '\r'))
            ++at;
        if (at < head.size() && head[at] == ':')
            return true;
    }
    return false;
}

bool isLines(QByteArrayView head)
{
    const qsizetype end = head.indexOf('\n');
    return head.startsWith('{') && end > 0 && head.first(end).trimmed().endsWith('}') &&
           withoutMark(head.sliced(end)).startsWith('{');
}

Transferred<void> giveConversation(QLatin1StringView format, ForeignConversation conversation,
                                   ImportSink &sink)
{
    const QList<ForeignWarning> warnings = std::move(conversation.warnings);
    Incoming incoming = incomingFrom(format, std::move(conversation));
    const QString place = incoming.conversation.info.title.left(longestPlace);
    for (const ForeignWarning warning : warnings)
        sink.leaveOut({.what = describe(warning), .where = place});
    if (!incoming.conversation.nodes.isEmpty())
        return sink.takeConversation(std::move(incoming));
    sink.leaveOut({.what = describe(ForeignWarning::NoMessages), .where = place});
    return {};
}

} // namespace Hiwar
