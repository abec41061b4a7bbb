// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/helptext.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype lineWidth = 80;
constexpr qsizetype gap = 2;
constexpr qsizetype longestTerm = 24; // a longer term has its text on the next line

struct Line
{
    QString term;
    QString text;
};

/// Breaks between words; further lines begin at `column`.
QString wrapped(const QString &text, qsizetype column)
{
    QString out;
    qsizetype at = column;
    for (const QString &word : text.split(u' ')) {
        if (at > column && at + 1 + word.size() > lineWidth) {
            out += u'\n' + QString(column, u' ');
            at = column;
        } else if (at > column) {
            out += u' ';
            ++at;
        }
        out += word;
        at += word.size();
    }
    return out;
}

/// Terms on the left, their texts on the right in one column; below the term if that is long.
QString columns(const QList<Line> &lines, qsizetype indent)
{
    qsizetype widest = 0;
    for (const Line &line : lines) {
        if (line.term.size() <= longestTerm)
            widest = std::max(widest, line.term.size());
    }
    const qsizetype column = indent + widest + gap;
    QString out;
    for (const Line &line : lines) {
        const QString left = QString(indent, u' ') + line.term;
        const bool isLong = line.term.size() > longestTerm && !line.text.isEmpty();
        out += isLong ? left + u'\n' + QString(column, u' ') : left.leftJustified(column);
        out += wrapped(line.text, column) + u'\n';
    }
    return out;
}

QList<Line> optionLines(const QList<ManualOption> &options)
{
    QList<Line> lines;
    for (const ManualOption &option : options)
        lines.append({(option.name + u' ' + option.value).trimmed(), option.text});
    return lines;
}

QList<Line> linesOf(const QList<ManualEntry> &entries)
{
    QList<Line> lines;
    for (const ManualEntry &entry : entries)
        lines.append({entry.term, entry.text});
    return lines;
}

QString commandHelp(const ManualCommand &command)
{
    const QString title = command.name.isEmpty()
                              ? QCoreApplication::translate("CommandLine", "the window")
                              : command.name;
    QString out = title + u":\n"_s + columns(optionLines(command.options), gap);
    if (!command.options.isEmpty() && !command.notes.isEmpty())
        out += u'\n';
    for (const QString &note : command.notes)
        out += QString(gap, u' ') + wrapped(note, gap) + u'\n';
    return out;
}

} // namespace

QString helpText(const CommandManual &manual)
{
    QList<Line> usages;
    for (const ManualCommand &command : manual.commands) {
        for (const ManualUsage &usage : command.usages)
            usages.append({u"hiwar "_s + usage.words, usage.text});
    }
    usages.append({u"hiwar --version | --help"_s, {}});
    QStringList parts{u"Hiwar: "_s + manual.summary + u".\n"_s, columns(usages, 0)};
    for (const ManualCommand &command : manual.commands)
        parts.append(commandHelp(command));
    parts.append(u"examples:\n"_s + columns(linesOf(manual.examples), gap));
    parts.append(u"exit status:\n"_s + columns(linesOf(manual.exitStatus), gap));
    parts.append(u"environment:\n"_s + columns(linesOf(manual.environment), gap));
    // Removes the blanks at the ends of lines without a text.
    QStringList lines = parts.join(u'\n').split(u'\n');
    for (QString &line : lines) {
        while (line.endsWith(u' '))
            line.chop(1);
    }
    return lines.join(u'\n');
}

} // namespace Hiwar
