// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/modelbox.h"

#include "ui/settings/modelnames.h"
#include "ui/theme/icon.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStringListModel>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

ModelBox::ModelBox(QWidget *parent)
    : ChoiceBox(u"Model"_s, tr("Model"), parent)
    , m_names(new ModelNames(this))
    , m_all(new QStringListModel(this))
{
    setAccessibleDescription(tr("Type a name, or choose one the service offers"));
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setModel(m_names);
    lineEdit()->setAccessibleName(tr("Model"));
    lineEdit()->setPlaceholderText(tr("Model name, for example gpt-5"));
    auto *search = new QCompleter(m_all, this);
    search->setCompletionMode(QCompleter::PopupCompletion);
    search->setFilterMode(Qt::MatchContains);
    search->setCaseSensitivity(Qt::CaseInsensitive);
    setCompleter(search);
    // Connected after the box's own slot, which knows only its list's rows and clears others.
    connect(search, qOverload<const QString &>(&QCompleter::activated), this,
            &QComboBox::setEditText);
    connect(this, &QComboBox::editTextChanged, this, [this] { m_opensWhenListed = false; });
    view()->installEventFilter(this);
    view()->viewport()->installEventFilter(this);
}

void ModelBox::setModels(const QStringList &models)
{
    const QSignalBlocker quiet(this);
    const QString typed = currentText();
    const ModelGroups groups = sortModels(models);
    m_names->setGroups(groups, m_names->isOpen() || groups.other.contains(typed));
    m_all->setStringList(groups.chat + groups.other);
    setCurrentIndex(findText(typed, Qt::MatchFixedString | Qt::MatchCaseSensitive));
    setEditText(typed);
    if (count() > 0 && std::exchange(m_opensWhenListed, false) && window()->focusWidget() == this)
        showPopup();
}

void ModelBox::choose()
{
    setFocus(Qt::OtherFocusReason);
    m_opensWhenListed = count() == 0;
    if (count() > 0)
        showPopup();
}

void ModelBox::setTheme(const Theme &theme)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    m_names->setIcons(tintedIcon(Icon::Down, theme.palette.secondary),
                      tintedIcon(mirrored ? Icon::Previous : Icon::Next, theme.palette.secondary));
}

bool ModelBox::isOnFold(QEvent *event) const
{
    if (m_names->foldRow() < 0)
        return false;
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        return view()->indexAt(mouse->position().toPoint()).row() == m_names->foldRow();
    }
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const int key = static_cast<QKeyEvent *>(event)->key();
    return (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) &&
           view()->currentIndex().row() == m_names->foldRow();
}

bool ModelBox::eventFilter(QObject *watched, QEvent *event)
{
    if (isOnFold(event)) {
        // The list takes a shortcut override for the key itself and would close.
        // Needed by: tst_startprofile, otherModelsAreFoldedAndFoundAllTheSame.
        event->accept();
        if (event->type() != QEvent::ShortcutOverride)
            toggleFold();
        return true;
    }
    return ChoiceBox::eventFilter(watched, event);
}

void ModelBox::toggleFold()
{
    const QSignalBlocker quiet(this);
    const QString typed = currentText();
    m_names->toggle();
    setEditText(typed); // closing may remove the current row and its text
    if (!view()->isVisible())
        return;
    showPopup(); // adapts its size to the new content
    const QModelIndex fold = m_names->index(m_names->foldRow());
    view()->setCurrentIndex(fold);
    view()->scrollTo(fold, m_names->isOpen() ? QAbstractItemView::PositionAtTop
                                             : QAbstractItemView::EnsureVisible);
}

void ModelBox::keyPressEvent(QKeyEvent *event)
{
    // In a closed list, the keys would select the row that is no model.
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        showPopup();
        event->accept();
        return;
    default:
        ChoiceBox::keyPressEvent(event);
    }
}

} // namespace Hiwar
