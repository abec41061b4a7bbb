// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/lineslosses.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Hiwar::LinesLoss", text);
}

} // namespace

QString describe(LinesLoss loss)
{
    switch (loss) {
    case LinesLoss::NewerVersion:
        return tr("A newer Hiwar wrote the file: what this version does not know is left out");
    case LinesLoss::LongLine:
        return tr("A line that is too long");
    case LinesLoss::BrokenLine:
        return tr("A line that is broken");
    case LinesLoss::UnknownLine:
        return tr("A kind of line that this version does not know");
    case LinesLoss::UnknownField:
        return tr("A field that this version does not know");
    case LinesLoss::WrongKind:
        return tr("A value of a wrong kind");
    case LinesLoss::NoId:
        return tr("Something without an id");
    case LinesLoss::NoConversation:
        return tr("A line that belongs to no conversation");
    case LinesLoss::Twice:
        return tr("A message that is there twice");
    case LinesLoss::NoParent:
        return tr("The message that another one answers: the other one now stands first");
    case LinesLoss::TooMuch:
        return tr("A message beyond what one conversation can hold");
    case LinesLoss::TooManyFolders:
        return tr("A folder beyond what a history can have");
    case LinesLoss::BrokenContent:
        return tr("The content of an attachment, which is damaged");
    case LinesLoss::UnwantedContent:
        return tr("The content of an attachment that no message has");
    case LinesLoss::NoEnd:
        return tr("The end of the file: it was cut off");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
