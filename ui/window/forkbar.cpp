// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/forkbar.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

ForkBar::ForkBar(QWidget *parent)
    : StateBar(Icon::Outline, parent)
{
    setObjectName(u"Forked conversation"_s);
    setAccessibleName(tr("Forked conversation"));
    button().setText(tr("Open the original"));
    button().setObjectName(u"Open the original"_s);
    connect(&button(), &QPushButton::clicked, this, &ForkBar::originRequested);
}

void ForkBar::setOrigin(const QString &title)
{
    setSentence(title.isEmpty() ? tr("Forked from another conversation.")
                                : tr("Forked from “%1”.").arg(title));
}

} // namespace Hiwar
