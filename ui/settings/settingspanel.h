// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The settings, beside the conversation. The rule it protects: nothing that was typed is lost
// without a question, and the question is asked here, never in a dialog.
// Passive: profiles and states in, wishes out. Knows no file, no keychain, no network. GUI thread.
#pragma once

#include "net/values/checkup.h"
#include "net/values/profile.h"
#include "ui/settings/appearance.h"
#include "ui/settings/keyfield.h"
#include "ui/settings/settingstext.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace Hiwar {

class ChoiceBox;
class ProfileForm;
class QuestionBar;
class RemarkLabel;
class TestReport;

class SettingsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPanel(QWidget *parent = nullptr);

    /// What is stored. Fields that the person is changing keep what was typed.
    void setProfiles(const QList<Profile> &profiles, const QString &currentId);
    void setKeyState(const QString &profileId, KeyState state);
    void setModels(const QStringList &models);
    void setAppearance(ThemeWish wish, bool ctrlEnterSends);
    void setTheme(const Theme &theme);

    void beginTest();
    void beginTestStep(CheckupStep step);
    void addTestLine(const CheckupLine &line);
    void endTest(bool ok);

    /// How the last saveRequested() went.
    void saved();
    void saveFailed(const QString &sentence);

    [[nodiscard]] bool hasUnsavedChanges() const;
    /// Emits closeRequested(), with a question before it where something is unsaved.
    void requestClose();
    void focusBaseUrl();
    void focusKey();

signals:
    void profileChosen(const QString &id);
    void newProfileRequested();
    void profileRemoved(const QString &id);
    /// KeyChange: nullopt leaves the key as it is, an empty one removes it.
    void saveRequested(const Hiwar::Profile &profile, const Hiwar::KeyChange &key);
    void testRequested(const Hiwar::Profile &profile, const Hiwar::KeyChange &key);
    void testCancelled();
    void modelsRequested(const Hiwar::Profile &profile, const Hiwar::KeyChange &key);
    void themeChosen(Hiwar::ThemeWish wish);
    void sendKeyChosen(bool ctrlEnter);
    void closeRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHeader();
    [[nodiscard]] QWidget *makeContent();
    void setUpProfileRow();
    void connectParts();
    void save();
    /// Does it now, or after the person has said what becomes of unsaved changes.
    void afterSettling(std::function<void()> act);
    void askToRemove();
    void showProfile(const QString &id);
    void refresh();

    Theme m_theme;
    QList<Profile> m_profiles;
    QLabel *m_title;
    QToolButton *m_close;
    QScrollArea *m_scroll;
    QWidget *m_content;
    QLabel *m_profileLabel;
    ChoiceBox *m_profile;
    QToolButton *m_new;
    QToolButton *m_remove;
    ProfileForm *m_form;
    TestReport *m_report;
    QPushButton *m_save;
    RemarkLabel *m_saveRemark;
    Appearance *m_appearance;
    QuestionBar *m_question;
    std::function<void()> m_afterSave;
};

} // namespace Hiwar
