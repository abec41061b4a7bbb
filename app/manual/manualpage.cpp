// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manualpage.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Escapes text so that roff shows it unchanged: a hyphen can be copied into a shell, and no line
/// is read as a request.
QString plain(QString text)
{
    text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s);
    if (text.startsWith(u'.') || text.startsWith(u'\''))
        text.prepend(u"\\&"_s);
    return text;
}

QString bold(const QString &text)
{
    return u"\\fB"_s + plain(text) + u"\\fR"_s;
}

QString italic(const QString &text)
{
    return u"\\fI"_s + plain(text) + u"\\fR"_s;
}

/// Literal words are bold, placeholders (capitals) italic.
QString usage(const QString &words)
{
    static const QRegularExpression piece(u"(--?[a-z-]+|-|[a-z]+)|([A-Z]{2,}|N)|([^-A-Za-z]+)"_s);
    QString out = bold(u"hiwar"_s) + u' ';
    for (auto it = piece.globalMatch(words); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        if (match.hasCaptured(1))
            out += bold(match.captured(1));
        else if (match.hasCaptured(2))
            out += italic(match.captured(2));
        else
            out += plain(match.captured(3));
    }
    return out;
}

QString sentence(const QString &text)
{
    return plain(text.front().toUpper() + text.mid(1)) + u'.';
}

QString entry(const QString &head, const QString &text)
{
    return u".TP\n"_s + head + u'\n' + sentence(text) + u'\n';
}

QString optionEntry(const ManualOption &option)
{
    if (!option.name.startsWith(u'-'))
        return entry(italic(option.name), option.text);
    if (option.value.isEmpty())
        return entry(bold(option.name), option.text);
    if (!option.value.startsWith(u'['))
        return entry(bold(option.name) + u' ' + italic(option.value), option.text);
    const QString inner = option.value.mid(1, option.value.size() - 2);
    return entry(bold(option.name) + u" ["_s + italic(inner) + u']', option.text);
}

QString commandPart(const ManualCommand &command)
{
    const QString name = command.name.isEmpty() ? u"hiwar"_s : u"hiwar "_s + command.name;
    QString out = u".SS \""_s + plain(name) + u"\"\n"_s;
    if (command.usages.size() == 1) {
        out += sentence(command.usages.constFirst().text) + u'\n';
    } else {
        for (const ManualUsage &each : command.usages)
            out += entry(usage(each.words), each.text);
    }
    for (const ManualOption &option : command.options)
        out += optionEntry(option);
    if (!command.notes.isEmpty())
        out += u".PP\n"_s;
    for (const QString &note : command.notes)
        out += plain(note) + u'\n';
    return out;
}

QString entries(const QString &title, const QList<ManualEntry> &list)
{
    QString out = u".SH "_s + title + u'\n';
    for (const ManualEntry &each : list)
        out += entry(bold(each.term), each.text);
    return out;
}

} // namespace

QString manualPage(const CommandManual &manual, const QString &version, QDate released)
{
    QString out = u".TH HIWAR 1 %1 \"Hiwar %2\" \"User commands\"\n"_s.arg(
        released.toString(Qt::ISODate), version);
    out += u".SH NAME\nhiwar \\- "_s + plain(manual.summary) + u"\n.SH SYNOPSIS\n.nf\n"_s;
    for (const ManualCommand &command : manual.commands) {
        for (const ManualUsage &each : command.usages)
            out += usage(each.words) + u'\n';
    }
    out += usage(u"--version | --help"_s) + u"\n.fi\n.SH COMMANDS\n"_s;
    for (const ManualCommand &command : manual.commands)
        out += commandPart(command);
    out += u".SH OPTIONS\n"_s;
    for (const ManualOption &option : manual.everywhere)
        out += optionEntry(option);
    out += entries(u"EXAMPLES"_s, manual.examples);
    out += entries(u"\"EXIT STATUS\""_s, manual.exitStatus);
    out += entries(u"ENVIRONMENT"_s, manual.environment);
    out += entries(u"FILES"_s, manual.files);
    return out;
}

} // namespace Hiwar
