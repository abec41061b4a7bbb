// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/fontbox.h"

#include <QFontDatabase>

#include <utility>

namespace Hiwar {

FontBox::FontBox(const QString &name, const QString &shownName, Families families,
                 const QString &none, QWidget *parent)
    : ChoiceBox(name, shownName, parent)
    , m_families(families)
{
    addItem(none, QString());
}

void FontBox::setFamily(const QString &family)
{
    int at = findData(family);
    if (at < 0) { // not listed yet, or not installed any more
        addItem(family, family);
        at = count() - 1;
    }
    setCurrentIndex(at);
}

void FontBox::list()
{
    if (std::exchange(m_isListed, true))
        return;
    const QString chosen = family();
    while (count() > 1)
        removeItem(count() - 1);
    const QStringList families = QFontDatabase::families();
    for (const QString &each : families) {
        const bool isWanted = m_families == Families::All || QFontDatabase::isFixedPitch(each);
        if (isWanted && !QFontDatabase::isPrivateFamily(each))
            addItem(each, each);
    }
    setFamily(chosen);
}

void FontBox::showPopup()
{
    list();
    ChoiceBox::showPopup();
}

/// The arrow keys choose without the list.
void FontBox::focusInEvent(QFocusEvent *event)
{
    list();
    ChoiceBox::focusInEvent(event);
}

} // namespace Hiwar
