// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is known of a model: what its service tells in its list of models, and what the user entered
// over that. Everything but the name may be unknown. Values; any thread.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Hiwar {

/// For a million tokens.
struct ModelPrice
{
    double input = 0;
    double output = 0;
    std::optional<double> cachedInput;        ///< of what the service still knew; unset: as `input`
    QString currency = QStringLiteral("USD"); ///< ISO 4217

    bool operator==(const ModelPrice &) const = default;
};

struct ModelInfo
{
    QString id;                          ///< the name under which it is requested
    std::optional<qint64> contextTokens; ///< question and reply together
    std::optional<bool> takesPictures;
    std::optional<bool> callsTools;
    std::optional<ModelPrice> price;

    bool operator==(const ModelInfo &) const = default;
};

/// A model of one profile.
struct ModelRef
{
    QString profileId;
    QString model;

    bool operator==(const ModelRef &) const = default;
};

/// More is not known besides its name.
[[nodiscard]] bool isBare(const ModelInfo &info);
/// What is reported, with what is known of `own` in its place.
[[nodiscard]] ModelInfo completed(const ModelInfo &told, const ModelInfo &own);
/// The one of that name; nullptr: there is none.
[[nodiscard]] const ModelInfo *findModel(const QList<ModelInfo> &infos, const QString &id);
/// Sets the price of that model, which may be new; what else is known of it stays.
void setPrice(QList<ModelInfo> &infos, const QString &id, const ModelPrice &price);
[[nodiscard]] QStringList namesOf(const QList<ModelInfo> &infos);
/// Those of which more is known than their names.
[[nodiscard]] QList<ModelInfo> withFacts(QList<ModelInfo> infos);

} // namespace Hiwar
