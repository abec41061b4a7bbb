// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/binnedbar.h"

#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

BinnedBar::BinnedBar(QWidget *parent)
    : StateBar(Icon::Delete, parent)
{
    setObjectName(u"Deleted conversation"_s);
    setAccessibleName(tr("Deleted conversation"));
    button().setText(tr("Restore"));
    button().setObjectName(u"Restore"_s);
    connect(&button(), &QPushButton::clicked, this, &BinnedBar::restoreRequested);
}

void BinnedBar::setDaysLeft(qint64 days)
{
    if (days < 1)
        setSentence(tr("In Recently deleted, for less than a day."));
    else if (days == 1)
        setSentence(tr("In Recently deleted, for 1 more day."));
    else
        setSentence(tr("In Recently deleted, for %n more days.", nullptr, int(days)));
}

} // namespace Hiwar
