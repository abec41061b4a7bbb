// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/conversation/selection/primaryselection.h"

#include <QAbstractItemModel>
#include <QClipboard>
#include <QGuiApplication>

namespace Hiwar {

void PrimarySelection::offer(const ConversationRange &range, const MessageSource &messages)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    if (!clipboard->supportsSelection() || range.isEmpty() || (m_offered && range == m_range))
        return;
    m_range = range;
    m_offered = new SelectionData(range, messages);
    clipboard->setMimeData(m_offered, QClipboard::Selection); // takes ownership
}

void PrimarySelection::watch(QAbstractItemModel *model)
{
    keep();
    m_watch = std::make_unique<QObject>();
    if (!model)
        return;
    const auto before = [&](auto change) {
        QObject::connect(model, change, m_watch.get(), [this] { keep(); });
    };
    before(&QAbstractItemModel::modelAboutToBeReset);
    before(&QAbstractItemModel::layoutAboutToBeChanged);
    before(&QAbstractItemModel::rowsAboutToBeInserted);
    before(&QAbstractItemModel::rowsAboutToBeRemoved);
    before(&QAbstractItemModel::rowsAboutToBeMoved);
}

void PrimarySelection::keep()
{
    if (m_offered)
        m_offered->keep();
}

} // namespace Hiwar
