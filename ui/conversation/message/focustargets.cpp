// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/message/focustargets.h"

namespace Hiwar {

FocusTargets focusTargetsOf(const Block &block, int number)
{
    FocusTargets out;
    for (const CodeAction action : codeActionsFor(block)) {
        FocusTarget button;
        button.link.from = button.link.to = {number, 0};
        button.code = action;
        out.append(button);
    }
    for (const MessageLink &link : linksOf(block, number))
        out.append({link, std::nullopt});
    return out;
}

} // namespace Hiwar
