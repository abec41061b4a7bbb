// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of one profile. What was typed stays until it is saved or dropped: a profile that is
// read again never overwrites what a person is changing. GUI thread.
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

    /// Another profile, or the same as it is stored now.
    void setProfile(const Profile &profile);
    /// Back to what is stored.
    void drop();
    /// What it says now goes to be stored …
    void beginSaving();
    /// … and is. What was typed since then stays; the key is in no widget any more.
    void endSaving();
    void setSecretsStatus(const KeyStatus &key, const SecretsStatus &further);
    /// Suggestions; any other name can be typed.
    void setModels(const QStringList &models);
    /// As if the person had typed it.
    void setBaseUrl(const QString &baseUrl);
    /// The certificate that is trusted whatever its chain, by its SHA-256.
    void setPin(const QString &sha256);
    /// The last attempt to list them failed.
    void setModelsMessage(const QString &sentence);
    void proposeAddress(const QString &failed, const QString &address);
    /// As if it had been typed.
    void enterAddress(const QString &address);
    void setTheme(const Theme &theme);

    [[nodiscard]] PresetPicker &starters() const { return *m_presetPicker; }
    [[nodiscard]] FurtherSettings &further() const { return *m_further; }
    void setPresets(const QList<Preset> &presets);

    [[nodiscard]] const Profile &stored() const { return m_stored; }
    /// As the fields say it.
    [[nodiscard]] Profile profile() const;
    [[nodiscard]] tl::expected<KeyChange, KeyFault> keyChange() const { return m_key->change(); }
    [[nodiscard]] SecretsChange secretsChange() const;
    [[nodiscard]] bool isChanged() const;
    /// Everything in it can be stored.
    [[nodiscard]] bool isValid() const;

    void focusBaseUrl();
    void focusKey();
    void chooseModel();

signals:
    void changed();
    /// The person came to the model field with an address and a key not asked before.
    void modelsWanted();
    /// Where the service makes its keys.
    void keyPageWanted(const QUrl &page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpFields();
    QLabel *addField(QBoxLayout &column, const QString &name, QWidget *field, QWidget *buddy);
    void fill(const Profile &profile);
    void write(Profile &profile) const;
    /// What is typed, and nothing else.
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
    SecretsChange m_savingSecrets; ///< … until it ended
    QList<Preset> m_presets;
    QString m_startedAs; ///< the name that a preset gave
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
