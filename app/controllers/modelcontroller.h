// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Shows who answers in the conversation that is shown, in the header and at the composer, and lets
// the user choose another profile and model there. A choice is for the shown conversation and for
// new ones; a conversation keeps the model with which it was begun, unless another is chosen there,
// or in the settings while it is shown. GUI thread.
#pragma once

#include "app/models/modelchoices.h"

#include <QObject>

#include <optional>

namespace Hiwar {

class Composer;
class CurrentSettings;
class Header;
class Library;
class ModelChooser;
class OpenConversations;
class PersonaPictures;
class SeveralModels;
class ShownConversation;
class SidePanels;
class Welcome;
struct Persona;

class ModelController : public QObject
{
    Q_OBJECT

public:
    struct Views
    {
        Header &header;
        Composer &composer;
        Welcome &welcome;
        SidePanels &panels;
    };

    ModelController(const Views &views, ShownConversation &shown, CurrentSettings &settings,
                    Library &library, PersonaPictures &pictures, SeveralModels &several,
                    QObject *parent = nullptr);

    /// At the composer; closes it if it is open.
    void openChooser();
    /// Who answers this once: modelChosenForReply() follows, and nothing else changes.
    void chooseForReply(const QString &messageId);
    /// Which other models reply to the same question, at most so many: othersChosen() follows.
    void chooseOthers(const QString &messageId, int most);
    /// From now on, here and in new conversations.
    void choose(const ModelRef &chosen);

signals:
    void modelChosenForReply(const QString &messageId, const Hiwar::ModelRef &model);
    void othersChosen(const QString &messageId, const QList<Hiwar::ModelRef> &models);

private:
    void takeShown();
    void takeSettings();
    void refresh();
    /// Of the shown conversation; nullptr: none, or not read yet.
    [[nodiscard]] const Persona *persona() const;
    void open(QWidget &anchor, const QString &messageId);
    [[nodiscard]] ModelChooser &chooser();
    void connectChooser(ModelChooser &chooser);
    void showChoices(bool keepsRow);
    void take(const ModelRef &chosen);
    void takeSeveral(const QList<ModelRef> &chosen);
    void editFacts(const ModelChoice &choice);
    /// The conversation keeps the model that it is begun with.
    void keepModel();
    void leadToModels(const QString &profileId);
    [[nodiscard]] const Profile &profile() const;
    [[nodiscard]] ModelRef answering() const;

    Views m_views;
    ShownConversation &m_shown;
    OpenConversations &m_conversations;
    CurrentSettings &m_settings;
    Library &m_library;
    PersonaPictures &m_pictures;
    std::optional<ModelChoices> m_choices; ///< while the chooser is open
    SeveralModels &m_several;
    bool m_asksOthers = false;  ///< that the chooser is open for
    QString m_replyId;          ///< that the chooser is open for; empty: for what follows
    ModelRef m_seen;            ///< the shown conversation's profile and its model
    bool m_isConnected = false; ///< with the chooser
    QList<QMetaObject::Connection> m_shownChanges;
};

} // namespace Hiwar
