// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The rows of the request panel, one class for each kind of value. GUI thread.
#pragma once

#include "ui/request/requestrow.h"

#include <functional>

class QLineEdit;

namespace Hiwar {

class ChoiceBox;
class GrowingEdit;

class NumberRow : public RequestRow
{
    Q_OBJECT

public:
    NumberRow(const QString &name, const NumberRule &rule, QWidget *parent);

protected:
    void showOwn(const std::optional<QJsonValue> &own) override;
    void showInherited(const QString &words) override;

private:
    QLineEdit *m_edit;
};

/// A text, or what a function reads from one.
class TextRow : public RequestRow
{
    Q_OBJECT

public:
    struct Kind
    {
        bool isCode = false;
        int least = 2; ///< lines
        int most = 12;
        std::function<TypedValue(const QString &)> read;
        std::function<QString(const QJsonValue &)> write;
    };

    TextRow(const QString &name, Kind kind, QWidget *parent);
    void setTheme(const Theme &theme) override;

protected:
    void showOwn(const std::optional<QJsonValue> &own) override;
    void showInherited(const QString &words) override;
    [[nodiscard]] QString wordsFor(const QJsonValue &value) const override;

private:
    Kind m_kind;
    GrowingEdit *m_edit;
};

class EffortRow : public RequestRow
{
    Q_OBJECT

public:
    explicit EffortRow(QWidget *parent);

protected:
    void showOwn(const std::optional<QJsonValue> &own) override;
    void showInherited(const QString &words) override;

private:
    ChoiceBox *m_box;
};

class FormatRow : public RequestRow
{
    Q_OBJECT

public:
    explicit FormatRow(QWidget *parent);
    void setTheme(const Theme &theme) override;

    /// A format that this row can show; others are among the further fields.
    [[nodiscard]] static bool isKnown(const QJsonValue &format);

protected:
    void showOwn(const std::optional<QJsonValue> &own) override;
    void showInherited(const QString &words) override;
    [[nodiscard]] QString wordsFor(const QJsonValue &value) const override;

private:
    void choose();

    ChoiceBox *m_box;
    GrowingEdit *m_schema;
};

/// Of the system prompt, of stop sequences, and of the fields without a row.
[[nodiscard]] TextRow::Kind promptKind();
[[nodiscard]] TextRow::Kind stopKind();
[[nodiscard]] TextRow::Kind fieldsKind();

} // namespace Hiwar
