// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Organising conversations in the real window. Tests only.
#pragma once

#include "tests/app/chatcontrollercase.h"

namespace Hiwar {

using namespace Qt::StringLiterals;

class OrganiseCase : public ChatControllerCase
{
protected:
    QString talk(const QString &question)
    {
        emit window().commands().newConversationRequested();
        ask(question, u"a"_s);
        return m->shown.id();
    }
    void want(Organising what, const QStringList &ids)
    {
        emit window().sidebar().organiseRequested(what, ids);
    }
    void showScope(ListScope::Kind kind, const QString &id = {})
    {
        emit window().sidebar().scopeChosen({kind, id});
    }
    QString told() const { return window().notice().sentence(); }
    [[nodiscard]] const QAbstractItemModel &rowsOfList() const
    {
        return *window().sidebar().findChild<QListView *>(u"Conversations"_s)->model();
    }
    /// A conversation of two questions whose second one is deleted; returns that question's id.
    QString deleteSecond()
    {
        talk(u"first"_s);
        ask(u"second"_s, u"b"_s);
        const QString id = session().conversation().path().at(2);
        act(2, MessageAction::Delete);
        return id;
    }
    void startAgain()
    {
        const QDateTime now = m->now;
        restart(first);
        m->now = now;
        m->conversations.loadList();
        m->organise.offerLastDeletion();
        m->bin.load();
        QSignalSpy read(&m->bin, &MessageBin::wasReset);
        QTRY_COMPARE(read.count(), 1);
    }
    void answer(const QString &text)
    {
        for (auto *button : window().notice().findChildren<QPushButton *>()) {
            if (button->text() == text && button->isVisible())
                return button->click();
        }
        QFAIL(qPrintable(text));
    }
};

} // namespace Hiwar
