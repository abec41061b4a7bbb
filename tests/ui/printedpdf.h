// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A conversation as a PDF, and what other programs read from it. Tests only.
#pragma once

#include "net/values/utc.h"
#include "tests/ui/messagemodel.h"
#include "ui/print/printrun.h"

#include <QBuffer>
#include <QImage>
#include <QPdfWriter>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>

namespace Hiwar {

using namespace Qt::StringLiterals;

/// Rows of pixels that are not empty, from top to bottom as [first, last].
inline QList<std::pair<int, int>> inkedRows(const QImage &picture)
{
    QList<std::pair<int, int>> out;
    bool wasInked = false;
    for (int y = 0; y < picture.height(); ++y) {
        bool isInked = false;
        for (int x = 0; x < picture.width() && !isInked; ++x)
            isInked = qGray(picture.pixel(x, y)) < 140;
        if (isInked && wasInked)
            out.last().second = y;
        else if (isInked)
            out.append({y, y});
        wasInked = isInked;
    }
    return out;
}

inline Printout printoutOf(const QList<ShownMessage> &messages)
{
    Printout printout;
    printout.title = u"How keys are kept"_s;
    printout.time = QDateTime(QDate(2026, 3, 4), QTime(12, 0), utc);
    printout.messages = messages;
    return printout;
}

struct PrintedPdf
{
    QByteArray bytes;
    bool ok = false;
    int pages = 0;
    int turns = 0;
    int mostLaidOut = 0; ///< messages at a time

    explicit PrintedPdf(const QByteArray &file)
        : bytes(file)
    {
    }

    explicit PrintedPdf(const Printout &printout, const PrintSources &sources = {},
                        const QPageSize &size = QPageSize(QPageSize::A5))
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setPageSize(size);
        writer.setPageMargins({15, 15, 15, 15}, QPageLayout::Millimeter);
        PrintRun run(printout, writer, sources);
        QSignalSpy finished(&run, &PrintRun::finished);
        QObject::connect(&run, &PrintRun::progressed, &run,
                         [this] { mostLaidOut = std::max(mostLaidOut, PrintedMessage::living()); });
        run.start();
        ok = (finished.wait(60'000) || !finished.isEmpty()) && finished.at(0).at(0).toBool();
        pages = run.pages();
        turns = run.turns();
    }

    /// The output of a poppler-utils program for it.
    [[nodiscard]] QByteArray ask(const QString &program, const QStringList &options) const
    {
        QProcess process;
        QSignalSpy finished(&process, &QProcess::finished);
        process.start(program, options);
        process.write(bytes);
        process.closeWriteChannel();
        if (!finished.wait(30'000) || process.exitCode() != 0)
            return "!" + process.readAllStandardError();
        return process.readAllStandardOutput();
    }

    /// Page by page; a font's presentation forms become ordinary letters again.
    [[nodiscard]] QStringList texts() const
    {
        QString text = QString::fromUtf8(ask(u"pdftotext"_s, {u"-layout"_s, u"-"_s, u"-"_s}));
        static const QRegularExpression marks(u"[\u202a-\u202e\u2066-\u2069]"_s);
        text = text.normalized(QString::NormalizationForm_KC).remove(marks);
        QStringList out = text.split(u'\f');
        out.removeLast(); // each page ends with a form feed
        return out;
    }

    [[nodiscard]] QString text() const { return texts().join(u'\n'); }

    [[nodiscard]] QString info(const QString &key) const
    {
        const QString all = QString::fromUtf8(ask(u"pdfinfo"_s, {u"-"_s}));
        const QRegularExpression line(u"^%1:\\s*(.*)$"_s.arg(key),
                                      QRegularExpression::MultilineOption);
        return line.match(all).captured(1);
    }

    [[nodiscard]] QImage picture(int page, int dotsPerInch = 72) const
    {
        const QString number = QString::number(page);
        return QImage::fromData(ask(u"pdftoppm"_s, {u"-r"_s, QString::number(dotsPerInch), u"-f"_s,
                                                    number, u"-l"_s, number, u"-"_s}));
    }
};

} // namespace Hiwar
