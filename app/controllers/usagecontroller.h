// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows in the composer what the next request will use, a moment after the last key so that typing
// never waits for it, and asks before a request that would pass the profile's limit of the day.
// Looks at the next request for the lens, too. GUI thread.
#pragma once

#include "app/chat/requestlevels.h"
#include "app/library/library.h"
#include "app/settings/currentsettings.h"
#include "app/usage/contextlens.h"
#include "app/usage/spendinglimit.h"
#include "app/usage/usageledger.h"

#include <QTimer>

namespace Hiwar {

class Composer;
class LimitBar;
class SeveralModels;
class ShownConversation;
class SidePanels;

class UsageController : public QObject
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds pause{300};

    struct Views
    {
        Composer &composer;
        LimitBar &limit;
        SidePanels &panels;
    };
    struct Collaborators
    {
        OpenConversations &conversations;
        ShownConversation &shown;
        CurrentSettings &settings;
        UsageLedger &usage;
        Library &library;
        Clock clock;
        const SeveralModels *several = nullptr; ///< who answers together; may be nullptr
    };

    UsageController(const Views &views, const Collaborators &with, QObject *parent = nullptr);

    /// Whether the next request of the conversation, with this question if it is not empty, would
    /// pass the limit. Then the bar asks, and `act` is called when the user agrees.
    [[nodiscard]] bool holds(const Conversation &conversation, const QString &question,
                             const std::function<void()> &act);
    /// The same of requests to these models at once, asked once for all of them.
    [[nodiscard]] bool holds(const Conversation &conversation, const QString &question,
                             const QList<ModelRef> &models, const std::function<void()> &act);

    /// The same without asking: whether the request would pass the limit.
    [[nodiscard]] bool passes(const Conversation &conversation, const QString &question);
    /// The same, with the files of this one.
    [[nodiscard]] bool passes(const Conversation &conversation, const QueuedQuestion &question);

    /// The next request of the conversation, with this question.
    [[nodiscard]] ContextLens look(const Conversation &conversation, const QString &question,
                                   const QList<Attachment> *files = nullptr);
    /// What goes out beside its messages. Loads the library for a persona; until it is there,
    /// without it.
    [[nodiscard]] EffectiveSettings settingsFor(const Conversation &conversation,
                                                const Profile &profile) const;

signals:
    /// The next request of the shown conversation is another one.
    void looked(const Hiwar::ContextLens &lens);

private:
    [[nodiscard]] const Profile &profileOf(const Conversation &conversation) const;
    /// Who gets the next question: the conversation's model, or several.
    [[nodiscard]] QList<ModelRef> answererOf(const Conversation &conversation) const;
    [[nodiscard]] ContextLens look(const Conversation &conversation, const QString &question,
                                   const ModelRef &by, const QList<Attachment> *files = nullptr);
    void showEstimate(const Conversation &conversation, const QString &draft,
                      const QList<ModelRef> &models);
    void watchShown();
    void refreshSoon();
    void refresh();
    /// nullopt: the requests pass no limit.
    [[nodiscard]] std::optional<LimitPassed> limitOf(const Conversation &conversation,
                                                     const QString &question,
                                                     const QList<ModelRef> &models,
                                                     const QList<Attachment> *files = nullptr);
    void forget();
    void raiseLimit();

    Views m_views;
    Collaborators m_with;
    LensCounter m_counter;
    QTimer m_timer;
    std::function<void()> m_held; ///< what waits for the user
    QString m_heldProfile;
};

} // namespace Hiwar
