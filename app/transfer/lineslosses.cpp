// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/lineslosses.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::LinesLoss)
};

} // namespace

QString describe(LinesLoss loss)
{
    switch (loss) {
    case LinesLoss::NewerVersion:
        return Words::tr(
            "A newer Hiwar wrote the file: what this version does not know is left out");
    case LinesLoss::LongLine:
        return Words::tr("A line that is too long");
    case LinesLoss::BrokenLine:
        return Words::tr("A line that is broken");
    case LinesLoss::UnknownLine:
        return Words::tr("A kind of line that this version does not know");
    case LinesLoss::UnknownField:
        return Words::tr("A field that this version does not know");
    case LinesLoss::WrongKind:
        return Words::tr("A value of a wrong kind");
    case LinesLoss::NoId:
        return Words::tr("Something without an id");
    case LinesLoss::NoConversation:
        return Words::tr("A line that belongs to no conversation");
    case LinesLoss::Twice:
        return Words::tr("A message that is there twice");
    case LinesLoss::NoParent:
        return Words::tr("The message that another one answers: the other one now stands first");
    case LinesLoss::TooMuch:
        return Words::tr("A message beyond what one conversation can hold");
    case LinesLoss::TooManyFolders:
        return Words::tr("A folder beyond what a history can have");
    case LinesLoss::BrokenContent:
        return Words::tr("The content of an attachment, which is damaged");
    case LinesLoss::UnwantedContent:
        return Words::tr("The content of an attachment that no message has");
    case LinesLoss::NoEnd:
        return Words::tr("The end of the file: it was cut off");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
