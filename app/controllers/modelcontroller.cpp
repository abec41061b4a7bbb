// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/modelcontroller.h"

#include "app/chat/answerer.h"
#include "app/chat/openconversations.h"
#include "app/chat/severalmodels.h"
#include "app/chat/shownconversation.h"
#include "app/controllers/personapictures.h"
#include "app/controllers/remedy.h"
#include "app/controllers/usepersona.h"
#include "app/library/library.h"
#include "app/settings/chosenmodels.h"
#include "app/settings/currentsettings.h"
#include "ui/chooser/modelchooser.h"
#include "ui/composer/composer.h"
#include "ui/window/header.h"
#include "ui/window/sidepanels.h"
#include "ui/window/welcome.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString answererOf(const Profile &profile, const QString &model)
{
    if (profile.builtIn)
        return profile.name;
    if (profile.isOff)
        return ModelController::tr("%1 (switched off)").arg(profile.name);
    return model.isEmpty() ? QString() : profile.name + u" · "_s + model;
}

ModelInfo infoOf(const QList<ModelInfo> &infos, const QString &id)
{
    const ModelInfo *info = findModel(infos, id);
    return info ? *info : ModelInfo{.id = id};
}

} // namespace

ModelController::ModelController(const Views &views, ShownConversation &shown,
                                 CurrentSettings &settings, Library &library,
                                 PersonaPictures &pictures, SeveralModels &several, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_shown(shown)
    , m_conversations(shown.all())
    , m_settings(settings)
    , m_library(library)
    , m_pictures(pictures)
    , m_several(several)
{
    connect(&several, &SeveralModels::changed, this, &ModelController::refresh);
    connect(&pictures, &PersonaPictures::changed, this, &ModelController::refresh);
    connect(&library, &Library::changed, this, &ModelController::refresh);
    connect(&views.header, &Header::modelsRequested, this,
            [this](QWidget *button) { open(*button, {}); });
    connect(&views.composer, &Composer::modelsRequested, this, &ModelController::openChooser);
    connect(&views.welcome, &Welcome::chooseModelRequested, this,
            [this] { leadToModels(profile().id); });
    // The button goes, and would hand the focus to the next one.
    connect(&views.welcome, &Welcome::localServerChosen, &views.composer, &Composer::focusText);
    connect(&settings, &CurrentSettings::changed, this, &ModelController::takeSettings);
    connect(&settings, &CurrentSettings::profileChosen, this, [this](const QString &id) {
        m_conversations.setProfile(m_shown.id(), id);
        refresh();
    });
    connect(&shown, &ShownConversation::changed, this, &ModelController::takeShown);
    takeShown();
}

void ModelController::takeShown()
{
    for (const QMetaObject::Connection &each : std::as_const(m_shownChanges))
        disconnect(each);
    m_shownChanges.clear();
    if (const ChatSession *session = m_shown.session()) {
        m_shownChanges << connect(&session->conversation(), &Conversation::infoChanged, this,
                                  &ModelController::refresh)
                       << connect(session, &ChatSession::busyChanged, this, [this](bool busy) {
                              if (busy)
                                  keepModel();
                          });
    }
    refresh();
}

const Profile &ModelController::profile() const
{
    const ChatSession *session = m_shown.session();
    const QString id = session ? session->conversation().info().profileId : QString();
    return m_settings.profile(id);
}

ModelRef ModelController::answering() const
{
    const ChatSession *session = m_shown.session();
    const ConversationInfo info = session ? session->conversation().info() : ConversationInfo();
    return {profile().id, modelOf(info, profile()).trimmed()};
}

void ModelController::takeSettings()
{
    const Profile &now = profile();
    if (m_seen.profileId == now.id && m_seen.model != now.model)
        m_conversations.setModel(m_shown.id(), {});
    refresh();
}

const Persona *ModelController::persona() const
{
    const ChatSession *session = m_shown.session();
    const QString id = session ? session->conversation().info().personaId : QString();
    if (id.isEmpty())
        return nullptr;
    m_library.load();
    return m_library.persona(id);
}

void ModelController::refresh()
{
    const Profile &shown = profile();
    const QString model = answering().model;
    QString answerer = answererOf(shown, model);
    QImage face;
    if (const Persona *persona = this->persona()) {
        face = m_pictures.of(*persona);
        const QString name = face.isNull() ? titleOf(*persona) : persona->name;
        answerer = answerer.isEmpty() ? name : name + u" · "_s + answerer;
    }
    if (const auto together = m_several.of(m_shown.id()); !together.isEmpty()) {
        answerer = tr("%Ln models", nullptr, int(together.size()));
        face = {};
    }
    m_seen = {shown.id, shown.model};
    m_views.header.setModel(answerer);
    m_views.header.setFace(face);
    m_views.composer.setModel(answerer);
    m_views.composer.setFace(face);
    m_views.composer.setSendKey(m_settings.settings().sendKey == SendKey::CtrlEnter);
    if (shown.builtIn)
        m_views.welcome.setGuide();
    else
        m_views.welcome.setModel(model);
}

void ModelController::keepModel()
{
    const ConversationInfo info = m_shown.session()->conversation().info();
    const Profile &shown = profile();
    if (info.model.isEmpty() && info.profileId == shown.id && !shown.builtIn)
        m_conversations.setModel(info.id, shown.model);
}

void ModelController::openChooser()
{
    open(m_views.composer.modelButton(), {});
}

void ModelController::chooseForReply(const QString &messageId)
{
    open(m_views.composer.modelButton(), messageId);
}

void ModelController::open(QWidget &anchor, const QString &messageId)
{
    m_replyId = messageId;
    m_asksOthers = false;
    m_choices.emplace(m_settings.settings(), answering());
    ModelChooser &opened = chooser();
    opened.open(anchor, messageId.isEmpty() ? QString() : tr("Regenerate this reply with"));
    if (!opened.isVisible() || !messageId.isEmpty())
        return;
    const QList<ModelRef> together = m_several.of(m_shown.id());
    ModelChooser::Several how{
        .ticked = together, .least = int(SeveralModels::least), .most = int(SeveralModels::most)};
    if (together.isEmpty() && !answering().model.isEmpty())
        how.ticked = {answering()};
    opened.offerSeveral(how);
    if (!together.isEmpty())
        opened.chooseSeveral(how);
}

void ModelController::chooseOthers(const QString &messageId, int most)
{
    m_replyId = messageId;
    m_asksOthers = true;
    m_choices.emplace(m_settings.settings(), answering());
    ModelChooser &opened = chooser();
    opened.open(m_views.composer.modelButton(), tr("Ask other models, too"));
    if (opened.isVisible())
        opened.chooseSeveral({.ticked = {}, .least = 1, .most = most, .canBeOne = false});
}

void ModelController::takeSeveral(const QList<ModelRef> &chosen)
{
    if (std::exchange(m_asksOthers, false))
        emit othersChosen(std::exchange(m_replyId, {}), chosen);
    else
        m_several.set(m_shown.id(), chosen);
}

ModelChooser &ModelController::chooser()
{
    ModelChooser &made = m_views.composer.chooser();
    if (!std::exchange(m_isConnected, true))
        connectChooser(made);
    return made;
}

void ModelController::connectChooser(ModelChooser &chooser)
{
    connect(&chooser, &ModelChooser::choicesWanted, this, [this] { showChoices(false); });
    connect(&chooser, &ModelChooser::chosen, this, &ModelController::take);
    connect(&chooser, &ModelChooser::severalChosen, this, &ModelController::takeSeveral);
    connect(&chooser, &ModelChooser::modelNeeded, this, &ModelController::leadToModels);
    connect(&chooser, &ModelChooser::favouriteToggled, this, [this](const ModelRef &model) {
        m_settings.change([&model](Settings &settings) { toggleFavourite(settings, model); });
        m_choices.emplace(m_settings.settings(), answering());
        showChoices(true);
    });
    connect(&chooser, &ModelChooser::factsWanted, this, &ModelController::editFacts);
    connect(&chooser, &ModelChooser::factsEntered, this,
            [this](const ModelRef &model, const ModelInfo &own) {
                m_settings.change(
                    [&](Settings &settings) { setOwnFacts(settings, model.profileId, own); });
                m_choices.emplace(m_settings.settings(), answering());
                showChoices(true);
            });
    connect(&chooser, &ModelChooser::servicesRequested, this,
            [this] { m_views.panels.setShown(SidePanel::Settings, true); });
}

void ModelController::showChoices(bool keepsRow)
{
    ModelChooser &shown = chooser();
    shown.setChoices(m_choices->matching(shown.typed()), keepsRow);
}

void ModelController::editFacts(const ModelChoice &choice)
{
    const Profile &its = m_settings.profile(choice.ref.profileId);
    chooser().editFacts(choice, infoOf(its.modelFacts, choice.ref.model),
                        infoOf(its.ownFacts, choice.ref.model));
}

void ModelController::take(const ModelRef &chosen)
{
    if (m_replyId.isEmpty())
        choose(chosen);
    else
        emit modelChosenForReply(std::exchange(m_replyId, {}), chosen);
}

void ModelController::choose(const ModelRef &chosen)
{
    const bool isAnother = m_settings.settings().currentProfileId != chosen.profileId;
    m_settings.change([&chosen](Settings &settings) { useModel(settings, chosen); });
    const QString shownId = m_shown.id();
    m_several.set(shownId, {});
    if (isAnother)
        m_settings.chooseProfile(chosen.profileId);
    else
        m_conversations.setProfile(shownId, chosen.profileId);
    m_conversations.setModel(shownId, profile().builtIn ? QString() : chosen.model);
    refresh();
}

void ModelController::leadToModels(const QString &profileId)
{
    showRemedy(m_views.panels, m_settings, profileId, {.action = MessageAction::ChooseModel});
}

} // namespace Hiwar
