// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/accessibility/blockwords.h"

#include "ui/block/codelook.h"
#include "ui/highlight/codelanguage.h"

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

struct BlockWordsTr
{
    Q_DECLARE_TR_FUNCTIONS(Conversation)
};

} // namespace

QString spokenMark(const Container &container)
{
    QString mark;
    if (container.kind == Container::Kind::Number)
        mark = QString::number(container.number) + u". "_s;
    if (container.task != TaskMark::None)
        mark += (container.task == TaskMark::Done ? BlockWordsTr::tr("Done:")
                                                  : BlockWordsTr::tr("To do:")) +
                u' ';
    return mark;
}

QString linesText(const Block &code)
{
    const int lines = lineCount(code);
    return lines == 1 ? BlockWordsTr::tr("1 line") : BlockWordsTr::tr("%n lines", nullptr, lines);
}

QString cellWords(const Spans &cell)
{
    QString words;
    for (const Span &span : cell)
        words += span.text;
    return words.simplified();
}

QString headingLevel(int level)
{
    return BlockWordsTr::tr("Heading level %1").arg(QLocale().toString(level));
}

QString codeDescription(const Block &code)
{
    const QString lines = linesText(code);
    return code.language.isEmpty() ? lines
                                   : languageLabel(code.language) + BlockWordsTr::tr(", ") + lines;
}

QString tableDescription(const Table &table)
{
    const QLocale locale;
    return BlockWordsTr::tr("Rows: %1, columns: %2")
        .arg(locale.toString(table.rows.size()), locale.toString(table.columns.size()));
}

} // namespace Hiwar
