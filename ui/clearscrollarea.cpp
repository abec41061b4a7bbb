// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/clearscrollarea.h"

#include "ui/accessiblerole.h"

#include <QScrollArea>

namespace Hiwar {

void setClearContent(QScrollArea &area, QWidget *content)
{
    setAccessibleRole(area, QAccessible::Pane);
    area.setWidget(content);
    area.setWidgetResizable(true);
    area.setFrameShape(QFrame::NoFrame);
    area.setFocusPolicy(Qt::NoFocus);
    area.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area.viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false); // setWidget() has turned it on
}

} // namespace Hiwar
