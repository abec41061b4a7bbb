// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/modelcontroller.h"

#include "app/chat/openconversations.h"
#include "app/controllers/remedy.h"
#include "app/settings/currentsettings.h"
#include "ui/composer/composer.h"
#include "ui/settings/chatmodels.h"
#include "ui/window/header.h"
#include "ui/window/sidepanels.h"
#include "ui/window/welcome.h"

#include <QActionGroup>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qsizetype mostModels = 30; // more are found in the settings, by a part of their name

/// A menu takes & for a mark.
QString escaped(QString name)
{
    return name.replace(u'&', u"&&"_s);
}

QString answererOf(const Profile &profile)
{
    if (profile.builtIn)
        return profile.name;
    return profile.model.trimmed().isEmpty() ? QString() : profile.name + u" · "_s + profile.model;
}

} // namespace

ModelController::ModelController(const Views &views, OpenConversations &conversations,
                                 CurrentSettings &settings, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_conversations(conversations)
    , m_settings(settings)
{
    const auto fillMenu = [this](QMenu *menu) { fill(*menu); };
    connect(&views.header, &Header::modelMenuRequested, this, fillMenu);
    connect(&views.composer, &Composer::modelMenuRequested, this, fillMenu);
    connect(&views.welcome, &Welcome::chooseModelRequested, this, &ModelController::leadToModels);
    // The button goes, and would hand the focus to the next one.
    connect(&views.welcome, &Welcome::localServerChosen, &views.composer, &Composer::focusText);
    connect(&settings, &CurrentSettings::changed, this, &ModelController::refresh);
    connect(&settings, &CurrentSettings::profileChosen, this, [this](const QString &id) {
        m_conversations.setProfile(m_conversations.shownId(), id);
        refresh();
    });
    connect(&conversations, &OpenConversations::shownChanged, this, &ModelController::takeShown);
    takeShown();
}

void ModelController::takeShown()
{
    disconnect(m_shownChanges);
    if (const ChatSession *session = m_conversations.shown())
        m_shownChanges = connect(&session->conversation(), &Conversation::infoChanged, this,
                                 &ModelController::refresh);
    refresh();
}

const Profile &ModelController::profile() const
{
    const ChatSession *session = m_conversations.shown();
    const QString id = session ? session->conversation().info().profileId : QString();
    return m_settings.profile(id);
}

void ModelController::refresh()
{
    const Profile &shown = profile();
    m_views.header.setModel(answererOf(shown));
    m_views.composer.setModel(answererOf(shown));
    m_views.composer.setSendKey(m_settings.settings().sendKey == SendKey::CtrlEnter);
    if (shown.builtIn)
        m_views.welcome.setGuide();
    else
        m_views.welcome.setModel(shown.model);
}

void ModelController::fill(QMenu &menu)
{
    addProfiles(menu);
    addModels(menu);
    menu.addSeparator();
    if (!profile().builtIn)
        menu.addAction(tr("Another model…"), this, &ModelController::leadToModels);
    menu.addAction(tr("Services and keys…"), this,
                   [this] { m_views.panels.setSettingsShown(true); });
}

void ModelController::addProfiles(QMenu &menu)
{
    auto *group = new QActionGroup(&menu);
    const QString shown = profile().id;
    for (const Profile &each : m_settings.settings().profiles) {
        const QString answerer = answererOf(each);
        QAction *action = menu.addAction(escaped(answerer.isEmpty() ? each.name : answerer), this,
                                         [this, id = each.id] { m_settings.chooseProfile(id); });
        action->setCheckable(true);
        action->setChecked(each.id == shown);
        group->addAction(action);
    }
}

void ModelController::addModels(QMenu &menu)
{
    const Profile &shown = profile();
    const QStringList models = sortModels(shown.models).chat;
    if (shown.builtIn || models.size() < 2)
        return;
    QMenu *list = menu.addMenu(tr("Models of %1").arg(escaped(shown.name)));
    auto *group = new QActionGroup(list);
    for (const QString &model : models.first(std::min(models.size(), mostModels))) {
        QAction *action = list->addAction(escaped(model), this, [this, id = shown.id, model] {
            m_settings.change([&](Settings &settings) {
                for (Profile &each : settings.profiles) {
                    if (each.id == id)
                        each.model = model;
                }
            });
        });
        action->setCheckable(true);
        action->setChecked(model == shown.model);
        group->addAction(action);
    }
}

void ModelController::leadToModels()
{
    showRemedy(m_views.panels, m_settings, profile().id, {.action = MessageAction::ChooseModel});
}

} // namespace Hiwar
