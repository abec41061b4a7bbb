// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/lineswarnings.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

struct LinesWarningTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::LinesWarning)
};

} // namespace

QString describe(LinesWarning warning)
{
    switch (warning) {
    case LinesWarning::NewerVersion:
        return LinesWarningTr::tr(
            "A newer Hiwar wrote the file: what this version does not know is left out");
    case LinesWarning::LongLine:
        return LinesWarningTr::tr("A line that is too long");
    case LinesWarning::BrokenLine:
        return LinesWarningTr::tr("A line that is broken");
    case LinesWarning::UnknownLine:
        return LinesWarningTr::tr("A kind of line that this version does not know");
    case LinesWarning::UnknownField:
        return LinesWarningTr::tr("A field that this version does not know");
    case LinesWarning::WrongKind:
        return LinesWarningTr::tr("A value of a wrong kind");
    case LinesWarning::NoId:
        return LinesWarningTr::tr("Something without an id");
    case LinesWarning::NoConversation:
        return LinesWarningTr::tr("A line that belongs to no conversation");
    case LinesWarning::Twice:
        return LinesWarningTr::tr("A message that is there twice");
    case LinesWarning::NoParent:
        return LinesWarningTr::tr(
            "The message that another one answers: the other one now stands first");
    case LinesWarning::TooMuch:
        return LinesWarningTr::tr("A message beyond what one conversation can hold");
    case LinesWarning::TooManyFolders:
        return LinesWarningTr::tr("A folder beyond what a history can have");
    case LinesWarning::BrokenContent:
        return LinesWarningTr::tr("The content of an attachment, which is damaged");
    case LinesWarning::UnwantedContent:
        return LinesWarningTr::tr("The content of an attachment that no message has");
    case LinesWarning::NoEnd:
        return LinesWarningTr::tr("The end of the file is missing, so it may hold more");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
