// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A read-only view of a request or a reply, left to right whatever the window's direction. Its text
// must be prepared with visibleText(). GUI thread.
#pragma once

#include "ui/theme/theme.h"

#include <QPlainTextEdit>

namespace Hiwar {

class WireView : public QPlainTextEdit
{
    Q_OBJECT

public:
    WireView(const QString &name, const QString &shownName, QWidget *parent);

    /// Keeps the scroll position and the selection if the text has only grown.
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
