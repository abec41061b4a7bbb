// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignreader.h"

#include <QCoreApplication>
#include <QIODevice>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 pieceSize = 256 * 1024;
constexpr qint64 betweenSigns = 2 * 1024 * 1024;

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ForeignReader)
};

tl::unexpected<TransferError> damaged(const QString &detail)
{
    return tl::unexpected(TransferError{
        .fault = TransferFault::Damaged, .subject = {}, .detail = detail, .store = {}});
}

ForeignLoss lossOf(JsonElement::Fault fault)
{
    return fault == JsonElement::Fault::TooDeep ? ForeignLoss::TooDeep : ForeignLoss::TooLarge;
}

ForeignLoss lossOf(JsonFault fault)
{
    switch (fault) {
    case JsonFault::Broken:
        return ForeignLoss::BrokenElement;
    case JsonFault::TooDeep:
        return ForeignLoss::TooDeep;
    case JsonFault::TooLarge:
        return ForeignLoss::TooLarge;
    }
    Q_UNREACHABLE();
}

/// Reads one element and gives it on, or tells why not.
class ElementSink
{
public:
    ElementSink(Intake &intake, const TakeJson &take)
        : m_intake(intake)
        , m_take(take)
    {
    }

    Transferred<void> operator()(const JsonElement &element)
    {
        ++m_number;
        if (element.fault != JsonElement::Fault::None) {
            leaveOut(lossOf(element.fault));
            return {};
        }
        if (element.bytes.trimmed().isEmpty())
            return {};
        const auto tree = parseJson(element.bytes);
        if (!tree) {
            leaveOut(lossOf(tree.error()));
            return {};
        }
        if (tree->wasMended())
            leaveOut(ForeignLoss::Mended);
        for (int i = 0; i < tree->doubleKeys(); ++i)
            leaveOut(ForeignLoss::DoubleName);
        return m_take(element.key, tree->root());
    }

private:
    void leaveOut(ForeignLoss loss)
    {
        m_intake.leaveOut({.what = describe(loss), .place = Words::tr("number %1").arg(m_number)});
    }

    Intake &m_intake;
    const TakeJson &m_take;
    qint64 m_number = 0;
};

/// The byte order mark of UTF-8 is read away; of others is told.
Transferred<void> readMark(QIODevice &input)
{
    const QByteArray mark = input.peek(3);
    if (mark.isEmpty())
        return damaged(Words::tr("it is empty"));
    if (mark.startsWith("\xff\xfe") || mark.startsWith("\xfe\xff"))
        return damaged(Words::tr("it is UTF-16; save it as UTF-8"));
    if (mark == "\xef\xbb\xbf")
        input.skip(3);
    return {};
}

} // namespace

Transferred<void> ForeignReader::read(QIODevice &input, Intake &intake) const
{
    return readBeside(input, intake, {});
}

Transferred<void> readElements(QIODevice &input, Intake &intake, JsonShape shape,
                               const TakeJson &take, const QList<QByteArray> &within)
{
    if (const auto marked = readMark(input); !marked)
        return marked;
    ElementSink sink(intake, take);
    JsonElements elements(
        shape, [&sink](const JsonElement &element) { return sink(element); }, within);
    qint64 silent = 0;
    while (true) {
        const QByteArray piece = input.read(pieceSize);
        if (piece.isEmpty()) // the end, or an error of whoever reads an archive
            break;
        if (const auto fed = elements.feed(piece); !fed)
            return fed;
        silent += piece.size();
        if (silent < betweenSigns)
            continue;
        silent = 0;
        if (const auto wanted = intake.goOn(input.pos()); !wanted)
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

QString placeOf(const ConversationInfo &info)
{
    return info.title.left(80);
}

Transferred<void> giveConversation(QLatin1StringView format, ForeignConversation conversation,
                                   Intake &intake)
{
    const QList<ForeignLoss> losses = std::move(conversation.losses);
    Incoming incoming = incomingFrom(format, std::move(conversation));
    const QString place = placeOf(incoming.conversation.info);
    for (const ForeignLoss loss : losses)
        intake.leaveOut({.what = describe(loss), .place = place});
    if (!incoming.conversation.nodes.isEmpty())
        return intake.takeConversation(std::move(incoming));
    intake.leaveOut({.what = describe(ForeignLoss::NoMessages), .place = place});
    return {};
}

} // namespace Hiwar
