// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Prompts in the composer: finds those for a "/name" that is typed, asks for the values of their
// variables, and inserts them. GUI thread.
#pragma once

#include "app/history/libraryitems.h"
#include "ui/conversation/conversationview.h"

#include <QObject>

#include <functional>

namespace Hiwar {

class Composer;
class Library;

class PromptController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Composer &composer;
        const ConversationView &conversation;
    };

    /// All must outlive it. `clock` returns UTC.
    PromptController(const Views &views, Library &library, std::function<QDateTime()> clock,
                     QObject *parent = nullptr);

    /// Inserts it, after it was given its values.
    void use(const Prompt &prompt);

private:
    void offer(const QString &typed);
    void fill(const QHash<QString, QString> &values);

    Views m_views;
    Library &m_library;
    const std::function<QDateTime()> m_clock;
    Prompt m_prompt; ///< that is filled
};

} // namespace Hiwar
