// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Code to be read, not written: a request or a reply, left to right whatever the window's
// direction. Takes text that is fit for it, see visibleText(). GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPlainTextEdit>

namespace Hiwar {

class WireView : public QPlainTextEdit
{
    Q_OBJECT

public:
    WireView(const QString &name, const QString &shownName, QWidget *parent);

    /// Keeps the place where the person reads, and what is selected, when the text only grew.
    void setWire(const QString &text);
    void setTheme(const Theme &theme);

protected:
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QString m_text;
    Theme m_theme;
};

} // namespace Hiwar
