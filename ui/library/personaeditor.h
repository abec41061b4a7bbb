// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The fields of a persona. Rule: it emits nothing before Save. GUI thread.
#pragma once

#include "ui/library/shownlibrary.h"
#include "ui/theme/theme.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace Hiwar {

class ChoiceBox;
class GrowingEdit;
class RequestRow;

class PersonaEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PersonaEditor(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void edit(const EditedPersona &persona, const QList<NamedProfile> &profiles);
    [[nodiscard]] EditedPersona edited() const;
    /// The answer to pictureWanted(): as it is stored, and decoded.
    void setPicture(const QByteArray &png, const QImage &picture);

signals:
    /// Whether it can be saved: it has a name.
    void isSaveableChanged(bool isSaveable);
    /// A file is to be chosen.
    void pictureWanted();

private:
    QLabel *addPicture();
    QLineEdit *addLine(const QString &name, const QString &shownName);
    void addRow(const QString &field, RequestRow *row);
    void take(const QString &field, const std::optional<QJsonValue> &value);
    void present();
    void presentPicture();
    /// The fields without a row of their own.
    [[nodiscard]] QJsonObject furtherFields() const;

    Theme m_theme;
    QVBoxLayout *m_column;
    QList<QLabel *> m_labels;
    QLineEdit *m_name;
    QLineEdit *m_emoji;
    QPushButton *m_choosePicture;
    QPushButton *m_removePicture;
    QLabel *m_picture;
    QLineEdit *m_folder;
    ChoiceBox *m_profile;
    QLineEdit *m_model;
    GrowingEdit *m_first;
    QHash<QString, RequestRow *> m_rows;
    EditedPersona m_persona;
};

} // namespace Hiwar
