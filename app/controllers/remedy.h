// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The way from an error to the field of the settings that mends it. The rules it protects: the
// field is that of the profile the error came from, whichever is in use; what was typed into
// another one is not lost without a question. GUI thread.
#pragma once

#include "ui/conversation/message/messageroles.h"

#include <QString>

namespace Hiwar {

class CurrentSettings;
class SidePanels;

struct Remedy
{
    MessageAction action = MessageAction::OpenSettings; ///< one of those that lead to the settings
    QString address;                                    ///< what UseProposedAddress enters
};

void showRemedy(SidePanels &panels, CurrentSettings &settings, const QString &profileId,
                const Remedy &remedy);

} // namespace Hiwar
