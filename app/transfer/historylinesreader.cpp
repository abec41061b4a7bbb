// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/historylines.h"
#include "app/transfer/linefeed.h"
#include "app/transfer/linesassembly.h"

#include <QCoreApplication>
#include <QIODevice>
#include <QJsonDocument>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

QString lineName(qint64 line)
{
    return QCoreApplication::translate("Hiwar::HistoryLines", "line %1").arg(line);
}

std::optional<QJsonObject> objectIn(QByteArrayView line)
{
    const QByteArray bytes = QByteArray::fromRawData(line.data(), line.size());
    const QJsonDocument document = QJsonDocument::fromJson(bytes);
    return document.isObject() ? std::optional(document.object()) : std::nullopt;
}

/// The line may be empty, as the last one of many files is.
Transferred<void> takeLine(LinesAssembly &assembly, const LineFeed &lines)
{
    if (lines.line().trimmed().isEmpty())
        return {};
    if (const auto object = objectIn(lines.line()))
        return assembly.take(*object, lineName(lines.number()), lines.line().size());
    assembly.leaveOut(LinesWarning::BrokenLine, lineName(lines.number()));
    return {};
}

TransferError readError(const QIODevice &input)
{
    return {.fault = TransferFault::CannotRead, .subject = {}, .detail = input.errorString()};
}

Transferred<void> readHead(LineFeed &lines, LinesAssembly &assembly, const QIODevice &input)
{
    const LineFeed::Found found = lines.next();
    if (found == LineFeed::Found::Fault)
        return tl::unexpected(readError(input));
    const auto head = found == LineFeed::Found::Line ? objectIn(withoutByteOrderMark(lines.line()))
                                                     : std::nullopt;
    if (!head || !assembly.takeHead(*head))
        return tl::unexpected(
            TransferError{.fault = TransferFault::Damaged, .detail = lineName(1)});
    return {};
}

} // namespace

QString HistoryLinesReader::name() const
{
    return u"Hiwar"_s;
}

bool HistoryLinesReader::recognises(QByteArrayView head, const QString &) const
{
    const QByteArrayView start = head.first(std::min<qsizetype>(head.size(), 64));
    QByteArray bare = withoutByteOrderMark(start).toByteArray().simplified();
    bare.replace(' ', QByteArray());
    return bare.startsWith("{\"hiwar-history\":");
}

Transferred<void> HistoryLinesReader::read(QIODevice &input, ImportSink &sink) const
{
    LineFeed lines(input, HistoryLinesForm::lineLimit);
    LinesAssembly assembly(sink);
    if (const auto head = readHead(lines, assembly, input); !head)
        return head;
    qint64 told = 0;
    while (true) {
        Transferred<void> done;
        switch (lines.next()) {
        case LineFeed::Found::End:
            return assembly.finish();
        case LineFeed::Found::Fault:
            return tl::unexpected(readError(input));
        case LineFeed::Found::TooLong:
            assembly.leaveOut(LinesWarning::LongLine, lineName(lines.number()));
            break;
        case LineFeed::Found::Line:
            done = takeLine(assembly, lines);
            break;
        }
        if (done && lines.bytesRead() - told >= progressStep) {
            told = lines.bytesRead();
            done = sink.goOn(told);
        }
        if (!done)
            return done;
    }
}

} // namespace Hiwar
