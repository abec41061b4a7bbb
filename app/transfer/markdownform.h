// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Conversations as one Markdown file to read: a title, and every message under a heading with
// speaker and time. The texts stay as they are; marks between them (see transcriptmarks.h) let
// MarkdownReader separate them again, with their order, versions and times. Attachments are only
// named: JSON Lines contains them.
//
//   <!-- hiwar: {"conversation": {"id", "title", "titleIsOwn", "currentLeaf", "createdAt",
//                                 "updatedAt"}} -->
//   # Title
//
//   <!-- hiwar: {"message": {"id", "parentId", "role", "state", "model", "createdAt"},
//                "reasoning": true, "attached": true} -->
//   ## Assistant (llama-3:8b), 2026-11-21 20:18
//
//   *Attached: notes.txt*                            (when "attached")
//
//   <details><summary>Reasoning</summary>            (when "reasoning")
//
//   the reasoning
//
//   <!-- hiwar: {"answer": {}} -->
//   </details>
//
//   the text
//
//   <!-- hiwar: {"end": {}} -->                      (once, last)
#pragma once

#include "app/transfer/exportform.h"
#include "app/transfer/transcript.h"

namespace Hiwar {

class MarkdownForm : public ExportForm
{
public:
    explicit MarkdownForm(Versions versions)
        : m_versions(versions)
    {
    }

    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] Transferred<void> begin(QIODevice &out, const ExportFrame &frame) override;
    [[nodiscard]] Transferred<void> add(QIODevice &out, const StoredConversation &conversation,
                                        const ContentOf &contentOf) override;
    [[nodiscard]] Transferred<void> end(QIODevice &out) override;

private:
    const Versions m_versions;
};

/// The same to read, as plain text: without marks, and without markup of Hiwar.
class PlainTextForm : public ExportForm
{
public:
    explicit PlainTextForm(Versions versions)
        : m_versions(versions)
    {
    }

    [[nodiscard]] QString suffix() const override;
    [[nodiscard]] Transferred<void> begin(QIODevice &out, const ExportFrame &frame) override;
    [[nodiscard]] Transferred<void> add(QIODevice &out, const StoredConversation &conversation,
                                        const ContentOf &contentOf) override;
    [[nodiscard]] Transferred<void> end(QIODevice &out) override;

private:
    const Versions m_versions;
    bool m_isFirst = true;
};

} // namespace Hiwar
