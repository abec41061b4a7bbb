// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The actions of the window that have keys. Those of a single view are done here, all others are
// emitted. GUI thread.
#pragma once

#include <QKeySequence>
#include <QObject>

#include <functional>

class QAction;
class QWidget;

namespace Hiwar {

class ConversationView;
class Finder;
class OutlinePanel;
class NoticeBar;
class SidePanels;
struct Theme;

class WindowActions : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        ConversationView &conversation;
        Finder &finder;
        OutlinePanel &outline;
        NoticeBar &notice;
        SidePanels &panels;
    };

    WindowActions(QWidget &window, const Views &views);

    /// These two also have an icon.
    [[nodiscard]] QAction *find() const { return m_find; }
    [[nodiscard]] QAction *questions() const { return m_questions; }
    void setTheme(const Theme &theme);

signals:
    void newConversationRequested();
    void temporaryRequested();
    void searchRequested();
    void writingRequested();
    /// The next action happens there: a narrow window shows the conversation first.
    void conversationWanted();
    /// Shows the sidebar or hides it.
    void sidebarToggled();
    /// +1 larger, -1 smaller, 0 the usual size.
    void zoomRequested(int step);
    void printRequested();
    void savePdfRequested();
    /// +1 the next one, -1 the one before.
    void paneRequested(int step);

private:
    void addConversationActions();
    void addWindowActions();
    void addReadingActions();
    void addPrintActions();
    QAction *add(const QString &name, const QList<QKeySequence> &keys, std::function<void()> act);
    QAction *addReading(const QString &name, const QKeySequence &key, std::function<void()> act);

    QWidget &m_window;
    Views m_views;
    QAction *m_find = nullptr;
    QAction *m_questions = nullptr;
};

} // namespace Hiwar
