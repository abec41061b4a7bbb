// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the command palette lists: made when it opens, asked with each key. Each typed word must
// match the title or the place of an entry, in any order; a title counts more. The better match
// comes first, and among those that match as well, what was used last. Nothing typed: what was used
// last, then the actions. Pure; any thread.
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

namespace Hiwar {

enum class PaletteKind : quint8 { Action, Setting, Conversation, Persona, Prompt, Model };

struct PaletteEntry
{
    PaletteKind kind = PaletteKind::Action;
    QString id; ///< means something to who made the entry
    QString title;
    QString place;  ///< where it belongs: a menu, a section, a folder, a profile; may be empty
    QString keys;   ///< as shown; empty: none
    QDateTime used; ///< invalid: not that is known

    bool operator==(const PaletteEntry &) const = default;
};

class PaletteSearch
{
public:
    /// The last used conversations that are listed before anything is typed.
    static constexpr qsizetype mostRecent = 8;

    PaletteSearch(const QList<PaletteEntry> &entries, const QDateTime &now);

    /// Positions in entries(), the best first, at most so many.
    [[nodiscard]] QList<qsizetype> matching(const QString &typed, qsizetype most) const;
    [[nodiscard]] const QList<PaletteEntry> &entries() const { return m_entries; }

private:
    struct Folded
    {
        QString title;
        QString place;
        quint64 signs = 0; ///< see signsOf()
        int recency = 0;   ///< see recencyOf()
        qint64 used = 0;   ///< milliseconds since 1970; 0: not that is known
    };

    [[nodiscard]] QList<qsizetype> untyped(qsizetype most) const;

    QList<PaletteEntry> m_entries;
    QList<Folded> m_folded; ///< of each entry
};

/// How much a match gains by having been used a while ago: 0 to 60. A time in the future is now.
[[nodiscard]] int recencyOf(const QDateTime &used, const QDateTime &now);

/// All words in one entry, folded; 0: not all match.
[[nodiscard]] int matchOfWords(const QStringList &words, const QString &title,
                               const QString &place);

} // namespace Hiwar
