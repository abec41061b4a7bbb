// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The model of conversations as the list at the side needs it: a title for those that have none
// yet, words for what is only drawn, what is dragged, and renaming turned into a wish. It changes
// nothing in the model below. GUI thread.
#pragma once

#include <QIdentityProxyModel>

class QMimeData;

namespace Hiwar {

class ConversationRows : public QIdentityProxyModel
{
    Q_OBJECT

public:
    using QIdentityProxyModel::QIdentityProxyModel;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Never writes: says what was wished for.
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    /// Their ids: they mean nothing outside this window.
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    /// Invalid when there is none.
    [[nodiscard]] QModelIndex find(const QString &conversationId) const;

signals:
    void renameRequested(const QString &conversationId, const QString &title);

private:
    [[nodiscard]] static QString description(const QModelIndex &index);
};

/// The conversations that are being dragged; none when it is something else.
[[nodiscard]] QStringList draggedConversations(const QMimeData *data);

} // namespace Hiwar
