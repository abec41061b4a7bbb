// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/temporarybar.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

TemporaryBar::TemporaryBar(QWidget *parent)
    : StateBar(Icon::Temporary, parent)
{
    setObjectName(u"Temporary conversation"_s);
    setAccessibleName(tr("Temporary conversation"));
    setSentence(
        tr("Temporary conversation. Nothing of it is stored; it is gone when you leave it."));
    button().setText(tr("Keep"));
    button().setObjectName(u"Keep"_s);
    button().setToolTip(tr("Store this conversation like any other"));
    connect(&button(), &QPushButton::clicked, this, &TemporaryBar::keepRequested);
}

} // namespace Hiwar
