// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Asks before a message leaves that looks like it holds a secret. Rule: whatever a person writes
// leaves through the composer, and the composer asks here each time; also when it is only added or
// a reply is rewritten, because any later request takes that with it. What
// the user agreed to send is not asked again in the same conversation. GUI thread.
#pragma once

#include "app/secretcheck/allowedsecrets.h"

#include <QObject>

#include <memory>

namespace Hiwar {

class Composer;
class CurrentSettings;
class OwnSecrets;
class SecretFinder;
class SeveralModels;
class SettingsPanel;
class ShownConversation;
struct Profile;

class SecretController : public QObject
{
    Q_OBJECT

public:
    struct Collaborators
    {
        ShownConversation &shown;
        CurrentSettings &settings;
        const OwnSecrets &own;
        AllowedSecrets &allowed;
        const SeveralModels *several = nullptr; ///< who answers together; may be nullptr
    };

    SecretController(Composer &composer, const Collaborators &with, QObject *parent = nullptr);
    ~SecretController() override;

    /// Called once the panel is made.
    void setPanel(SettingsPanel &panel);
    /// Whether the user is asked before this text goes to that profile in this conversation.
    [[nodiscard]] bool warnsOf(const QString &conversationId, const QString &text,
                               const Profile &profile);
    /// The user wants it sent as it is in this conversation.
    void allow(const QString &conversationId, const QString &text);

private:
    /// Shows the warning, if there is something to warn of.
    [[nodiscard]] bool holds(const QString &text);
    [[nodiscard]] QList<FoundSecret> find(const QString &text);
    /// The names of the profiles to which the shown conversation's next question leaves this
    /// computer.
    [[nodiscard]] QStringList receivers() const;

    Composer &m_composer;
    Collaborators m_with;
    std::unique_ptr<SecretFinder> m_finder; ///< made by the first message
};

} // namespace Hiwar
