// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Creates the program and its windows, starts them, and owns them, with the language and the theme,
// of which there is one each. GUI thread.
#pragma once

#include "app/commands/commandline.h"
#include "app/controllers/conversationwindows.h"
#include "app/controllers/formulacontroller.h"
#include "app/controllers/programcontrollers.h"
#include "app/controllers/settingscontroller.h"
#include "app/platform/language.h"
#include "app/platform/openingmark.h"
#include "app/platform/paths.h"
#include "app/platform/singleinstance.h"
#include "app/program.h"
#include "app/settings/settingsstore.h"

#include <optional>

namespace Hiwar {

class QuietStyle;

class Application : public QObject
{
    Q_OBJECT

public:
    explicit Application(const Paths &paths);
    ~Application() override;

    /// Shows the window at once; the history is opened afterwards.
    void open(const WindowOptions &options);
    /// Handles the command line of a second start.
    void openAgain(const QStringList &words);
    /// Another program has written to the history.
    void readHistoryAgain();
    /// Ends on a request from outside: asks the user no more questions.
    void endNow();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeControllers();
    void connectWindow();
    /// Called before the first window closes.
    [[nodiscard]] bool holdsClosing();
    /// All windows close, and with them the program, unless something holds that.
    void quit();
    void end();
    void connectSettings();
    void openHistory();
    void keepBackups();
    void begin(const WindowOptions &options);
    /// What is shown takes the files: nothing was written or sent in it yet.
    [[nodiscard]] bool takesMore(const WindowOptions &options) const;
    void awaitLatest();
    void lookAround();
    void showInBackground();
    void endWithoutWindow();
    /// Returns whether a profile was chosen: then it is used instead of that of the latest
    /// conversation.
    bool applyOptions(const WindowOptions &options);
    void fill(SettingsPanel &panel);
    void connectTitles(TitlesSection &part);
    void connectLanguage(SettingsPanel &panel);
    /// Switches the language; changes as little else as possible.
    void speak(const QString &code);
    [[nodiscard]] MainWindow &window() const { return m_controllers->window(); }
    void applyTheme();
    void setTheme(const Theme &theme);

    SettingsStore m_settingsStore;
    std::optional<Language> m_language; ///< before all members with texts
    LoadedSettings m_loaded;
    QuietStyle
        *m_style; ///< QApplication's; before the window, whose widgets it styles from the start
    std::unique_ptr<FormulaController> m_formulas; ///< null where formulas cannot be drawn
    Program m_program;
    ShownConversation m_shown;
    SettingsController m_settingsPanel;
    OpeningMark m_opening;
    std::unique_ptr<WindowControllers>
        m_controllers; ///< own the first window; null only for a moment in speak()
    std::unique_ptr<ProgramControllers> m_shared;
    std::unique_ptr<ConversationWindows> m_others;
    bool m_ends = false; ///< the user wants the program to end, not only a window
};

/// Runs the window, or passes the command line to a running Hiwar. Returns the exit status.
[[nodiscard]] int openWindow(const WindowOptions &options, const Paths &paths);

} // namespace Hiwar
