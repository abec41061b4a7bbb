// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attachments/attachmentstrip.h"

#include "ui/accessiblelist.h"
#include "ui/attachments/attachmentchips.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using ChipState = ShownAttachmentChip::State;

} // namespace

AttachmentStrip::AttachmentStrip(QWidget *parent)
    : QListView(parent)
    , m_chips(new AttachmentChips(this))
    , m_delegate(new AttachmentChipDelegate(this))
    , m_announcer(this)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
{
    installAccessibleLists();
    setObjectName(u"Attached files"_s);
    setAccessibleName(tr("Attached files"));
    setModel(m_chips);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTabKeyNavigation(false);
    viewport()->setAutoFillBackground(false);
    hide();
}

void AttachmentStrip::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_delegate->setTheme(theme);
    fit();
    doItemsLayout();
}

void AttachmentStrip::setChips(const QList<ShownAttachmentChip> &chips)
{
    const QList<ShownAttachmentChip> former = m_chips->chips();
    if (former == chips)
        return;
    const bool hadFocus = hasFocus();
    const QString key = currentKey();
    const int row = currentIndex().row();
    m_chips->setChips(chips);
    if (!currentIndex().isValid() && !chips.isEmpty()) {
        const int same = m_chips->rowOf(key);
        const int next = same >= 0 ? same : std::clamp(row, 0, int(chips.size()) - 1);
        setCurrentIndex(m_chips->index(next));
    }
    fit();
    setVisible(!chips.isEmpty() && !m_isAside);
    tellChanges(former);
    emit changed();
    if (hadFocus && chips.isEmpty())
        emit left();
}

/// What a person who sees the chips notices of them.
void AttachmentStrip::tellChanges(const QList<ShownAttachmentChip> &former)
{
    QStringList told;
    for (const ShownAttachmentChip &chip : m_chips->chips()) {
        const auto before = std::find_if(former.begin(), former.end(),
                                         [&chip](const auto &one) { return one.key == chip.key; });
        if (chip.state == ChipState::Reading ||
            (before != former.end() && before->state == chip.state))
            continue;
        told << (chip.state == ChipState::Failed
                     ? chip.sentence
                     : tr("“%1” is attached: %2.").arg(chipName(chip), chipCaption(chip)));
    }
    if (!told.isEmpty() && isVisible())
        m_announcer.announce(told.join(u' '));
}

void AttachmentStrip::setPutAside(bool aside)
{
    m_isAside = aside;
    setVisible(!m_chips->chips().isEmpty() && !aside);
}

bool AttachmentStrip::isReading() const
{
    const QList<ShownAttachmentChip> &chips = m_chips->chips();
    return std::any_of(chips.begin(), chips.end(),
                       [](const auto &chip) { return chip.state == ChipState::Reading; });
}

bool AttachmentStrip::hasReady() const
{
    const QList<ShownAttachmentChip> &chips = m_chips->chips();
    return std::any_of(chips.begin(), chips.end(),
                       [](const auto &chip) { return chip.state == ChipState::Ready; });
}

QString AttachmentStrip::currentKey() const
{
    return currentIndex().data(AttachmentChips::ChipRole).value<ShownAttachmentChip>().key;
}

void AttachmentStrip::setCurrentKey(const QString &key)
{
    if (const int row = m_chips->rowOf(key); row >= 0)
        setCurrentIndex(m_chips->index(row));
}

QSize AttachmentStrip::sizeHint() const
{
    return {m_delegate->chipSize().width(), height()};
}

QSize AttachmentStrip::minimumSizeHint() const
{
    return {m_theme.px(Theme::leastTextColumn), height()};
}

/// As high as the rows need; a row of chips never causes a scroll bar of its own.
void AttachmentStrip::fit()
{
    const int count = m_chips->rowCount();
    m_delegate->setRoom(width());
    const QSize chip = m_delegate->chipSize();
    const int beside = std::max(width() / std::max(chip.width(), 1), 1);
    const int rows = std::clamp((count + beside - 1) / beside, 1, mostRows);
    if (rows < mostRows || count <= rows * beside) {
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    } else {
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
        m_delegate->setRoom(width() - verticalScrollBar()->sizeHint().width());
    }
    setFixedHeight(rows * chip.height() + 1); // Qt wraps by what is left over
}

void AttachmentStrip::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    fit();
}

void AttachmentStrip::focusInEvent(QFocusEvent *event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid())
        setCurrentIndex(m_chips->index(0));
}

void AttachmentStrip::moveBy(int step)
{
    const int to = currentIndex().row() + step;
    if (to >= 0 && to < m_chips->rowCount())
        emit moveRequested(currentKey(), to);
}

void AttachmentStrip::keyPressEvent(QKeyEvent *event)
{
    const QString key = currentKey();
    const bool isAlone = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
                         event->key() == Qt::Key_Space;
    const bool isSideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (key.isEmpty()) {
        event->ignore();
    } else if (isSideways && event->modifiers().testFlag(Qt::AltModifier)) {
        const bool isForward = (event->key() == Qt::Key_Right) != isRightToLeft();
        moveBy(isForward ? 1 : -1);
    } else if (isAlone && isEnter) {
        emit previewRequested(key);
    } else if (isAlone && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)) {
        emit removeRequested(key);
    } else if (event->key() == Qt::Key_Escape || !isAlone || !event->text().isEmpty()) {
        event->ignore(); // of the window
    } else {
        QListView::keyPressEvent(event);
    }
}

bool AttachmentStrip::isOnCross(const QPoint &place) const
{
    const QModelIndex index = indexAt(place);
    return index.isValid() &&
           m_delegate->crossIn(visualRect(index), layoutDirection()).contains(place);
}

void AttachmentStrip::mousePressEvent(QMouseEvent *event)
{
    QListView::mousePressEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    m_isMoving = false;
    m_pressed.clear();
    if (event->button() != Qt::LeftButton || !index.isValid())
        return;
    m_pressedAt = event->position().toPoint();
    m_isPressedOnCross = isOnCross(m_pressedAt);
    m_pressed = index.data(AttachmentChips::ChipRole).value<ShownAttachmentChip>().key;
}

/// Drawn along the row, it changes places with those that it meets.
void AttachmentStrip::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    if (m_pressed.isEmpty() || !event->buttons().testFlag(Qt::LeftButton) || m_isPressedOnCross)
        return;
    m_isMoving =
        m_isMoving || (place - m_pressedAt).manhattanLength() >= QApplication::startDragDistance();
    const QModelIndex under = indexAt(place);
    if (m_isMoving && under.isValid() && under.row() != m_chips->rowOf(m_pressed))
        emit moveRequested(m_pressed, under.row());
}

void AttachmentStrip::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QString pressed = std::exchange(m_pressed, {});
    const QPoint place = event->position().toPoint();
    const QModelIndex under = indexAt(place);
    if (pressed.isEmpty() || m_isMoving || m_chips->rowOf(pressed) != under.row())
        return;
    if (!m_isPressedOnCross)
        emit previewRequested(pressed);
    else if (isOnCross(place))
        emit removeRequested(pressed);
}

void AttachmentStrip::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    setCurrentIndex(index);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"Attachment menu"_s);
    fillMenu(*menu, index.data(AttachmentChips::ChipRole).value<ShownAttachmentChip>());
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(index).bottomLeft())
                      : event->globalPos());
}

void AttachmentStrip::fillMenu(QMenu &menu, const ShownAttachmentChip &chip)
{
    const QString key = chip.key;
    menu.addAction(tr("Show what is sent"), this, [this, key] { emit previewRequested(key); });
    if (chip.shares.size() > 1 && chip.state == ChipState::Ready) {
        QMenu *shares = menu.addMenu(tr("Send"));
        for (const AttachmentShare share : chip.shares) {
            QAction *action = shares->addAction(shareWords(share), this, [this, key, share] {
                if (share == AttachmentShare::Pages)
                    emit pagesRequested(key);
                else
                    emit shareRequested(key, share);
            });
            action->setCheckable(true);
            action->setChecked(share == chip.use.share);
        }
    }
    menu.addSeparator();
    const int row = m_chips->rowOf(key);
    menu.addAction(tr("Move forward"), this, [this, key, row] { emit moveRequested(key, row - 1); })
        ->setEnabled(row > 0);
    menu.addAction(tr("Move back"), this, [this, key, row] { emit moveRequested(key, row + 1); })
        ->setEnabled(row + 1 < m_chips->rowCount());
    menu.addSeparator();
    menu.addAction(tr("Remove"), this, [this, key] { emit removeRequested(key); });
}

} // namespace Hiwar
