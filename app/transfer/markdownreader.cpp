// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/markdownreader.h"

#include "app/text/wholeutf8.h"
#include "app/transfer/foreigntranscript.h"
#include "app/transfer/linefeed.h"
#include "app/transfer/owntranscript.h"
#include "app/transfer/transcriptmarks.h"
#include "net/values/utc.h"

#include <QCoreApplication>
#include <QFileDevice>
#include <QFileInfo>

#include <functional>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

bool isOwn(QByteArrayView head)
{
    return beginsWithMark(withoutByteOrderMark(head));
}

/// Passes on every line without its end, LF or CRLF.
Transferred<void> eachLine(QIODevice &input, ImportSink &sink,
                           const std::function<Transferred<void>(QByteArrayView)> &take)
{
    LineFeed lines(input, MarkdownReader::lineLimit);
    qint64 told = 0;
    bool hasReturns = false;
    for (auto found = lines.next(); found != LineFeed::Found::End; found = lines.next()) {
        if (found == LineFeed::Found::Fault) {
            return tl::unexpected(TransferError{
                .fault = TransferFault::CannotRead, .subject = {}, .detail = input.errorString()});
        }
        QByteArrayView line = lines.line();
        if (lines.number() == 1) {
            line = withoutByteOrderMark(line);
            hasReturns = line.endsWith('\r');
        }
        if (hasReturns && line.endsWith('\r'))
            line.chop(1);
        if (found == LineFeed::Found::TooLong) {
            const QString place = QCoreApplication::translate("Hiwar::HistoryLines", "line %1");
            sink.leaveOut(
                {QCoreApplication::translate("Hiwar::LinesWarning", "A line that is too long"),
                 place.arg(lines.number())});
        } else if (const auto done = take(line); !done) {
            return done;
        }
        if (lines.bytesRead() - told >= progressStep) {
            told = lines.bytesRead();
            if (const auto done = sink.goOn(told); !done)
                return done;
        }
    }
    return {};
}

Transferred<void> readOwn(QIODevice &input, ImportSink &sink)
{
    OwnTranscript transcript(sink);
    const auto done = eachLine(
        input, sink, [&transcript](QByteArrayView line) { return transcript.takeLine(line); });
    return done ? transcript.finish() : done;
}

/// The file's name without its suffix, and its modification time: all that is known.
std::pair<QString, QDateTime> knownOf(const QIODevice &input)
{
    const auto *file = qobject_cast<const QFileDevice *>(&input);
    const QDateTime written =
        file ? file->fileTime(QFileDevice::FileModificationTime).toUTC() : QDateTime();
    const QString title = file ? QFileInfo(file->fileName()).completeBaseName() : QString();
    return {title, written.isValid() ? written : QDateTime::fromMSecsSinceEpoch(0, utc)};
}

Transferred<void> readForeign(QIODevice &input, ImportSink &sink)
{
    MannerSearch search;
    auto done = eachLine(input, sink, [&search](QByteArrayView line) -> Transferred<void> {
        search.take(wholeUtf8(line));
        return {};
    });
    if (!done)
        return done;
    if (search.manner() == 0)
        return tl::unexpected(TransferError{.fault = TransferFault::UnknownFormat});
    input.seek(0);
    const auto [title, time] = knownOf(input);
    ForeignTranscript transcript(sink, search.manner(), title, time);
    done = eachLine(input, sink, [&transcript](QByteArrayView line) -> Transferred<void> {
        transcript.takeLine(wholeUtf8(line));
        return {};
    });
    return done ? transcript.finish() : done;
}

} // namespace

QString MarkdownReader::name() const
{
    return u"Markdown"_s;
}

bool MarkdownReader::recognises(QByteArrayView head, const QString &fileName) const
{
    if (isOwn(head))
        return true;
    const QString ending = QFileInfo(fileName).suffix().toLower();
    if (!QStringList{u"md"_s, u"markdown"_s, u"txt"_s, QString()}.contains(ending) ||
        head.contains('\0'))
        return false;
    MannerSearch search;
    const QString text = QString::fromUtf8(withoutByteOrderMark(head));
    for (const QStringView line : QStringView(text).split(u'\n'))
        search.take(line);
    return search.isLikely();
}

Transferred<void> MarkdownReader::read(QIODevice &input, ImportSink &sink) const
{
    return isOwn(input.peek(headSize)) ? readOwn(input, sink) : readForeign(input, sink);
}

} // namespace Hiwar
