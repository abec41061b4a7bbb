// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/service/echoresponder.h"

#include "net/service/wordsource.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

QStringList EchoResponder::models() const
{
    return {u"echo"_s};
}

std::unique_ptr<ReplySource> EchoResponder::answer(const ChatRequest &request)
{
    const auto last =
        std::find_if(request.messages.rbegin(), request.messages.rend(),
                     [](const Message &message) { return message.role == Role::User; });
    return std::make_unique<WordSource>(last == request.messages.rend() ? QString()
                                                                        : last->content);
}

} // namespace Hiwar
