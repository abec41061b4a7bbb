// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A selection passed to another program in three formats, each made when that program requests it.
// Until keep() is called it reads the conversation itself; then it has its own copy. GUI thread.
#pragma once

#include "ui/conversation/selection/selectedformats.h"

#include <QMimeData>

namespace Hiwar {

class SelectionData : public QMimeData
{
    Q_OBJECT

public:
    SelectionData(const ConversationRange &range, MessageSource messages);

    /// Call before the conversation changes.
    void keep();

    [[nodiscard]] QStringList formats() const override;
    [[nodiscard]] bool hasFormat(const QString &mimeType) const override;

protected:
    [[nodiscard]] QVariant retrieveData(const QString &mimeType, QMetaType type) const override;

private:
    ConversationRange m_range;
    MessageSource m_messages;
    bool m_isKept = false;
};

/// Only the plain text, for a terminal or a password field.
void copyPlain(const ConversationRange &range, const MessageSource &messages);
void copyMarkdown(const ConversationRange &range, const MessageSource &messages);
/// In all formats.
void copySelection(const ConversationRange &range, const MessageSource &messages);

} // namespace Hiwar
