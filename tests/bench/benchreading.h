// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What bench_view measures: something that shows a conversation and lets its last message grow.
// Three of them: the conversation view; Qt's own way (a QTextBrowser that gets the whole Markdown
// again); and a bare widget that shows nothing, which gives the cost of measuring.
#pragma once

#include <QAbstractScrollArea>

#include <memory>

class BenchReading
{
public:
    virtual ~BenchReading() = default;

    /// The window, as large as the view; its viewport is painted.
    [[nodiscard]] virtual QAbstractScrollArea &area() = 0;
    /// Puts the messages in memory, as if read from the history …
    virtual void prepare(const QStringList &messages) = 0;
    /// … and shows them.
    virtual void open() = 0;
    /// Adds to the last message.
    virtual void append(const QString &text) = 0;
    virtual void zoom(qreal factor) = 0;
};

/// "hiwar", "browser" or "bare".
[[nodiscard]] std::unique_ptr<BenchReading> makeReading(const QString &name);

/// Text like that of replies: prose, lists, code, a table, Arabic; about `characters` long. The
/// same for the same seed.
[[nodiscard]] QString benchText(qsizetype characters, quint32 seed);
/// A conversation of `count` messages of 2 KB on average.
[[nodiscard]] QStringList benchConversation(int count);
