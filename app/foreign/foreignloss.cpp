// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/foreign/foreignloss.h"

#include <QCoreApplication>

namespace Hiwar {

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Hiwar::ForeignLoss", text);
}

} // namespace

QString describe(ForeignLoss loss)
{
    switch (loss) {
    case ForeignLoss::ToolResult:
        return tr("What a tool gave back to the model");
    case ForeignLoss::HiddenMessage:
        return tr("A message that the other program kept hidden");
    case ForeignLoss::MissingFile:
        return tr("A file or picture that the export does not hold");
    case ForeignLoss::UnknownPart:
        return tr("A part of a message that Hiwar does not know");
    case ForeignLoss::Persona:
        return tr("A saved prompt that belongs to no conversation");
    case ForeignLoss::Mended:
        return tr("Characters that are damaged; each became �");
    case ForeignLoss::DoubleName:
        return tr("Values that stand twice under one name; Hiwar reads the first");
    case ForeignLoss::BrokenElement:
        return tr("A conversation that is damaged");
    case ForeignLoss::TooLarge:
        return tr("A conversation that is larger than Hiwar takes at once");
    case ForeignLoss::TooDeep:
        return tr("A conversation that is nested deeper than any export");
    case ForeignLoss::NoConversation:
        return tr("Something that is no conversation");
    case ForeignLoss::NoMessages:
        return tr("A conversation without messages");
    case ForeignLoss::FileTooLarge:
        return tr("A file or picture that is larger than Hiwar takes");
    case ForeignLoss::NestedArchive:
        return tr("An archive within the archive; unpack it and import it by itself");
    }
    Q_UNREACHABLE();
}

} // namespace Hiwar
