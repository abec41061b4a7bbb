// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/nextpane.h"

#include <QApplication>
#include <QWidget>

namespace Hiwar {

QWidget *nextPane(const QList<QWidget *> &panes, int step)
{
    const QWidget *focus = QApplication::focusWidget();
    qsizetype at = 0;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (focus && (focus == panes.at(i) || panes.at(i)->isAncestorOf(focus)))
            at = i;
    }
    for (qsizetype i = 1; i <= panes.size(); ++i) {
        QWidget *pane = panes.at((at + step * i + 2 * panes.size()) % panes.size());
        if (pane->isVisible())
            return pane;
    }
    return nullptr;
}

} // namespace Hiwar
