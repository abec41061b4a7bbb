// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The quick question: its window, which is made when it is first opened, and its conversation,
// which is gone when that closes. Rule: what the main window would ask about first is not sent from
// here, but handed to it. GUI thread.
#pragma once

#include "app/chat/quickconversation.h"
#include "app/models/conversationmodel.h"
#include "ui/quick/quickwindow.h"

namespace Hiwar {

class CurrentSettings;
class FormulaSource;

class QuickController : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        OpenConversations &conversations;
        CurrentSettings &settings;
        /// Whether the window asks before this question is sent, or cannot send it.
        std::function<bool(const Conversation &, const QString &question)> isHeld;
        FormulaSource *formulas = nullptr; ///< null where formulas cannot be drawn
    };

    explicit QuickController(Collaborators with, QObject *parent = nullptr);
    ~QuickController() override;

    /// Shows the window, in front, with the cursor in its line.
    void open();
    void setTheme(const Theme &theme);
    [[nodiscard]] bool isOpen() const { return m_window && m_window->isVisible(); }

signals:
    /// It is an ordinary conversation now, and to be shown.
    void kept(const QString &conversationId);
    /// This is to be asked in the main window.
    void handedOver(const QString &question);
    void closed();

private:
    void makeWindow();
    void begin();
    void end();
    void ask(const QString &question);
    void keep();
    void listAnswerers();
    void use(const ModelRef &answerer);

    Collaborators m_with;
    Theme m_theme;
    std::unique_ptr<QuickConversation> m_quick;
    std::unique_ptr<ConversationModel> m_model;
    std::unique_ptr<QuickWindow> m_window;
    QList<ModelRef> m_answerers;
    ModelRef m_chosen; ///< for the next quick question too; without a profile: as in the window
};

} // namespace Hiwar
