// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The system prompt and the parameters of requests, beside the conversation: those of this
// conversation, and those of its profile. Each row shows what applies without it and where that
// comes from. Rule: a change is emitted as it is typed; what is invalid is said, and not emitted.
// Passive: setShown() in. GUI thread.
#pragma once

#include "net/values/requestsettings.h"
#include "net/values/settinglevel.h"
#include "ui/theme/theme.h"

#include <QMap>
#include <QStringList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace Hiwar {

class ChoiceBox;
class InlineMessageLabel;
class LinkButton;
class RequestRow;
class SectionBar;
struct ShownField;

struct NamedPersona
{
    QString id;
    QString name;

    bool operator==(const NamedPersona &) const = default;
};

struct ShownRequest
{
    QString conversationId; ///< empty: none is shown
    QString personaId;      ///< of the conversation; empty: none
    QString personaName;
    bool isPersonaGone = false;
    QList<NamedPersona> personas; ///< all that can be chosen
    QString profileId;
    QString profileName;
    QString model;
    bool isProfileOwn = true; ///< false: the Guide, whose settings cannot be changed
    RequestSettings conversation;
    RequestSettings profile;
    EffectiveSettings inherited; ///< what applies without the conversation's own
    QStringList refused;         ///< fields that the model refused

    bool operator==(const ShownRequest &) const = default;
};

class RequestPanel : public QWidget
{
    Q_OBJECT

public:
    explicit RequestPanel(QWidget *parent = nullptr);

    void setShown(const ShownRequest &shown);
    void setTheme(const Theme &theme);

signals:
    void closeRequested();
    /// Of the conversation; empty: none.
    void personaChosen(const QString &personaId);
    /// All settings of this level, one of them changed.
    void changed(Hiwar::SettingLevel level, const Hiwar::RequestSettings &settings);
    /// The same after a reset, which can be undone; the sentence says what was reset.
    void wasReset(Hiwar::SettingLevel level, const Hiwar::RequestSettings &settings,
                  const QString &sentence);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QWidget *makeHeader();
    [[nodiscard]] QWidget *makeRows();
    void add(const QString &name, RequestRow *row);
    [[nodiscard]] SettingLevel level() const;
    [[nodiscard]] const RequestSettings &own() const;
    void present(bool isOther);
    void presentPersona();
    [[nodiscard]] QString aboutLevel() const;
    [[nodiscard]] ShownField fieldOf(const QString &name) const;
    [[nodiscard]] ShownField promptField() const;
    [[nodiscard]] ShownField furtherFields() const;
    [[nodiscard]] ShownField contextField(const QString &name) const;
    [[nodiscard]] QString noteOf(const QString &sentAs) const;
    /// The name under which the row of this field sets it.
    [[nodiscard]] QString sentName(const QString &name, const QJsonObject &fields) const;
    [[nodiscard]] bool hasRow(const QString &field, const QJsonObject &fields) const;
    [[nodiscard]] RequestSettings with(const QString &name,
                                       const std::optional<QJsonValue> &value) const;
    void edit(const QString &name, const std::optional<QJsonValue> &value);
    void reset(const QString &name);
    void resetAll();
    void keep(const RequestSettings &settings);

    Theme m_theme;
    ShownRequest m_shown;
    QLabel *m_title;
    QHBoxLayout *m_titleRow = nullptr;
    QToolButton *m_close;
    SectionBar *m_levels;
    InlineMessageLabel *m_about;
    QLabel *m_personaLabel;
    ChoiceBox *m_persona;
    LinkButton *m_resetAll;
    QScrollArea *m_area;
    QVBoxLayout *m_column = nullptr;
    QStringList m_names; ///< of the rows, from above
    QMap<QString, RequestRow *> m_rows;
};

} // namespace Hiwar
