// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/completions.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString heading(const QString &of)
{
    return u"# Made from Hiwar's manual; change that.\n"_s + of;
}

QStringList commandNames(const CommandManual &manual)
{
    QStringList names;
    for (const ManualCommand &command : manual.commands) {
        if (!command.name.isEmpty())
            names.append(command.name);
    }
    return names;
}

QStringList optionNames(const QList<ManualOption> &options)
{
    QStringList names;
    for (const ManualOption &option : options) {
        if (option.isOption())
            names.append(option.name);
    }
    return names;
}

bool needsValue(const ManualOption &option)
{
    return !option.value.isEmpty() && !option.value.startsWith(u'[');
}

/// Puts the text in single quotes, for any of the shells.
QString quoted(QString text)
{
    return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
}

/// The lines of a bash `case` that propose an option's values.
QString bashValues(const ManualCommand &command)
{
    QString out;
    for (const ManualOption &option : command.options) {
        if (!needsValue(option))
            continue;
        QString proposal = u"COMPREPLY=()"_s;
        if (!option.choices.isEmpty()) {
            proposal = u"mapfile -t COMPREPLY < <(compgen -W '%1' -- \"$word\")"_s.arg(
                option.choices.join(u' '));
        } else if (option.proposal != Proposal::Nothing) {
            proposal = u"compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$word\")"_s;
        }
        out += u"        \"%1 %2\") %3; return ;;\n"_s.arg(command.name, option.name, proposal);
    }
    return out;
}

QString bashWords(const ManualCommand &command, const QStringList &further)
{
    const QStringList words = optionNames(command.options) + further;
    // To the window, a first word is a command or a file.
    const QString keep = command.name.isEmpty() ? u"-O ${#COMPREPLY[@]} "_s : QString();
    const QString files = command.words == Proposal::Nothing
                              ? QString()
                              : u"; [[ $word == -* ]] || { compopt -o filenames; mapfile -t "_s +
                                    keep + u"COMPREPLY < <(compgen -f -- \"$word\"); }"_s;
    return u"        \"%1\") mapfile -t COMPREPLY < <(compgen -W '%2' -- \"$word\")%3 ;;\n"_s.arg(
        command.name, words.join(u' '), files);
}

/// "--format[text]:FORM:(jsonl …)" for zsh's _arguments.
QString zshOption(const ManualOption &option)
{
    QString text = option.text;
    text.replace(u'[', u"\\["_s).replace(u']', u"\\]"_s).replace(u':', u"\\:"_s);
    QString out = option.name + u'[' + text + u']';
    if (option.value.isEmpty())
        return quoted(out);
    const QString value = QString(option.value).remove(u'[').remove(u']').replace(u'=', u' ');
    out += (needsValue(option) ? u":"_s : u"::"_s) + value + u':';
    if (!option.choices.isEmpty())
        out += u'(' + option.choices.join(u' ') + u')';
    else if (option.proposal != Proposal::Nothing)
        out += u"_files"_s;
    return quoted(out);
}

QString zshArguments(const ManualCommand &command, const QList<ManualOption> &further)
{
    QStringList words;
    for (const ManualOption &option : command.options + further) {
        if (option.isOption())
            words.append(zshOption(option));
    }
    if (command.words != Proposal::Nothing)
        words.append(u"'*:file:_files'"_s);
    return u"_arguments "_s + words.join(u" \\\n            "_s);
}

QString fishOption(const ManualOption &option, const QString &condition)
{
    QString out = u"complete -c hiwar -n %1 -l %2 -d %3"_s.arg(
        quoted(condition), option.name.mid(2), quoted(option.text));
    if (!needsValue(option))
        return out + u'\n';
    out += option.proposal == Proposal::Nothing ? u" -x"_s : u" -r -F"_s;
    if (!option.choices.isEmpty())
        out += u" -a "_s + quoted(option.choices.join(u' '));
    return out + u'\n';
}

} // namespace

QString bashCompletion(const CommandManual &manual)
{
    const QStringList everywhere = optionNames(manual.everywhere);
    QString values;
    QString words;
    for (const ManualCommand &command : manual.commands) {
        values += bashValues(command);
        words += bashWords(command,
                           command.name.isEmpty() ? commandNames(manual) + everywhere : everywhere);
    }
    return heading(uR"(_hiwar() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=
    case ${COMP_WORDS[1]} in
        %1) ((COMP_CWORD == 1)) || command=${COMP_WORDS[1]} ;;
    esac
    case "$command $before" in
%2    esac
    case $command in
%3    esac
}
complete -F _hiwar hiwar
)"_s)
        .arg(commandNames(manual).join(u" | "_s), values, words);
}

QString zshCompletion(const CommandManual &manual)
{
    QString commands;
    QString cases;
    QString window;
    for (const ManualCommand &command : manual.commands) {
        const QString arguments = zshArguments(command, manual.everywhere);
        if (command.name.isEmpty()) {
            window = arguments;
            continue;
        }
        commands +=
            u"        "_s + quoted(command.name + u':' + command.usages.constFirst().text) + u'\n';
        cases += u"        %1) %2 ;;\n"_s.arg(command.name, arguments);
    }
    return u"#compdef hiwar\n"_s + heading(uR"(_hiwar() {
    local -a commands
    commands=(
%1    )
    if ((CURRENT == 2)) && [[ $words[2] != -* ]]; then
        _describe command commands
        _files
        return
    fi
    case $words[2] in
        -*) %2 ; return ;;
    esac
    shift words
    ((CURRENT--))
    case $words[1] in
%3        *) _files ;;
    esac
}
_hiwar "$@"
)"_s)
                                       .arg(commands, window, cases);
}

QString fishCompletion(const CommandManual &manual)
{
    const QString none = u"not __fish_seen_subcommand_from "_s + commandNames(manual).join(u' ');
    QString out = heading(u"complete -c hiwar -f\n"_s);
    for (const ManualOption &option : manual.everywhere)
        out += u"complete -c hiwar -l %1 -d %2\n"_s.arg(option.name.mid(2), quoted(option.text));
    for (const ManualCommand &command : manual.commands) {
        const QString condition =
            command.name.isEmpty() ? none : u"__fish_seen_subcommand_from "_s + command.name;
        if (!command.name.isEmpty()) {
            out += u"complete -c hiwar -n %1 -a %2 -d %3\n"_s.arg(
                quoted(none), command.name, quoted(command.usages.constFirst().text));
        }
        for (const ManualOption &option : command.options) {
            if (option.isOption())
                out += fishOption(option, condition);
        }
        if (command.words != Proposal::Nothing)
            out += u"complete -c hiwar -n %1 -F\n"_s.arg(quoted(condition));
    }
    return out;
}

} // namespace Hiwar
