// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignwarning.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

struct ForeignWarningTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ForeignWarning)
};

} // namespace

QString describe(ForeignWarning warning)
{
    switch (warning) {
    case ForeignWarning::ToolResult:
        return ForeignWarningTr::tr("What a tool gave back to the model");
    case ForeignWarning::HiddenMessage:
        return ForeignWarningTr::tr("A message that the other program kept hidden");
    case ForeignWarning::MissingFile:
        return ForeignWarningTr::tr("A file or picture that the export does not hold");
    case ForeignWarning::UnknownPart:
        return ForeignWarningTr::tr("A part of a message that Hiwar does not know");
    case ForeignWarning::Persona:
        return ForeignWarningTr::tr("A saved prompt that belongs to no conversation");
    case ForeignWarning::Mended:
        return ForeignWarningTr::tr("Characters that are damaged; each became �");
    case ForeignWarning::DoubleName:
        return ForeignWarningTr::tr(
            "Values that stand twice under one name; Hiwar reads the first");
    case ForeignWarning::BrokenElement:
        return ForeignWarningTr::tr("A conversation that is damaged");
    case ForeignWarning::TooLarge:
        return ForeignWarningTr::tr("A conversation that is larger than Hiwar takes at once");
    case ForeignWarning::TooDeep:
        return ForeignWarningTr::tr("A conversation that is nested deeper than any export");
    case ForeignWarning::NoConversation:
        return ForeignWarningTr::tr("Something that is no conversation");
    case ForeignWarning::NoMessages:
        return ForeignWarningTr::tr("A conversation without messages");
    case ForeignWarning::FileTooLarge:
        return ForeignWarningTr::tr("A file or picture that is larger than Hiwar takes");
    case ForeignWarning::NestedArchive:
        return ForeignWarningTr::tr(
            "An archive within the archive; unpack it and import it by itself");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
