// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings, beside the conversation. The rule it protects: nothing that was typed is lost
// without a question, and the question is asked here, never in a dialog.
// Passive: profiles and states in, wishes out. Knows no file, no keychain, no network. GUI thread.
#pragma once

#include "net/values/checkup.h"
#include "net/values/preferences.h"
#include "net/values/preset.h"
#include "net/values/profile.h"
#include "net/values/secretschange.h"
#include "ui/announcer.h"
#include "ui/settings/appearance.h"
#include "ui/settings/settingstext.h"

#include <QWidget>

#include <functional>

class QLabel;
class QScrollArea;
class QToolButton;

namespace Hiwar {

class LanguageSection;
class ProfileBar;
class ProfileForm;
class QuestionBar;
class ReadingSection;
class TitlesSection;
class SaveBar;
class TestReport;
class UpdatesSection;

class SettingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPanel(QWidget *parent = nullptr);

    /// What is stored. Fields that the person is changing keep what was typed.
    void setProfiles(const QList<Profile> &profiles, const QString &currentId);
    /// What is known of its key, and of its further secrets.
    void setSecretsStatus(const QString &profileId, const KeyStatus &key,
                          const SecretsStatus &further = {});
    void setModels(const QStringList &models);
    /// Why there is no fresh list, in a quiet sentence.
    void setModelsMessage(const QString &sentence);
    void setPresets(const QList<Preset> &presets);
    /// What was found on this machine, after localServersWanted() or before.
    void setLocalServers(const QList<LocalServer> &servers);
    /// The limits that hold where a profile has none.
    void setOwnLimits(const WaitLimits &limits);
    /// Offers another Base URL for one click, as long as the one that failed stands in the field.
    void proposeAddress(const QString &failed, const QString &address);
    void setAppearance(ThemePreference preference, bool ctrlEnterSends);
    void setReading(const ReadingOptions &options);
    /// Where the person is led to; what is entered there is not saved yet.
    [[nodiscard]] ProfileForm &form() const { return *m_form; }
    [[nodiscard]] TitlesSection &titles() const { return *m_titles; }
    [[nodiscard]] LanguageSection &language() const { return *m_language; }
    /// Hidden, because most copies have no such thing.
    [[nodiscard]] UpdatesSection &updates() const { return *m_updates; }
    /// Scrolls to what is part of the panel.
    void reveal(QWidget *part);
    void setTheme(const Theme &theme);

    void beginTest();
    void beginTestStep(CheckupStep step);
    void addTestLine(const CheckupLine &line);
    void endTest(bool ok);

    /// How the last saveRequested() went; what is stored since then came by setProfiles().
    void saved();
    void saveFailed(const QString &sentence);
    /// What came of something else: an export, a duplicate.
    void tell(const QString &sentence);
    /// The profile has been deleted, and removalUndone() would bring it back.
    void tellRemoved(const QString &name);

    [[nodiscard]] bool hasUnsavedChanges() const;
    /// Emits closeRequested(), with a question before it where something is unsaved.
    void requestClose();
    /// Does it now, or after the person has said what becomes of unsaved changes.
    void afterSettling(const std::function<void()> &act);

signals:
    void profileChosen(const QString &id);
    void newProfileRequested();
    void profileRemoved(const QString &id);
    void removalUndone();
    void profileDuplicated(const QString &id);
    /// -1 up, +1 down.
    void profileMoved(const QString &id, int step);
    void exportRequested(const QString &id, const QString &path);
    void importRequested(const QString &path);
    /// KeyChange: nullopt leaves the key as it is, an empty one removes it.
    void saveRequested(const Hiwar::Profile &profile, const Hiwar::KeyChange &key,
                       const Hiwar::SecretsChange &secrets);
    void testRequested(const Hiwar::Profile &profile, const Hiwar::KeyChange &key,
                       const Hiwar::SecretsChange &secrets);
    void testCancelled();
    void modelsRequested(const Hiwar::Profile &profile, const Hiwar::KeyChange &key,
                         const Hiwar::SecretsChange &secrets);
    void localServersWanted();
    /// The person has seen where it leads.
    void pageRequested(const QUrl &page);
    /// The keychain is to be asked again for what it has not taken.
    void storingRequested();
    void themeChosen(Hiwar::ThemePreference preference);
    void sendKeyChosen(bool ctrlEnter);
    void readingChosen(const Hiwar::ReadingOptions &options);
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHeader();
    [[nodiscard]] QWidget *makeContent();
    void orderFoot();
    void connectParts();
    void connectProfiles();
    void save();
    void test();
    void testAt(const QString &baseUrl);
    void remove();
    void refresh();

    Theme m_theme;
    Announcer m_announcer;
    QLabel *m_title;
    QToolButton *m_close;
    QScrollArea *m_scroll;
    QWidget *m_content;
    ProfileBar *m_profiles;
    ProfileForm *m_form;
    TestReport *m_report;
    SaveBar *m_foot; ///< in sight however far the rest is scrolled
    Appearance *m_appearance;
    LanguageSection *m_language;
    ReadingSection *m_reading;
    TitlesSection *m_titles;
    UpdatesSection *m_updates;
    QuestionBar *m_notice;
    QuestionBar *m_question;
    bool m_saving = false;             ///< until saved() or saveFailed()
    std::function<void()> m_afterSave; ///< if it is saved
};

} // namespace Hiwar
