// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Conversations as one self-contained page of HTML: with the colours of the window in light and
// dark, and with the pictures. Rule: whatever a reply contains, the page runs no script, loads
// nothing and sends nothing; its Content-Security-Policy forbids it as well. The caller's thread.
#pragma once

#include "app/transfer/exportform.h"
#include "app/transfer/transcript.h"

namespace Hiwar {

class HtmlForm : public ExportForm
{
public:
    /// See messageOptions().
    HtmlForm(Versions versions, bool ownMarkdown)
        : m_versions(versions)
        , m_ownMarkdown(ownMarkdown)
    {
    }

    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] Transferred<void> begin(QIODevice &out, const ExportFrame &frame) override;
    [[nodiscard]] Transferred<void> add(QIODevice &out, const StoredConversation &conversation,
                                        const ContentOf &contentOf) override;
    [[nodiscard]] Transferred<void> end(QIODevice &out) override;

private:
    [[nodiscard]] Transferred<void> putHead(QIODevice &out, const QString &title);
    [[nodiscard]] Transferred<void> putMessage(QIODevice &out, const Turn &turn,
                                               const ContentOf &contentOf);

    const Versions m_versions;
    const bool m_ownMarkdown;
    bool m_isAlone = false; ///< the page has the title of its one conversation
    bool m_hasHead = false;
};

} // namespace Hiwar
