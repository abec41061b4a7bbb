// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads the documents of files/, and shows what was read where it is not as expected.
#pragma once

#include "app/reader/office/readdocument.h"
#include "tests/support/testcase.h"
#include "tests/support/testfile.h"

#include <QFile>

namespace Hiwar {

class DocumentCase : public TestCase
{
protected:
    static QByteArray bytesOf(const QString &name)
    {
        QFile file(testFile(QStringLiteral("app/documents/files/") + name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static AttachmentReading reading(DocumentFormat format, const QByteArray &bytes)
    {
        return readDocument(format, bytes, {}).value_or(AttachmentReading());
    }
    static QString allOf(const AttachmentReading &reading)
    {
        QStringList texts;
        for (const ReadSection &section : reading.sections)
            texts.append(section.name + QStringLiteral(":\n") + section.text);
        return texts.join(QStringLiteral("\n\n"));
    }
    /// The first of these lines that the text has not, nothing if it has all.
    static QString missing(const QString &text, const QStringList &lines)
    {
        for (const QString &line : lines) {
            if (!text.contains(line))
                return line + QStringLiteral("\n--- is not in:\n") + text;
        }
        return {};
    }
};

} // namespace Hiwar
