// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Send, or Stop, or Save. Rule: Send becomes Stop under the pointer, and the second click of a
// double click must not stop what the first one has sent. GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPushButton>

namespace Hiwar {

class SendButton : public QPushButton
{
    Q_OBJECT

public:
    enum class Shows : quint8 { Send, Save, Stop };

    explicit SendButton(QWidget *parent);

    /// `reason`: why it cannot be pressed; empty: there is none to tell.
    void setShown(Shows what, bool enabled, const QString &reason, bool isPrimary,
                  const Theme &theme);

protected:
    void mouseDoubleClickEvent(QMouseEvent *event) override;
};

} // namespace Hiwar
