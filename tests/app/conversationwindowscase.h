// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The first window, which shows a conversation, and those beside it.
#pragma once

#include "app/controllers/conversationwindows.h"
#include "tests/app/chatcontrollercase.h"

namespace Hiwar {

class ConversationWindowsCase : public ChatControllerCase
{
    Q_OBJECT

protected slots:
    void init()
    {
        ChatControllerCase::init();
        m_hold = {};
        ask(QStringLiteral("What is light?"), QStringLiteral("A wave."));
        m_id = m->shown.id();
        make();
    }
    void cleanup()
    {
        m_windows.reset();
        ChatControllerCase::cleanup();
    }

protected:
    void make()
    {
        m_windows = std::make_unique<ConversationWindows>(ConversationWindows::Collaborators{
            .program = m->program,
            .first = m->controllers,
            .holdsClosing = [this](const auto &hide) { return m_hold && m_hold(hide); }});
        m_windows->setTheme(makeTheme(ColourScheme::Light, 1.0));
        m->openWindow = [this](const QString &id) { m_windows->open(id); };
        m->takeFromOthers = [this](const QString &id) { m_windows->release(id); };
    }
    /// Of the window that was opened last.
    [[nodiscard]] static MainWindow &other()
    {
        MainWindow *last = nullptr;
        for (QWidget *each : QApplication::topLevelWidgets()) {
            auto *window = qobject_cast<MainWindow *>(each);
            if (window && window->isActiveWindow())
                last = window;
        }
        return *last;
    }
    [[nodiscard]] static MainWindow *visible()
    {
        for (QWidget *each : QApplication::topLevelWidgets()) {
            if (auto *window = qobject_cast<MainWindow *>(each); window && window->isVisible())
                return window;
        }
        return nullptr;
    }
    [[nodiscard]] QString holder(const QString &id) const
    {
        const ShownConversation *view = m->conversations.viewOf(id);
        return !view               ? QStringLiteral("none")
               : view == &m->shown ? QStringLiteral("first")
                                   : QStringLiteral("other");
    }

    std::unique_ptr<ConversationWindows> m_windows;
    std::function<bool(const std::function<void()> &hide)> m_hold;
    QString m_id; ///< of a conversation with a question and a reply, which the first window shows
};

} // namespace Hiwar
