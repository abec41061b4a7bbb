// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/commandmanual.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

ManualCommand windowManual()
{
    return {
        .name = {},
        .usages = {{u"[--profile NAME] [--new [TEXT]]"_s, tr("open the window")},
                   {u"[--profile NAME] --temporary [TEXT]"_s,
                    tr("open it with a conversation that is never stored")},
                   {u"[OPTIONS] FILE..."_s, tr("attach files to a new conversation")},
                   {u"--quick"_s, tr("ask something without it")},
                   {u"LINK"_s, tr("do what a hiwar: link asks for")}},
        .options = {{u"--profile"_s, u"NAME"_s, tr("the profile to talk to")},
                    {u"--new"_s, u"[TEXT]"_s,
                     tr("begin a new conversation, with TEXT in the composer, not yet sent")},
                    {u"--temporary"_s, u"[TEXT]"_s, tr("the same, and never store it")},
                    {u"--search"_s, {}, tr("look for a conversation")},
                    {u"--quick"_s,
                     {},
                     tr("open only the small window of a quick question, which stores nothing; for "
                        "keys that the desktop binds")},
                    {u"--background"_s,
                     {},
                     tr("do not show the window; without an icon in the tray, minimise it")},
                    {u"--conversation"_s, u"ID"_s, tr("show that conversation")}},
        .notes =
            {tr("A second start raises the window of the first and hands it these words."),
             tr("A FILE is read and shown above the message, and never sent by itself. One that is "
                "named like a command is given as ./FILE; before files, a text is given as "
                "--new=TEXT."),
             tr("LINK is hiwar://new?text=TEXT or hiwar://temporary?text=TEXT; the text is put "
                "into "
                "the composer and never sent by itself. A link attaches nothing. Or "
                "hiwar://message/ID, which is shown.")},
        .words = Proposal::File,
        .unlisted = {{u"--activation-token"_s, u"TOKEN"_s, {}}}};
}

ManualCommand askManual()
{
    return {
        .name = u"ask"_s,
        .usages = {{u"ask [OPTIONS] [TEXT | -]"_s,
                    tr("one question; the reply goes to standard output")}},
        .options =
            {{u"--profile"_s, u"NAME"_s, tr("the profile to ask; otherwise the one last used")},
             {u"--base-url"_s, u"URL"_s, tr("ask this address instead of the profile's")},
             {u"--model"_s, u"ID"_s, tr("ask this model instead of the profile's")},
             {u"--system"_s, u"TEXT"_s,
              tr("a system message before the question, instead of the profile's")},
             {u"--persona"_s, u"NAME"_s,
              tr("ask this persona of the library: its system prompt, model and parameters")},
             {u"--prompt"_s, u"NAME"_s,
              tr("ask this prompt of the library; its variables follow as KEY=VALUE words, and the "
                 "value - is read from standard input")},
             {u"--file"_s,
              u"FILE"_s,
              tr("attach this text, document or picture; may be repeated; - reads it from standard "
                 "input"),
              {},
              Proposal::File},
             {u"--no-stream"_s, {}, tr("ask for the reply in one piece")},
             {u"--json"_s, {}, tr("print the final message as JSON, with usage and finish reason")},
             {u"--usage"_s,
              {},
              tr("tell on standard error how many tokens it took, how long, and what it cost")},
             {u"--over-limit"_s, {}, tr("ask even if that passes the profile's limit of the day")},
             {u"--timeout"_s, u"SECONDS"_s, tr("give up when the whole reply takes longer")},
             {u"--param"_s, u"KEY=JSON"_s, tr("a further field of the request; may be repeated")},
             {u"--trace"_s,
              {},
              tr("show what goes over the wire on standard error, the key hidden")},
             {u"-"_s, {}, tr("read the question from standard input")}},
        .notes =
            {tr("The key comes from the profile's keychain item or from HIWAR_API_KEY, never from "
                "an argument."),
             tr("Until a model is connected, the built-in Guide replies, which knows Hiwar only."),
             tr("A service that cannot be reached, or is too busy, is asked again; each further "
                "attempt is told on standard error in a line of its own."),
             tr("Of a document its text is sent, of a picture a copy without the data that cameras "
                "add. A file that cannot be read ends the command before anything is sent."),
             tr("A question that seems to hold a key, a token or a password is sent; a line on "
                "standard error warns of it, unless the settings turn that off."),
             tr("Figures with ~ are estimates, because the service reported none. What a limit "
                "counts is what the window spent; ask is not in the history.")},
        .unlisted = {{u"--key"_s, u"KEY"_s, {}}, {u"--api-key"_s, u"KEY"_s, {}}}};
}

ManualCommand serveManual()
{
    return {.name = u"serve"_s,
            .usages = {{u"serve [OPTIONS]"_s, tr("the reference service on 127.0.0.1")}},
            .options = {{u"--port"_s, u"N"_s, tr("listen there; otherwise on any free port")},
                        {u"--key-file"_s, u"FILE"_s,
                         tr("ask for the key in its first line; otherwise for the one in "
                            "HIWAR_SERVE_KEY, or for none")},
                        {u"--responder"_s,
                         u"WHO"_s,
                         tr("guide (the default) or echo"),
                         {u"guide"_s, u"echo"_s}}},
            .unlisted = {{u"--key"_s, u"KEY"_s, {}}}};
}

ManualCommand exportManual()
{
    return {
        .name = u"export"_s,
        .usages = {{u"export [OPTIONS]"_s, tr("conversations out of the history")}},
        .options = {
            {u"--format"_s,
             u"FORM"_s,
             tr("jsonl (the default: everything, to be imported again), markdown, html, text or "
                "pdf"),
             {u"jsonl"_s, u"markdown"_s, u"html"_s, u"text"_s, u"pdf"_s}},
            {u"--output"_s,
             u"PLACE"_s,
             tr("this file, or a file for each conversation in this folder, which exists or ends "
                "with /; otherwise everything goes to standard output"),
             {},
             Proposal::File},
            {u"--conversation"_s, u"WHAT"_s,
             tr("only this one, by its id or its whole title; may be repeated")},
            {u"--all-versions"_s,
             {},
             tr("every version of every message, not only those that are shown (jsonl has them "
                "always)")},
            {u"--archived"_s, {}, tr("what is archived too")},
            {u"--bin"_s, {}, tr("what is in Recently deleted, too")}}};
}

ManualCommand importManual()
{
    return {.name = u"import"_s,
            .usages = {{u"import [--dry-run] FILE..."_s,
                        tr("conversations of Hiwar or another program into it")}},
            .options = {{u"--dry-run"_s, {}, tr("only tell what would come in")}},
            .notes = {tr("Nothing in the history is changed; what is there already is not added "
                         "again.")},
            .words = Proposal::File};
}

ManualCommand backupManual()
{
    return {
        .name = u"backup"_s,
        .usages = {{u"backup [--list | FILE]"_s, tr("a copy of the history, read back and whole")}},
        .options = {{u"--list"_s, {}, tr("tell which copies there are")}},
        .notes = {tr("Without FILE the copy comes beside those that are made every day."),
                  tr("Without a history yet there is nothing to copy: exit status 0, or 1 when "
                     "FILE was asked for."),
                  tr("To restore from one, import it: what was lost is added, nothing is "
                     "changed.")},
        .words = Proposal::File};
}

ManualCommand checkManual()
{
    return {.name = u"check"_s,
            .usages = {{u"check [--salvage NEWFILE] [FILE]"_s, tr("whether the history is sound")}},
            .options = {{u"FILE"_s, {}, tr("another file than the history, such as a copy")},
                        {u"--salvage"_s,
                         u"NEWFILE"_s,
                         tr("save what can be read of a damaged one into a new file"),
                         {},
                         Proposal::File}},
            .notes = {tr("Exit status 1 is damage, or that no message could be saved; without a "
                         "history yet it is 0.")},
            .words = Proposal::File};
}

ManualCommand quitManual()
{
    return {.name = u"quit"_s,
            .usages = {{u"quit"_s, tr("close the Hiwar that runs, and lose nothing")}},
            .notes = {tr("It waits until that one has ended: what installs a new version asks "
                         "this first.")},
            .unlisted = {{u"--clear-menu"_s, {}, {}}}};
}

ManualCommand searchManual()
{
    return {.name = u"desktop-search"_s,
            .usages = {{u"desktop-search"_s, tr("answer the desktop's search, over D-Bus")}},
            .notes = {tr("The bus starts it when something is typed there. What it may find is a "
                         "setting; half a minute after the last search it ends.")}};
}

} // namespace

CommandManual commandManual()
{
    return {.summary = tr("chat with any service that speaks the chat-completion interface"),
            .commands = {windowManual(), askManual(), serveManual(), exportManual(), importManual(),
                         backupManual(), checkManual(), quitManual(), searchManual()},
            .everywhere = {{u"--help"_s, {}, tr("tell all this")},
                           {u"--version"_s, {}, tr("tell the version")}},
            .examples = {{u"hiwar ask \"How do I connect a model?\""_s, tr("one question")},
                         {u"git diff | hiwar ask --system \"Review this\" -"_s,
                          tr("a text from another program, and what to do with it")},
                         {u"hiwar export --format markdown --output chats/"_s,
                          tr("a file for each conversation")},
                         {u"hiwar backup && hiwar backup --list"_s,
                          tr("a copy of the history, and which there are")}},
            .exitStatus = {{u"0"_s, tr("done, for ask a complete reply")},
                           {u"1"_s, tr("failed; the last line on standard error says why")},
                           {u"2"_s, tr("wrong usage")},
                           {u"3"_s, tr("the reply was cut short")},
                           {u"4"_s, tr("nothing was asked: it would pass the limit of the day")},
                           {u"130"_s, tr("interrupted")},
                           {u"141"_s, tr("whoever read standard output left before its end")}},
            .environment = {{u"HIWAR_API_KEY"_s, tr("the key for ask, in place of the profile's")},
                            {u"HIWAR_SERVE_KEY"_s, tr("the key that serve asks for")}},
            .files = {{u"$XDG_DATA_HOME/hiwar/history.sqlite"_s,
                       tr("every conversation; in backups beside it the copies of the last days")},
                      {u"$XDG_CONFIG_HOME/hiwar/"_s, tr("profiles and settings, without any key")},
                      {u"$XDG_STATE_HOME/hiwar/"_s, tr("the log")}}};
}

} // namespace Hiwar
