// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The windows beside the first one, each with a conversation of its own, over the same history.
// Rule: a conversation is in one window at most; opening one that another window shows brings that
// one to the front. What is open when the program ends is opened again at the next start. GUI
// thread.
#pragma once

#include "app/controllers/windowcontrollers.h"

#include <QSet>

#include <list>

namespace Hiwar {

class ConversationWindows : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        Program &program;
        WindowControllers &first; ///< which shows the settings
        FormulaSource *formulas = nullptr;
        /// Called before one closes that is the last which can be seen: see
        /// ProgramControllers::holdsClosing().
        std::function<bool(const std::function<void()> &hide)> holdsClosing;
    };

    explicit ConversationWindows(Collaborators with, QObject *parent = nullptr);
    ~ConversationWindows() override;

    /// Shows this conversation, or a new one if it is empty, in a window of its own. The window
    /// that has it in a tab gives it up; the first one begins a new one if it has no other.
    void open(const QString &conversationId);
    /// nullptr: none of these shows it or has a tab for it.
    [[nodiscard]] WindowControllers *holderOf(const QString &conversationId);
    /// The window that shows it gives it up: its tab closes, and if it has no other the first
    /// window begins a new one and others close. A temporary one stays where it is.
    void release(const QString &conversationId);
    /// These were open at the last end; restore() opens them.
    void expect(const QList<WindowState> &states, const TabState &ofFirst);
    /// Opens those that are expected and still have their conversation, and the tabs of the first
    /// window, which goes on to show what it shows; none before the list of conversations is read.
    void restore();
    /// As they are now, and those that are still expected.
    [[nodiscard]] QList<WindowState> states() const;
    [[nodiscard]] TabState tabsOfFirst() const;
    /// All of them close with the program, and are open again at the next start.
    void closeAll();
    void setTheme(const Theme &theme);
    [[nodiscard]] bool isAnyVisible() const;
    /// See WindowControllers::isBusy(); also with a temporary conversation, which ends with its
    /// window.
    [[nodiscard]] bool isBusy() const;
    /// Called before the program ends: see WindowControllers::holdsClosing(), of all of them.
    [[nodiscard]] bool holdsEnd();
    [[nodiscard]] int count() const { return int(m_windows.size()); }

signals:
    /// The user wants the program to end.
    void quitRequested();

private:
    struct Window
    {
        explicit Window(ConversationWindows &all)
            : shown(all.m_with.program.conversations)
            , controllers(all.collaboratorsOf(*this))
        {
        }

        ShownConversation shown;
        WindowControllers controllers;
    };

    [[nodiscard]] WindowControllers::Collaborators collaboratorsOf(Window &window);
    Window &add(const WindowState &state);
    void connectWindow(Window &made);
    /// Reading in one window ends it in the others, as there is one voice; dictating in one ends it
    /// in all, as the microphone would hear it.
    void connectSpeech(WindowControllers &window);
    void stopReading(const SpeechController *except);
    [[nodiscard]] bool holdsClosing(Window &closing);
    /// Removes it when the event that closes it is over.
    void retire(const Window &closed);
    void store();
    /// A new one is in its tab before it is in the list, and is not found again until then.
    void storeOnceListed(const QString &id);
    /// What this window is to show: what it showed or, if that is gone, its first tab that is not;
    /// empty: nothing is left of it.
    [[nodiscard]] QString shownAgain(const WindowState &state) const;
    /// Of these those that are found again after a start; none if there is one only.
    [[nodiscard]] QStringList stored(const QStringList &tabs) const;

    Collaborators m_with;
    Theme m_theme;
    std::list<Window> m_windows; ///< in the order in which they were opened
    QList<WindowState> m_expected;
    TabState m_expectedTabs; ///< of the first window
    QSet<QString> m_listed;  ///< those that were stored since they are in the list
    bool m_isRestoring = false;
    bool m_ends = false;
};

} // namespace Hiwar
