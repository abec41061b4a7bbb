// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reader/office/notebookreader.h"

#include "app/reader/office/cleantext.h"
#include "app/reader/office/markdownwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

/// A text, or its lines.
QString textOf(const QJsonValue &value)
{
    if (!value.isArray())
        return value.toString();
    QString text;
    const QJsonArray lines = value.toArray();
    for (const QJsonValue &line : lines)
        text += line.toString();
    return text;
}

QString languageOf(const QJsonObject &notebook)
{
    const QJsonObject metadata = notebook["metadata"_L1].toObject();
    const QString language = metadata["language_info"_L1]["name"_L1].toString();
    return language.isEmpty() ? metadata["kernelspec"_L1]["language"_L1].toString() : language;
}

/// Colours are for a terminal.
QString withoutColours(QString text)
{
    static const QRegularExpression colours(u"\\x1b\\[[0-9;]*[A-Za-z]"_s);
    return text.remove(colours);
}

void writeOutput(const QJsonObject &output, MarkdownWriter &writer)
{
    const QString type = output["output_type"_L1].toString();
    QString text;
    if (type == "stream"_L1)
        text = textOf(output["text"_L1]);
    else if (type == "error"_L1 || type == "pyerr"_L1)
        text = output["ename"_L1].toString() + u": "_s + output["evalue"_L1].toString();
    else if (output.contains("data"_L1))
        text = textOf(output["data"_L1]["text/plain"_L1]);
    else
        text = textOf(output["text"_L1]);
    writer.code(withoutColours(text), u"output"_s);
}

void writeCell(const QJsonObject &cell, const QString &language, MarkdownWriter &writer)
{
    const QString type = cell["cell_type"_L1].toString();
    const QString source = textOf(cell["source"_L1]);
    if (type == "markdown"_L1) {
        writer.paragraph(cleanText(source).trimmed());
    } else if (type == "heading"_L1) {
        writer.heading(cell["level"_L1].toInt(1), cleanLine(source));
    } else if (type == "code"_L1) {
        writer.code(source.isEmpty() ? textOf(cell["input"_L1]) : source, language);
        const QJsonArray outputs = cell["outputs"_L1].toArray();
        for (const QJsonValue &output : outputs)
            writeOutput(output.toObject(), writer);
    } else {
        writer.code(source);
    }
}

} // namespace

tl::expected<AttachmentReading, ReaderFault> readNotebook(const QByteArray &bytes,
                                                          const ReadLimits &limits)
{
    const QJsonObject notebook = QJsonDocument::fromJson(bytes).object();
    QJsonArray cells = notebook["cells"_L1].toArray();
    if (!notebook["cells"_L1].isArray()) { // before version 4
        if (!notebook["worksheets"_L1].isArray())
            return tl::unexpected(ReaderFault::Damaged);
        cells = notebook["worksheets"_L1][0]["cells"_L1].toArray();
    }
    const QString language = languageOf(notebook);
    MarkdownWriter writer(limits.letters);
    for (const QJsonValue &cell : std::as_const(cells)) {
        if (writer.isFull())
            break;
        writeCell(cell.toObject(), language, writer);
    }
    return writer.take(notebook["metadata"_L1]["title"_L1].toString());
}

} // namespace Hiwar
