// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the chooser lists: the models of all profiles that are switched on. Made when it opens, then
// asked with each key. Pure; GUI thread (translations).
//
// Without a filter: the favourites, the last used, then each profile with its models for chat, and
// last the models that are not made for chat. With one: each model once, the best match first;
// each word of the filter is a part of the profile's or the model's name, in any order, whatever
// its case and its marks. What was typed can be used as a name of every profile, the current one's
// first.
#pragma once

#include "app/settings/settings.h"
#include "ui/chooser/modelchoice.h"

namespace Hiwar {

class ModelChoices
{
public:
    /// `current` answers now; its profile may be switched off, and its model in no list.
    ModelChoices(const Settings &settings, const ModelRef &current);

    [[nodiscard]] QList<ModelChoice> matching(const QString &typed) const;

private:
    struct Entry
    {
        ModelChoice choice;
        QString foldedModel;
        QString folded; ///< profile and model
        bool isForChat = true;
        bool isRecent = false;
    };

    void addProfile(const Profile &profile, const Settings &settings);
    void add(const Profile &profile, const ModelInfo &known, bool isForChat);
    [[nodiscard]] QList<ModelChoice> all() const;
    void appendShortcuts(QList<ModelChoice> &rows, const QString &head,
                         const QList<ModelRef> &models) const;
    [[nodiscard]] const Entry *find(const ModelRef &ref) const;
    [[nodiscard]] QList<ModelChoice> found(const QString &typed) const;
    /// How well it matches, the best first: 0, 1 …; -1: not at all.
    [[nodiscard]] static int rank(const Entry &entry, const QStringList &words,
                                  const QString &whole);
    void appendTyped(QList<ModelChoice> &rows, const QString &name) const;

    ModelRef m_current;
    QList<Entry> m_entries;     // by profile, in their order
    QList<ModelChoice> m_typed; // one of each profile, without a name yet
    QList<ModelRef> m_favourites;
    QList<ModelRef> m_recent;
};

} // namespace Hiwar
