// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Leads from an error to the field of the settings that fixes it. Rules: the field is that of the
// profile the error came from, whichever is in use; text typed into another profile is not lost
// without a question. GUI thread.
#pragma once

#include "ui/conversation/message/messageroles.h"

#include <QString>

#include <functional>

namespace Hiwar {

class CurrentSettings;
class SidePanels;

struct Remedy
{
    MessageAction action = MessageAction::OpenSettings; ///< an action that leads to the settings
    QString address;                                    ///< entered by UseProposedAddress
    std::function<void()> afterwards = {};              ///< EditKey: once another key is saved
};

void showRemedy(SidePanels &panels, CurrentSettings &settings, const QString &profileId,
                const Remedy &remedy);

} // namespace Hiwar
