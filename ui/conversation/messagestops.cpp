// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/messagestops.h"

namespace Hiwar {

MessageStops stopsOf(const Block &block, int number)
{
    MessageStops out;
    for (const CodeAction action : codeActionsFor(block)) {
        MessageStop button;
        button.link.from = button.link.to = {number, 0};
        button.code = action;
        out.append(button);
    }
    for (const MessageLink &link : linksOf(block, number))
        out.append({link, std::nullopt});
    return out;
}

} // namespace Hiwar
