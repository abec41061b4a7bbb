// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A user who organises conversations in the sidebar. Tests only.
#pragma once

#include "tests/ui/sidebarcase.h"
#include "ui/sidebar/scopelist.h"

#include <QContextMenuEvent>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>

#include <algorithm>
#include <utility>

namespace Hiwar {

using namespace Qt::StringLiterals;

class OrganisingCase : public SidebarCase
{
protected:
    /// Replaces the model by one with the same rows and a new first one.
    void readAnew()
    {
        const std::unique_ptr<QStandardItemModel> former =
            std::exchange(m_model, std::make_unique<QStandardItemModel>());
        add(u"new"_s, u"New"_s, today);
        for (int row = 0; row < former->rowCount(); ++row)
            m_model->appendRow(former->item(row)->clone());
        m_sidebar->setModel(m_model.get());
    }
    static QVariantList ask(Organising what, const QStringList &ids)
    {
        return {QVariant::fromValue(what), ids};
    }
    [[nodiscard]] QPoint spotOf(int row) const
    {
        const QRect position = m_list->visualRect(m_list->model()->index(row, 0));
        return {position.center().x(), position.bottom() - 5};
    }
    void clickRow(int row, Qt::KeyboardModifiers modifiers)
    {
        QTest::mouseClick(m_list->viewport(), Qt::LeftButton, modifiers, spotOf(row));
    }
    QMenu *openMenu()
    {
        qDeleteAll(m_sidebar->findChildren<QMenu *>(u"Conversation menu"_s));
        QContextMenuEvent byKey(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(m_list, &byKey);
        return m_sidebar->findChild<QMenu *>(u"Conversation menu"_s);
    }
    static QStringList textsOf(const QMenu &menu)
    {
        QStringList texts;
        for (const QAction *action : menu.actions())
            texts.append(action->text());
        return texts;
    }
    void press(const QString &text)
    {
        QMenu *menu = openMenu();
        pressIn(*menu, text);
        menu->close();
    }
    static void pressIn(const QMenu &menu, const QString &text)
    {
        QList<QAction *> actions = menu.actions();
        for (const QMenu *below : menu.findChildren<QMenu *>())
            actions.append(below->actions());
        const auto found =
            std::find_if(actions.cbegin(), actions.cend(),
                         [&text](const QAction *each) { return each->text() == text; });
        QVERIFY2(found != actions.cend(), qPrintable(text));
        (*found)->trigger();
    }
    /// Drops these rows' conversations, or a text if there are none, on the scope of that name.
    void drop(const QList<int> &rows, const QString &scope)
    {
        auto *scopes = m_sidebar->findChild<ScopeList *>();
        QModelIndexList dragged;
        for (const int row : rows)
            dragged.append(m_list->model()->index(row, 0));
        const std::unique_ptr<QMimeData> data(m_list->model()->mimeData(dragged));
        if (rows.isEmpty())
            data->setData(data->formats().value(0), {});
        const QPoint position =
            scopes->visualItemRect(scopes->findItems(scope, Qt::MatchExactly).constFirst())
                .center();
        // As Qt does it: a widget that rejects a drag gets no further events of it.
        QDragEnterEvent enter(position, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(scopes->viewport(), &enter);
        QDragMoveEvent move(position, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(scopes->viewport(), &move);
        if (move.isAccepted()) {
            QDropEvent let(position, Qt::MoveAction, data.get(), Qt::LeftButton, {});
            QApplication::sendEvent(scopes->viewport(), &let);
        } else {
            QDragLeaveEvent leave;
            QApplication::sendEvent(scopes->viewport(), &leave);
        }
    }
};

} // namespace Hiwar
