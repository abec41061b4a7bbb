// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// One field of a request: its editor, where its value comes from, and how to take it back. Rule:
// what is invalid is said and never emitted. GUI thread.
#pragma once

#include "net/values/settinglevel.h"
#include "ui/request/requestvalues.h"
#include "ui/theme/theme.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Hiwar {

class InlineMessageLabel;
class LinkButton;

/// What a row shows.
struct ShownField
{
    /// Absent: not set at this level. Null: set not to be sent.
    std::optional<QJsonValue> own;
    LevelledValue inherited; ///< what applies without it
    QString note;            ///< what else is to be known, as a sentence

    bool operator==(const ShownField &) const = default;
};

class RequestRow : public QWidget
{
    Q_OBJECT

public:
    /// `name` is the field's name; "system" is the system prompt.
    RequestRow(const QString &name, QWidget *parent);

    /// `isOther`: of another level or conversation, so that what is typed and invalid goes.
    void setShown(const ShownField &shown, bool isOther);
    [[nodiscard]] const QString &caption() const { return m_caption; }
    [[nodiscard]] bool isSet() const { return m_shown.own.has_value(); }
    virtual void setTheme(const Theme &theme);
    /// Its value is a limit and never sent: without one there is no limit.
    void setIsLimit();

signals:
    /// Nothing: no longer set here, because the field is empty.
    void edited(const std::optional<QJsonValue> &value);
    void resetRequested();

protected:
    /// Below the caption; the first one is the focus proxy.
    void addEditor(QWidget *editor);
    /// Shows this value; nothing and null: none.
    virtual void showOwn(const std::optional<QJsonValue> &own) = 0;
    /// What applies while none is typed; empty: the service's default.
    virtual void showInherited(const QString &words) = 0;
    /// How people read this value.
    [[nodiscard]] virtual QString wordsFor(const QJsonValue &value) const;
    /// For an empty field: these words, or that it is not set.
    [[nodiscard]] static QString placeholder(const QString &words);
    /// What is typed now.
    void take(const TypedValue &typed);

private:
    void refresh();
    void nameRow();
    [[nodiscard]] QString origin() const;

    QString m_caption;
    ShownField m_shown;
    QString m_fault;
    QFont m_captionFont;
    bool m_isFilling = false;
    bool m_isLimit = false;
    QLabel *m_label;
    LinkButton *m_leaveOut;
    LinkButton *m_reset;
    InlineMessageLabel *m_message;
    QHBoxLayout *m_links;
    QVBoxLayout *m_column;
    QList<QWidget *> m_editors;
};

} // namespace Hiwar
