// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Puts the program and its window together, starts them, and owns both: with the language and the
// theme, of which there is one each. GUI thread.
#pragma once

#include "app/commands/commandline.h"
#include "app/controllers/formulacontroller.h"
#include "app/controllers/settingscontroller.h"
#include "app/controllers/windowcontrollers.h"
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

    /// Shows the window at once; the history follows.
    void open(const WindowOptions &options);
    /// What a second start asks of this one.
    void openAgain(const QStringList &words);
    /// Another program has written into the history.
    void readHistoryAgain();
    /// The system wants an end: no question is asked any more.
    void endNow();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] std::unique_ptr<WindowControllers> makeControllers();
    void connectWindow();
    void connectSettings();
    void openHistory();
    void keepBackups();
    void begin(const WindowOptions &options);
    void awaitLatest();
    /// Whether a profile was chosen: then it is the one to talk to, not that of the latest
    /// conversation.
    bool applyOptions(const WindowOptions &options);
    void fill(SettingsPanel &panel);
    void connectTitles(TitlesSection &part);
    void connectLanguage(SettingsPanel &panel);
    /// Speaks another language from now on; as little as possible is different otherwise.
    void speak(const QString &code);
    [[nodiscard]] MainWindow &window() const { return m_controllers->window(); }
    void applyTheme();

    SettingsStore m_settingsStore;
    std::optional<Language> m_language; ///< before whatever has words
    LoadedSettings m_loaded;
    QuietStyle
        *m_style; ///< QApplication's; before the window, whose widgets it shapes as they are made
    std::unique_ptr<FormulaController> m_formulas; ///< none where formulas cannot be drawn
    Program m_program;
    SettingsController m_settingsPanel;
    OpeningMark m_opening;
    std::unique_ptr<WindowControllers>
        m_controllers; ///< with the window; never none, but for a moment in speak()
};

/// Runs the window, or hands `options` to the Hiwar that runs already. The exit status.
[[nodiscard]] int openWindow(const WindowOptions &options, const Paths &paths);

} // namespace Hiwar
