// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of one profile. What was typed stays until it is saved or discarded: reading a profile
// again never overwrites what the user is changing. GUI thread.
#pragma once

#include "net/values/preset.h"
#include "net/values/profile.h"
#include "ui/settings/keyfield.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace Hiwar {

class AddressField;
class FurtherSettings;
class LinkButton;
class ModelBox;
class InlineMessageLabel;
class PresetPicker;

class ProfileForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileForm(QWidget *parent = nullptr);

    /// Shows another profile, or the same one as it is stored now.
    void setProfile(const Profile &profile);
    /// Restores the stored values.
    void drop();
    /// Saving of the current values has begun …
    void beginSaving();
    /// … and succeeded. Keeps what was typed since; no widget contains the key any more.
    void endSaving();
    void setSecretsStatus(const KeyStatus &key, const SecretsStatus &further);
    /// Suggestions; any other name can be typed.
    void setModels(const QStringList &models);
    /// Like typing it.
    void setBaseUrl(const QString &baseUrl);
    /// The certificate, by its SHA-256, that is trusted whatever its chain.
    void setPin(const QString &sha256);
    /// Shown because the last attempt to list the models failed.
    void setModelsMessage(const QString &sentence);
    void proposeAddress(const QString &failed, const QString &address);
    /// Like typing it.
    void enterAddress(const QString &address);
    void setTheme(const Theme &theme);

    [[nodiscard]] PresetPicker &starters() const { return *m_presetPicker; }
    [[nodiscard]] FurtherSettings &further() const { return *m_further; }
    void setPresets(const QList<Preset> &presets);

    [[nodiscard]] const Profile &stored() const { return m_stored; }
    /// The profile with the fields' current values.
    [[nodiscard]] Profile profile() const;
    [[nodiscard]] tl::expected<KeyChange, KeyFault> keyChange() const { return m_key->change(); }
    [[nodiscard]] SecretsChange secretsChange() const;
    [[nodiscard]] bool isChanged() const;
    /// All fields have values that can be stored.
    [[nodiscard]] bool isValid() const;

    void focusBaseUrl();
    void focusKey();
    void chooseModel();

signals:
    void changed();
    /// The user entered the model field with a new combination of address and key.
    void modelsWanted();
    /// The page where the service issues its keys.
    void keyPageWanted(const QUrl &page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpFields();
    QLabel *addField(QBoxLayout &column, const QString &name, QWidget *field, QWidget *buddy);
    void fill(const Profile &profile);
    void write(Profile &profile) const;
    /// Only the typed values.
    [[nodiscard]] Profile typed() const;
    [[nodiscard]] KeyChange typedKey() const;
    void startFrom(const QString &name, const QString &baseUrl);
    void refresh();
    void wantModels();
    [[nodiscard]] QUrl keyPage() const;

    Theme m_theme;
    Profile m_stored;
    Profile m_saving; ///< typed() when saving began …
    KeyChange m_savingKey;
    SecretsChange m_savingSecrets; ///< … until it ends
    QList<Preset> m_presets;
    QString m_startedAs; ///< the name from a preset
    QLabel *m_guideNote;
    PresetPicker *m_presetPicker;
    QLineEdit *m_name;
    AddressField *m_address;
    KeyField *m_key;
    LinkButton *m_keyPage;
    ModelBox *m_model;
    InlineMessageLabel *m_modelsMessage;
    FurtherSettings *m_further;
    QString m_modelsAskedAt;
    QList<QLabel *> m_labels;
};

} // namespace Hiwar
