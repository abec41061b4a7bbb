// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Buttons in the free corner above the conversation. They are shown only where they cover no text:
// the window has the same actions elsewhere. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QWidget>

class QAction;

namespace Hiwar {

class ConversationView;

class CornerButtons : public QWidget
{
    Q_OBJECT

public:
    CornerButtons(ConversationView &view, const QList<QAction *> &actions);

    void setTheme(const Theme &theme);

private:
    void place();

    ConversationView &m_view;
    Theme m_theme;
};

} // namespace Hiwar
