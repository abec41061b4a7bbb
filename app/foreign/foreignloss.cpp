// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignloss.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

class Words
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::ForeignLoss)
};

} // namespace

QString describe(ForeignLoss loss)
{
    switch (loss) {
    case ForeignLoss::ToolResult:
        return Words::tr("What a tool gave back to the model");
    case ForeignLoss::HiddenMessage:
        return Words::tr("A message that the other program kept hidden");
    case ForeignLoss::MissingFile:
        return Words::tr("A file or picture that the export does not hold");
    case ForeignLoss::UnknownPart:
        return Words::tr("A part of a message that Hiwar does not know");
    case ForeignLoss::Persona:
        return Words::tr("A saved prompt that belongs to no conversation");
    case ForeignLoss::Mended:
        return Words::tr("Characters that are damaged; each became �");
    case ForeignLoss::DoubleName:
        return Words::tr("Values that stand twice under one name; Hiwar reads the first");
    case ForeignLoss::BrokenElement:
        return Words::tr("A conversation that is damaged");
    case ForeignLoss::TooLarge:
        return Words::tr("A conversation that is larger than Hiwar takes at once");
    case ForeignLoss::TooDeep:
        return Words::tr("A conversation that is nested deeper than any export");
    case ForeignLoss::NoConversation:
        return Words::tr("Something that is no conversation");
    case ForeignLoss::NoMessages:
        return Words::tr("A conversation without messages");
    case ForeignLoss::FileTooLarge:
        return Words::tr("A file or picture that is larger than Hiwar takes");
    case ForeignLoss::NestedArchive:
        return Words::tr("An archive within the archive; unpack it and import it by itself");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
