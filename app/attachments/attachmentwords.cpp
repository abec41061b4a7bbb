// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/attachmentwords.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Hiwar::AttachmentWords", text);
}

QString wordsOf(FileFault fault)
{
    switch (fault) {
    case FileFault::Missing:
        return tr("“%1” is not there any more. Find where it was moved to and attach it from "
                  "there.");
    case FileFault::NotAllowed:
        return tr("You may not read “%1”. Change its permissions, or attach a copy that you may "
                  "read.");
    case FileFault::NotAFile:
        return tr("“%1” is no ordinary file. Save what it holds as a file and attach that.");
    case FileFault::Folder:
        return tr("“%1” is a folder. Attach the files in it.");
    case FileFault::TooLarge:
        return tr("“%1” is too large to be attached. Attach a part of it.");
    case FileFault::Empty:
        return tr("There is nothing in “%1”. Attach another file.");
    case FileFault::Changing:
        return tr("“%1” is just being changed by a program. Attach it again when that has ended.");
    case FileFault::Unreadable:
        return tr("The system cannot read “%1”. Copy it to another disk and attach the copy.");
    }
    Q_UNREACHABLE();
}

QString wordsOf(ReaderFault fault)
{
    switch (fault) {
    case ReaderFault::None:
        return {};
    case ReaderFault::UnknownKind:
        return tr("Hiwar cannot read files like “%1”. Save it as PDF or text and attach that.");
    case ReaderFault::Damaged:
        return tr("“%1” is damaged, or is not what its name says. Save it again with the program "
                  "that made it and attach that.");
    case ReaderFault::Encrypted:
        return tr("“%1” wants a password. Save a copy without one and attach that.");
    case ReaderFault::TooLarge:
        return tr("“%1” needs more memory than a file may take. Attach a part of it.");
    case ReaderFault::TooLong:
        return tr("“%1” takes too long to read. Attach a part of it.");
    case ReaderFault::Empty:
        return tr("There is nothing in “%1”. Attach another file.");
    case ReaderFault::Crashed:
        return tr("“%1” cannot be read. Save it in another format and attach that.");
    case ReaderFault::Missing:
        return tr("“%1” cannot be read, because a part of Hiwar is missing: hiwar-reader. Install "
                  "Hiwar again.");
    }
    Q_UNREACHABLE();
}

QString wordsOf(std::monostate)
{
    return tr("“%1” could not be stored, so it cannot be sent. Attach it again when the history "
              "can be written.");
}

} // namespace

QString faultWords(const QString &name, const AttachmentFault &fault)
{
    const QString words = std::visit([](auto which) { return wordsOf(which); }, fault);
    return words.isEmpty() ? words : words.arg(name);
}

QString noteWords(ReadNote note)
{
    switch (note) {
    case ReadNote::Cut:
        return tr("Only its beginning is attached, because it is very long.");
    case ReadNote::SomeUnreadable:
        return tr("A part of it could not be read and is left out.");
    case ReadNote::NoText:
        return tr("No text was found in it; it may be scanned. Attach its pages as pictures.");
    case ReadNote::GuessedEncoding:
        return tr("Its encoding was guessed. If letters look wrong, choose another one.");
    case ReadNote::Formulas:
        return tr("In place of its formulas there are the values that were stored with them.");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
