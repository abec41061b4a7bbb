// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two messages and what differs between them, as the panel shows it. Plain values, any thread.
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>

#include <algorithm>

namespace Hiwar {

struct ComparedRun
{
    enum class Kind : quint8 { Equal, Removed, Added, MovedAway, MovedHere };

    Kind kind = Kind::Equal;
    qsizetype first = 0; ///< where it is in the first text
    qsizetype firstLength = 0;
    qsizetype second = 0;
    qsizetype secondLength = 0;
    qsizetype other = -1; ///< of what was moved: the run at the other place

    [[nodiscard]] bool isMoved() const
    {
        return kind == Kind::MovedAway || kind == Kind::MovedHere;
    }
    [[nodiscard]] bool isOfSecond() const
    {
        return kind == Kind::Added || kind == Kind::MovedHere || kind == Kind::Equal;
    }

    bool operator==(const ComparedRun &) const = default;
};

struct ComparedMessage
{
    QString model;   ///< who wrote it; may be empty
    int version = 0; ///< from 1; 0: the only one
    QDateTime time;  ///< UTC
    QString text;    ///< as it was written
    bool isArriving = false;

    bool operator==(const ComparedMessage &) const = default;
};

struct ShownComparison
{
    ComparedMessage first, second;
    QList<ComparedRun> runs; ///< one after the other they are the two texts
    int wordsAdded = 0;
    int wordsRemoved = 0;
    int passagesMoved = 0;

    [[nodiscard]] bool isSame() const
    {
        return std::all_of(runs.begin(), runs.end(), [](const ComparedRun &run) {
            return run.kind == ComparedRun::Kind::Equal;
        });
    }
    [[nodiscard]] QStringView textOf(const ComparedRun &run) const
    {
        return run.isOfSecond() ? QStringView(second.text).sliced(run.second, run.secondLength)
                                : QStringView(first.text).sliced(run.first, run.firstLength);
    }

    bool operator==(const ShownComparison &) const = default;
};

} // namespace Hiwar
