// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of one profile. What was typed stays until it is saved or dropped: a profile that is
// read anew never overwrites what a person is changing. GUI thread.
#pragma once

#include "net/values/profile.h"
#include "ui/settings/keyfield.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace Hiwar {

class ChoiceBox;
class RemarkLabel;

class ProfileForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileForm(QWidget *parent = nullptr);

    /// Another profile, or the same as it is stored now.
    void setProfile(const Profile &profile);
    /// Back to what is stored.
    void drop();
    void setKeyState(KeyState state);
    /// Suggestions; any other name can be typed.
    void setModels(const QStringList &models);
    /// As if the person had typed it.
    void setBaseUrl(const QString &baseUrl);
    /// The certificate that is trusted whatever its chain, by its SHA-256.
    void setPin(const QString &sha256);
    void setTheme(const Theme &theme);

    [[nodiscard]] const Profile &stored() const { return m_stored; }
    /// As the fields say it.
    [[nodiscard]] Profile profile() const;
    [[nodiscard]] tl::expected<KeyChange, KeyFault> keyChange() const { return m_key->change(); }
    [[nodiscard]] bool isChanged() const;
    /// Everything in it can be stored.
    [[nodiscard]] bool isValid() const;

    void focusBaseUrl();
    void focusKey();

signals:
    void changed();
    /// The person came to the model field with an address and a key not asked before.
    void modelsWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpFields();
    void addField(QBoxLayout &column, const QString &name, QWidget *field, QWidget *buddy);
    void fill(const Profile &profile);
    void refresh();
    void wantModels();

    Theme m_theme;
    Profile m_stored;
    QLabel *m_guideNote;
    QLineEdit *m_name;
    QLineEdit *m_baseUrl;
    RemarkLabel *m_address;
    KeyField *m_key;
    ChoiceBox *m_model;
    ChoiceBox *m_streaming;
    QString m_modelsAskedAt;
    QString m_pinned;
    QList<QLabel *> m_labels;
};

} // namespace Hiwar
