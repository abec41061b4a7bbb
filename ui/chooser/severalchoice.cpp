// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of ModelChooser where several models are ticked.
#include "ui/chooser/choicelist.h"
#include "ui/chooser/modelchooser.h"
#include "ui/chooser/severalbar.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

void ModelChooser::setUpSeveral()
{
    m_several->setObjectName(u"Ask several models"_s);
    m_several->setFlat(true);
    m_several->setAutoDefault(false);
    m_several->installEventFilter(this);
    connect(m_several, &QPushButton::clicked, this, [this] {
        if (m_offer)
            chooseSeveral(*m_offer);
    });
    connect(m_severalBar, &SeveralBar::askRequested, this, &ModelChooser::askSeveral);
    connect(m_severalBar, &SeveralBar::oneRequested, this, [this] {
        close();
        emit severalChosen({});
    });
}

void ModelChooser::offerSeveral(const std::optional<Several> &how)
{
    m_offer = how;
    setPage(false);
}

void ModelChooser::chooseSeveral(const Several &how)
{
    m_how = how;
    showTicked(how.ticked);
    m_filter->setFocus(Qt::OtherFocusReason);
    setPage(false);
}

void ModelChooser::leaveSeveral()
{
    m_offer.reset();
    m_choices->setTicked({});
}

void ModelChooser::showTicked(const QList<ModelRef> &ticked)
{
    m_choices->setTicked(ticked);
    m_severalBar->setCount(int(ticked.size()), m_how.least, m_how.most, m_how.canBeOne);
    m_filter->setAccessibleDescription(
        m_list->currentIndex().data(Qt::AccessibleTextRole).toString());
}

void ModelChooser::toggleTick(const QModelIndex &index)
{
    if (!m_choices->isTickable(index))
        return;
    const ModelChoice choice = *m_choices->choice(index);
    QList<ModelRef> ticked = *m_choices->ticked();
    if (!ticked.removeOne(choice.ref)) {
        if (ticked.size() >= m_how.most) {
            m_announcer.announce(m_severalBar->refuse(m_how.most), true);
            place();
            return;
        }
        ticked.append(choice.ref);
    }
    showTicked(ticked);
    place();
    m_announcer.announce(
        (ticked.contains(choice.ref) ? tr("%1 is ticked.") : tr("%1 is not ticked."))
            .arg(choice.title));
}

void ModelChooser::askSeveral()
{
    const QList<ModelRef> ticked = m_choices->ticked().value_or(QList<ModelRef>());
    if (ticked.size() < m_how.least || ticked.size() > m_how.most)
        return;
    close();
    emit severalChosen(ticked);
}

bool ModelChooser::takeTickKey(const QKeyEvent &key)
{
    if (!m_choices->ticked())
        return false;
    const bool isReturn = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (isReturn && key.modifiers().testFlag(Qt::ControlModifier)) {
        askSeveral();
        return true;
    }
    // In a name that is typed a space is a space.
    const bool isSpace = key.key() == Qt::Key_Space && (m_list->hasFocus() || typed().isEmpty());
    if (!isReturn && !isSpace)
        return false;
    if (m_choices->isTickable(m_list->currentIndex()))
        toggleTick(m_list->currentIndex());
    else
        choose(m_list->currentIndex());
    return true;
}

} // namespace Hiwar
