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

    /// The report and the budget of files/make.sh, in any format.
    static void compareWithReport(const AttachmentReading &read)
    {
        using namespace Qt::StringLiterals;
        QCOMPARE(read.title, QString()); // what it says of itself is not in its text
        QCOMPARE(read.sections.size(), 1);
        QCOMPARE(missing(read.sections.first().text,
                         {u"# Harvest\n"_s,
                          u"Apples are **ripe** and *sweet*; see [the "
                          u"orchard](https://example.org/orchard?a=1).[^1]\n"_s,
                          u"- Early\n    - Red ones\n    - Green ones\n- Late\n"_s,
                          u"1. Pick\n2. Press\n"_s,
                          u"| Fruit | Weight | Note |\n| --- | --- | --- |\n| Apple | 12 | "
                          u"red\\|green |\n| Pear | 7 | soft |\n"_s,
                          u"## التقرير\n\nالحصاد **جيد** هذا العام، والتفاح 12 كيلوغراماً.\n"_s,
                          u"## 收成\n\n今年的收成很好，苹果很甜。\n"_s, u"print(\"apples\")"_s,
                          u"\n[^1]: Since August, واحد, 一。"_s}),
                 QString());
        QVERIFY(read.notes.isEmpty());
    }
    static void compareWithBudget(const AttachmentReading &read)
    {
        using namespace Qt::StringLiterals;
        QCOMPARE(read.sections,
                 (QList<ReadSection>{
                     {u"Budget"_s, u"| Fruit | Weight | Day | Share |\n| --- | --- | --- | --- |\n"
                                   u"| Apple | 12.5 | 2026-03-01 | 62.5% |\n| Pear | 7.5 |  | "
                                   u"37.5% |\n| Sum | 20 |"_s},
                     {u"ميزانية"_s, u"| تفاح | 苹果 \\| 梨 |\n| --- | --- |\n| 1 | 2 |"_s}}));
        QCOMPARE(read.notes, QList<ReadNote>{ReadNote::Formulas});
    }
};

} // namespace Hiwar
