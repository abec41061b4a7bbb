// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings, beside the conversation. Rule: nothing typed is lost without a question, and the
// question is asked in the panel, never in a dialog.
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
#include "ui/settings/settingstopic.h"

#include <QWidget>

#include <functional>

class QLabel;
class QToolButton;

namespace Hiwar {

class AboutSection;
class DataSection;
class FilesSection;
class DesktopSection;
class DictationSection;
class KeyboardSection;
class LanguageSection;
class LookSection;
class PrivacySection;
class ProfileBar;
class ProfileForm;
class QuestionBar;
class ReadingSection;
class SaveBar;
class SettingsPages;
class SpellingSection;
class TestReport;
class TitlesSection;
class UpdatesSection;

class SettingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPanel(QWidget *parent = nullptr);
    ~SettingsPanel() override;

    /// The stored profiles. Fields that the user is changing keep what was typed.
    void setProfiles(const QList<Profile> &profiles, const QString &currentId);
    /// The known state of its key and its further secrets.
    void setSecretsStatus(const QString &profileId, const KeyStatus &key,
                          const SecretsStatus &further = {});
    void setModels(const QStringList &models);
    /// The answer to modelsRequested(); `isPublic`: the service lists them without a key, too.
    void takeModels(const QStringList &models, bool isPublic);
    void takeModelsFault(const ApiError &error);
    /// The service was not asked, because a secret is not at hand.
    void endModelsRequest();
    /// The reason why there is no new list, as an unobtrusive sentence.
    void setModelsMessage(const QString &sentence);
    void setPresets(const QList<Preset> &presets);
    /// The servers found on this machine, after localServersWanted() or before.
    void setLocalServers(const QList<LocalServer> &servers);
    /// The limits that apply if a profile has none.
    void setOwnLimits(const WaitLimits &limits);
    /// Offers another Base URL for one click, while the failed one is in the field.
    void proposeAddress(const QString &failed, const QString &address);
    void setAppearance(ThemePreference preference, bool ctrlEnterSends);
    void setReading(const ReadingOptions &options);
    /// Other code may lead the user to its fields; values entered there are not saved yet.
    [[nodiscard]] ProfileForm &form() const { return *m_form; }
    [[nodiscard]] SpellingSection &spelling() const { return *m_spelling; }
    [[nodiscard]] DictationSection &dictation() const { return *m_dictation; }
    [[nodiscard]] FilesSection &files() const { return *m_files; }
    [[nodiscard]] TitlesSection &titles() const { return *m_titles; }
    [[nodiscard]] LanguageSection &language() const { return *m_language; }
    [[nodiscard]] LookSection &look() const { return *m_look; }
    [[nodiscard]] KeyboardSection &keyboard() const { return *m_keyboard; }
    [[nodiscard]] DataSection &data() const { return *m_data; }
    [[nodiscard]] DesktopSection &desktop() const { return *m_desktop; }
    [[nodiscard]] PrivacySection &privacy() const { return *m_privacy; }
    [[nodiscard]] AboutSection &about() const { return *m_about; }
    /// Hidden by default, because most copies have no update check.
    [[nodiscard]] UpdatesSection &updates() const { return *m_updates; }
    /// As it is when it was just opened: at the top of the models, without what was said before,
    /// and with the focus in the first field.
    void begin();
    void showTopic(SettingsTopic topic);
    /// Shows the section of a part of the panel, and scrolls to it.
    void reveal(QWidget *part);
    void setTheme(const Theme &theme);

    void beginTest();
    void beginTestStep(CheckupStep step);
    void addTestLine(const CheckupLine &line);
    void endTest(bool ok);

    /// The result of saveRequested(); setProfiles() has passed the new stored profiles before.
    void saved();
    void saveFailed(const QString &sentence);
    /// Shows the result of another action: an export, a duplicate.
    void tell(const QString &sentence);
    /// Says that the profile was deleted; removalUndone() would restore it.
    void tellRemoved(const QString &name);

    /// Of any profile.
    [[nodiscard]] bool hasUnsavedChanges() const;
    [[nodiscard]] bool isUnsaved(const QString &profileId) const;
    /// Never wider than the window, however large its words are: they wrap.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Leads to the key of the shown profile. Once another one is saved, the panel closes and calls
    /// this, once; not if the panel is closed before, or shows another profile.
    void mendKey(const std::function<void()> &afterwards);
    /// Emits closeRequested(). Unsaved changes stay in the fields, and are there again when the
    /// panel is opened.
    void requestClose();
    /// Calls `act` now, or after the user has decided about unsaved changes: for what would lose
    /// them.
    void afterSettling(const std::function<void()> &act);
    /// The same for another profile: what can be kept for this one needs no decision.
    void afterKeeping(const std::function<void()> &act);

signals:
    void profileChosen(const QString &id);
    void newProfileRequested();
    void profileRemoved(const QString &id);
    void removalUndone();
    void profileDuplicated(const QString &id);
    /// -1: up, +1: down.
    void profileMoved(const QString &id, int step);
    void exportRequested(const QString &id, const QString &path);
    void importRequested(const QString &path);
    /// KeyChange: nullopt keeps the key, an empty one removes it.
    void saveRequested(const Hiwar::Profile &profile, const Hiwar::KeyChange &key,
                       const Hiwar::SecretsChange &secrets);
    void testRequested(const Hiwar::Profile &profile, const Hiwar::KeyChange &key,
                       const Hiwar::SecretsChange &secrets);
    void testCancelled();
    void modelsRequested(const Hiwar::Profile &profile, const Hiwar::KeyChange &key,
                         const Hiwar::SecretsChange &secrets);
    void localServersWanted();
    /// The address was visible to the user.
    void pageRequested(const QUrl &page);
    /// Try again to store in the keychain what it has not stored.
    void storingRequested();
    void themeChosen(Hiwar::ThemePreference preference);
    void sendKeyChosen(bool ctrlEnter);
    void readingChosen(const Hiwar::ReadingOptions &options);
    void closeRequested();
    /// Closes with unsaved changes: this sentence says so, until they are saved or discarded.
    void changesKept(const QString &sentence);
    void changesSettled(const QString &sentence);

protected:
    void hideEvent(QHideEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHeader();
    void fillPages();
    void orderFoot();
    void connectParts();
    void connectProfiles();
    void save();
    void announceVerdict();
    void saveConnected();
    void closeWhenStored();
    void discard();
    void test();
    void testAt(const QString &baseUrl);
    void remove();
    void refresh();

    Theme m_theme;
    Announcer m_announcer;
    QLabel *m_title;
    QToolButton *m_close;
    SettingsPages *m_pages;
    QWidget *m_models; ///< the first section; Save is for it
    ProfileBar *m_profiles;
    ProfileForm *m_form;
    TestReport *m_report;
    SaveBar *m_foot; ///< visible however far the content is scrolled
    Appearance *m_appearance;
    LookSection *m_look;
    ReadingSection *m_reading;
    SpellingSection *m_spelling;
    DictationSection *m_dictation;
    FilesSection *m_files;
    KeyboardSection *m_keyboard;
    LanguageSection *m_language;
    DataSection *m_data;
    DesktopSection *m_desktop;
    PrivacySection *m_privacy;
    TitlesSection *m_titles;
    UpdatesSection *m_updates;
    AboutSection *m_about;
    QuestionBar *m_notice;
    QuestionBar *m_question;
    bool m_saving = false;          ///< until saved() or saveFailed()
    bool m_closesWhenSaved = false; ///< nothing else is to be done here
    bool m_isStored = false;        ///< the file is written; the keychain may not have answered
    KeyStatus m_behind;             ///< of the secrets that the keychain has not stored
    QString m_kept;                 ///< the sentence of changesKept(), while it is true
    QString m_keptId;               ///< of its profile
    std::function<void()> m_afterMending; ///< see mendKey()
    std::function<void()> m_afterSave;    ///< called if saving succeeds
};

} // namespace Hiwar
