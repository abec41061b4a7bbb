// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/palettemodel.h"

#include "ui/palette/paletteroles.h"

#include <QCoreApplication>
#include <QStringList>

namespace Hiwar {

namespace {

struct PaletteModelTr
{
    Q_DECLARE_TR_FUNCTIONS(Hiwar::PaletteModel)
};

QString wordOf(PaletteKind kind)
{
    switch (kind) {
    case PaletteKind::Action:
        return PaletteModelTr::tr("Action");
    case PaletteKind::Setting:
        return PaletteModelTr::tr("Setting");
    case PaletteKind::Conversation:
        return PaletteModelTr::tr("Conversation");
    case PaletteKind::Persona:
        return PaletteModelTr::tr("Persona");
    case PaletteKind::Prompt:
        return PaletteModelTr::tr("Prompt");
    case PaletteKind::Model:
        return PaletteModelTr::tr("Model");
    }
    return {};
}

} // namespace

void PaletteModel::setEntries(const QList<PaletteEntry> &entries, const QDateTime &now)
{
    m_search.emplace(entries, now);
    filter(m_typed);
}

void PaletteModel::filter(const QString &typed)
{
    beginResetModel();
    m_typed = typed;
    m_rows = m_search ? m_search->matching(typed, mostRows) : QList<qsizetype>();
    endResetModel();
}

const PaletteEntry *PaletteModel::entry(int row) const
{
    return row >= 0 && row < m_rows.size() ? &m_search->entries().at(m_rows.at(row)) : nullptr;
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    const PaletteEntry *shown = entry(index.row());
    if (!index.isValid() || !shown)
        return {};
    if (role == Qt::DisplayRole)
        return shown->title;
    if (role == PaletteKindRole)
        return wordOf(shown->kind);
    if (role == PalettePlaceRole)
        return shown->place;
    if (role == PaletteKeysRole)
        return shown->keys;
    if (role != Qt::AccessibleTextRole)
        return {};
    QStringList parts{shown->title, wordOf(shown->kind), shown->place, shown->keys};
    parts.removeAll(QString());
    return parts.join(PaletteModelTr::tr(", "));
}

} // namespace Hiwar
