// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/markdown/messageoptions.h"

namespace Hiwar {

MarkdownOptions messageOptions(Role author, bool ownMarkdown)
{
    MarkdownOptions options;
    if (author != Role::User)
        return options;
    options.form = ownMarkdown ? TextForm::Markdown : TextForm::Typed;
    options.lineEnds = LineEnds::Break;
    return options;
}

} // namespace Hiwar
