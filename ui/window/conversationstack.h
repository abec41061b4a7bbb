// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The place of the conversation in the window, where the replies to one question may stand side by
// side instead. Of the two only the one that is seen is laid out. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

namespace Hiwar {

class ConversationView;
class SideBySide;

class ConversationStack : public QWidget
{
    Q_OBJECT

public:
    ConversationStack(ConversationView &view, QWidget *parent);

    void setTheme(const Theme &theme);
    /// Made when it is first asked for.
    [[nodiscard]] SideBySide &replies();
    [[nodiscard]] bool isSideBySide() const { return m_isSideBySide; }
    void setSideBySide(bool on);
    /// The messages are wanted: the replies are asked to be closed.
    void leave();
    /// The focus goes to the conversation, or to the first (+1) or last (-1) reply.
    void enter(int direction);
    /// To the next of the replies, or the one before; false: there is none.
    [[nodiscard]] bool step(int direction);

private:
    ConversationView &m_view;
    Theme m_theme;
    SideBySide *m_replies = nullptr;
    bool m_isSideBySide = false;
};

} // namespace Hiwar
