// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sidebar with four conversations: a and b of today, c of yesterday, d of a month ago, without
// a title. Tests only.
#pragma once

#include "tests/support/testcase.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QLineEdit>
#include <QStandardItemModel>

namespace Hiwar {

class SidebarCase : public TestCase
{
    Q_OBJECT

protected slots:
    void initTestCase()
    {
        QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    }

    void init()
    {
        TestCase::init();
        m_model = std::make_unique<QStandardItemModel>();
        add(QStringLiteral("a"), QStringLiteral("Alpha"), today);
        add(QStringLiteral("b"), QStringLiteral("ما هي المجرات؟"), today);
        add(QStringLiteral("c"), QStringLiteral("Gamma"), today.addDays(-1));
        add(QStringLiteral("d"), QString(), today.addDays(-30));
        m_sidebar = std::make_unique<Sidebar>(nullptr, [this] { return today; });
        m_sidebar->setModel(m_model.get());
        m_sidebar->resize(m_sidebar->width(), 600);
        m_sidebar->show();
        m_sidebar->activateWindow();
        m_list = m_sidebar->findChild<ConversationList *>(QStringLiteral("Conversations"));
        m_search = m_sidebar->findChild<QLineEdit *>(QStringLiteral("Search conversations"));
        QTRY_VERIFY(m_sidebar->isActiveWindow());
    }

    void cleanup()
    {
        m_sidebar.reset();
        m_model.reset();
    }

protected:
    const QDate today{2026, 11, 21};

    void add(const QString &id, const QString &title, const QDate &date, int row = -1)
    {
        auto *item = new QStandardItem(title);
        item->setData(id, ConversationIdRole);
        item->setData(date.startOfDay().addSecs(3600).toUTC(), ListedTimeRole);
        m_model->insertRow(row < 0 ? m_model->rowCount() : row, item);
    }

    std::unique_ptr<QStandardItemModel> m_model;
    std::unique_ptr<Sidebar> m_sidebar;
    ConversationList *m_list = nullptr;
    QLineEdit *m_search = nullptr;
};

} // namespace Hiwar
