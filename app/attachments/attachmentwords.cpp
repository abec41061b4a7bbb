// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/attachments/attachmentwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace Hiwar {

namespace {

class Tr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::AttachmentWords)
};

QString wordsOf(FileFault fault)
{
    switch (fault) {
    case FileFault::Missing:
        return Tr::tr("“%1” is not there any more. Find where it was moved to and attach it from "
                      "there.");
    case FileFault::NotAllowed:
        return Tr::tr(
            "You may not read “%1”. Change its permissions, or attach a copy that you may "
            "read.");
    case FileFault::NotAFile:
        return Tr::tr("“%1” is no ordinary file. Save what it holds as a file and attach that.");
    case FileFault::Folder:
        return Tr::tr("“%1” is a folder. Attach the files in it.");
    case FileFault::TooLarge:
        return Tr::tr("“%1” is too large to be attached. Attach a part of it.");
    case FileFault::Empty:
        return Tr::tr("There is nothing in “%1”. Attach another file.");
    case FileFault::Changing:
        return Tr::tr(
            "“%1” is just being changed by a program. Attach it again when that has ended.");
    case FileFault::Unreadable:
        return Tr::tr("The system cannot read “%1”. Copy it to another disk and attach the copy.");
    }
    Q_UNREACHABLE();
}

QString wordsOf(ReaderFault fault)
{
    switch (fault) {
    case ReaderFault::None:
        return {};
    case ReaderFault::UnknownKind:
        return Tr::tr("Hiwar cannot read files like “%1”. Save it as PDF, JPEG or text and attach "
                      "that.");
    case ReaderFault::Damaged:
        return Tr::tr(
            "“%1” is damaged, or is not what its name says. Save it again with the program "
            "that made it and attach that.");
    case ReaderFault::Encrypted:
        return Tr::tr("“%1” wants a password. Save a copy without one and attach that.");
    case ReaderFault::TooLarge:
        return Tr::tr("“%1” needs more memory than a file may take. Attach a part of it.");
    case ReaderFault::TooLong:
        return Tr::tr("“%1” takes too long to read. Attach a part of it.");
    case ReaderFault::Empty:
        return Tr::tr("There is nothing in “%1”. Attach another file.");
    case ReaderFault::Crashed:
        return Tr::tr("“%1” cannot be read. Save it in another format and attach that.");
    case ReaderFault::Missing:
        return Tr::tr(
            "“%1” cannot be read, because a part of Hiwar is missing: hiwar-reader. Install "
            "Hiwar again.");
    case ReaderFault::NoPdf:
        return Tr::tr("This build of Hiwar cannot read PDF files. Save “%1” as text or as pictures "
                      "and attach that.");
    }
    Q_UNREACHABLE();
}

QString wordsOf(std::monostate)
{
    return Tr::tr(
        "“%1” could not be stored, so it cannot be sent. Attach it again when the history "
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
        return Tr::tr("Only its beginning is attached, because it is very long.");
    case ReadNote::SomeUnreadable:
        return Tr::tr("A part of it could not be read and is left out.");
    case ReadNote::NoText:
        return Tr::tr("No text was found in it; it may be scanned. Attach its pages as pictures.");
    case ReadNote::GuessedEncoding:
        return Tr::tr("Its encoding was guessed. If letters look wrong, choose another one.");
    case ReadNote::Formulas:
        return Tr::tr("In place of its formulas there are the values that were stored with them.");
    }
    Q_UNREACHABLE();
}

QString passageWords(const QList<int> &sections, int count)
{
    if (count < 2)
        return Tr::tr("Only the passages that match the question are sent.");
    QString pages = pagesOf(sections);
    const QString zero = QLocale().zeroDigit();
    for (QChar &c : pages) {
        if (zero.size() == 1 && c >= u'0' && c <= u'9')
            c = QChar(zero.front().unicode() + c.digitValue());
    }
    return Tr::tr("Only the passages that match the question are sent: pages %1 of %2.")
        .arg(pages, QLocale().toString(count));
}

} // namespace Hiwar
