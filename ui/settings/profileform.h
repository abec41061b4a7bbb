// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of one profile. What was typed stays until it is saved or discarded: reading a profile
// again never overwrites what the user is changing. GUI thread.
#pragma once

#include "net/values/preset.h"
#include "net/values/profile.h"
#include "ui/settings/keycheck.h"
#include "ui/settings/keyfield.h"
#include "ui/settings/typedvalues.h"

#include <QMap>
#include <QWidget>

class QVBoxLayout;
class QLabel;
class QLineEdit;

namespace Hiwar {

class AddressField;
class FoldSection;
class FurtherSettings;
class LinkButton;
class ModelBox;
class InlineMessageLabel;
class ServicePicker;

class ProfileForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileForm(QWidget *parent = nullptr);

    /// Shows another profile, or the same one as it is stored now.
    void setProfile(const Profile &profile);
    /// Restores the stored values.
    void drop();
    /// What was typed and is not stored, of one profile.
    struct Unsaved
    {
        Profile profile;
        QString key;
    };
    [[nodiscard]] Unsaved unsaved() const;
    /// Like typing it again.
    void restore(const Unsaved &typed);
    /// What was typed can be kept while another profile is shown. Not so a further secret, or text
    /// that is no valid value yet.
    [[nodiscard]] bool isKeepable() const;
    /// A profile with unsaved changes that is not shown; "": there is none.
    [[nodiscard]] QString keptId() const
    {
        return m_kept.isEmpty() ? QString() : m_kept.firstKey();
    }
    [[nodiscard]] bool isUnsaved(const QString &profileId) const;
    /// These profiles exist; forgets what was typed for others.
    void keepOnly(const QStringList &ids);
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
    /// The answer to modelsWanted(); `isPublic`: the service lists them without a key, too.
    void takeModels(const QStringList &models, bool isPublic);
    void takeModelsFault(const ApiError &error);
    /// The service was not asked.
    void endCheck();
    /// What was said about the last answer; "": nothing.
    [[nodiscard]] QString verdict() const;
    /// Shown because the last attempt to list the models failed.
    void setModelsMessage(const QString &sentence);
    void proposeAddress(const QString &failed, const QString &address);
    /// Like typing it.
    void enterAddress(const QString &address);
    void setTheme(const Theme &theme);

    [[nodiscard]] ServicePicker &services() const { return *m_services; }
    [[nodiscard]] FurtherSettings &further() const { return *m_further; }
    void setPresets(const QList<Preset> &presets);

    [[nodiscard]] const Profile &stored() const { return m_stored; }
    /// The profile with the fields' current values.
    [[nodiscard]] Profile profile() const;
    [[nodiscard]] tl::expected<KeyChange, KeyFault> keyChange() const { return m_key->change(); }
    [[nodiscard]] SecretsChange secretsChange() const;
    [[nodiscard]] bool isChanged() const;
    /// All fields have values that can be stored, and the key is for this address.
    [[nodiscard]] bool isValid() const;
    /// Nothing of it is stored yet.
    [[nodiscard]] bool isNew() const { return !m_stored.builtIn && m_stored.baseUrl.isEmpty(); }
    /// The list of services is shown above the fields, which it fills.
    [[nodiscard]] bool isChoosing() const { return isNew() && !m_hasBegun; }
    [[nodiscard]] bool hasModel() const { return !profile().model.isEmpty(); }

    void focusFirst();
    void focusBaseUrl();
    void focusKey();
    void chooseModel();

signals:
    void changed();
    /// There is a new combination of address and key: list the models, which checks the key, too.
    void modelsWanted();
    /// A key was pasted, or a server on this computer chosen, and the service answers.
    void connected();
    /// Enter was pressed in a field.
    void saveWanted();
    /// The page where the service issues its keys.
    void keyPageWanted(const QUrl &page);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void setUpFields();
    void connectFields();
    void connectServices();
    void begin();
    void choose(const Preset &preset);
    void choose(const LocalServer &server);
    void chooseAgain();
    void takeAddress();
    void takeKey();
    void addField(const QString &name, QWidget *field, QWidget *buddy);
    void fill(const Profile &profile);
    void write(Profile &profile) const;
    [[nodiscard]] TypedValues typed() const;
    void startFrom(const QString &name, const QString &baseUrl);
    void refresh();
    void refreshKey(const Profile &edited);
    /// `finishes`: if it works, the profile is complete.
    void check(bool finishes);
    void submit();
    [[nodiscard]] QString foreignHost() const;
    [[nodiscard]] const Preset *preset() const;

    Theme m_theme;
    Profile m_stored;
    TypedValues m_saving; ///< typed() when saving began, until it ends
    QList<Preset> m_presets;
    QString m_startedAs;           ///< the name from a preset
    QMap<QString, Unsaved> m_kept; ///< by the id of the profile
    QString m_addressSeen;
    KeyCheck m_check;
    bool m_hasBegun = false;    ///< a service was chosen
    bool m_finishes = false;    ///< see check()
    bool m_isConnected = false; ///< the last check worked, and nothing has changed since
    QLabel *m_guideNote;
    ServicePicker *m_services;
    LinkButton *m_again;
    QVBoxLayout *m_fields;
    AddressField *m_address;
    KeyField *m_key;
    LinkButton *m_keyPage;
    ModelBox *m_model;
    InlineMessageLabel *m_modelsMessage;
    FoldSection *m_nameFold;
    QLineEdit *m_name; // made after what is above it: Tab follows
    FurtherSettings *m_further;
    bool m_isForeign = false; ///< the key is for another address
    QList<QLabel *> m_labels;
    QList<QVBoxLayout *> m_pairs;
};

} // namespace Hiwar
