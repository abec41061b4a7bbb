// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The model of conversations for the sidebar's list: adds a title for those without one, words for
// what is only drawn, and drag data, and emits a renaming. It changes nothing in the model below.
// GUI thread.
#pragma once

#include <QDate>
#include <QIdentityProxyModel>

#include <functional>

class QMimeData;

namespace Hiwar {

class ConversationRows : public QIdentityProxyModel
{
    Q_OBJECT

public:
    using Heading = std::function<QString(const QModelIndex &)>;
    /// Today's local date.
    using Today = std::function<QDate()>;

    explicit ConversationRows(Today today, QObject *parent = nullptr);

    /// Names the heading that a row is listed under.
    void setHeading(Heading heading) { m_heading = std::move(heading); }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Never writes: emits renameRequested().
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QStringList mimeTypes() const override;
    /// The ids: they mean nothing outside this window.
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    /// Invalid when there is none.
    [[nodiscard]] QModelIndex find(const QString &conversationId) const;

signals:
    void renameRequested(const QString &conversationId, const QString &title);

private:
    [[nodiscard]] QString description(const QModelIndex &index) const;
    [[nodiscard]] QString note(const QModelIndex &index) const;

    Heading m_heading;
    Today m_today;
};

/// These conversations, to be dragged. The caller owns it.
[[nodiscard]] QMimeData *dragOf(const QStringList &conversationIds);
/// The conversations that are being dragged; none when it is something else.
[[nodiscard]] QStringList draggedConversations(const QMimeData *data);

} // namespace Hiwar
