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

void focusPane(QWidget &pane)
{
    QWidget *target = &pane;
    if (pane.focusPolicy() == Qt::NoFocus && pane.focusProxy() == nullptr) {
        const QList<QWidget *> inside = pane.findChildren<QWidget *>();
        for (QWidget *widget : inside) {
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible() &&
                widget->isEnabled()) {
                target = widget;
                break;
            }
        }
    }
    target->setFocus(Qt::ShortcutFocusReason);
}

} // namespace Hiwar
