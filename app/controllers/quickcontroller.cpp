// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/quickcontroller.h"

#include "app/settings/currentsettings.h"
#include "ui/conversation/conversationview.h"

#include <QPointer>

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

bool canAnswer(const Settings &settings, const ModelRef &model)
{
    const Profile &profile = profileOf(settings, model.profileId);
    return profile.id == model.profileId && !profile.isOff;
}

/// The one in use first, then one for each profile, then the favourites.
QList<ModelRef> answerersIn(const Settings &settings)
{
    QList<ModelRef> found{{settings.currentProfileId, {}}};
    const auto add = [&](const ModelRef &model) {
        const Profile &profile = profileOf(settings, model.profileId);
        const ModelRef plain{model.profileId,
                             model.model == profile.model ? QString() : model.model};
        if (canAnswer(settings, model) && !found.contains(plain))
            found.append(plain);
    };
    for (const Profile &profile : settings.profiles)
        add({profile.id, {}});
    for (const ModelRef &model : settings.favouriteModels)
        add(model);
    return found;
}

QString nameOf(const Settings &settings, const ModelRef &answerer)
{
    const Profile &profile = profileOf(settings, answerer.profileId);
    const QString &model = answerer.model.isEmpty() ? profile.model : answerer.model;
    return profile.builtIn || model.isEmpty() ? profile.name
                                              : profile.name + QStringLiteral(" · ") + model;
}

} // namespace

QuickController::QuickController(Collaborators with, QObject *parent)
    : QObject(parent)
    , m_with(std::move(with))
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
{
}

QuickController::~QuickController()
{
    if (m_window) {
        m_window->disconnect(this);
        m_window->conversation().setModel(nullptr);
    }
}

void QuickController::setTheme(const Theme &theme)
{
    m_theme = theme;
    if (m_window)
        m_window->setTheme(theme);
}

void QuickController::open()
{
    if (!m_window)
        makeWindow();
    if (!m_quick)
        begin();
    m_window->setCtrlEnterSends(m_with.settings.settings().sendKey == SendKey::CtrlEnter);
    listAnswerers();
    m_window->setWindowState(m_window->windowState() & ~Qt::WindowMinimized);
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    m_window->focusText();
}

void QuickController::makeWindow()
{
    m_window = std::make_unique<QuickWindow>();
    m_window->setTheme(m_theme);
    m_window->conversation().setReadingOptions(m_with.settings.settings().reading);
    m_window->conversation().setFormulaSource(m_with.formulas);
    connect(m_window.get(), &QuickWindow::asked, this, &QuickController::ask);
    connect(m_window.get(), &QuickWindow::stopRequested, this, [this] {
        if (m_quick)
            m_quick->session().stop();
    });
    connect(m_window.get(), &QuickWindow::keepRequested, this, &QuickController::keep);
    connect(m_window.get(), &QuickWindow::answererChosen, this, [this](int index) {
        m_chosen = m_answerers.value(index);
        use(m_chosen);
    });
    connect(m_window.get(), &QuickWindow::closed, this, [this] {
        end();
        emit closed();
    });
    connect(&m_window->conversation(), &ConversationView::actionRequested, this,
            [this](const QString &messageId, MessageAction action) {
                if (!m_quick)
                    return;
                if (action == MessageAction::Stop)
                    m_quick->session().stop();
                else if ((action == MessageAction::Retry || action == MessageAction::Regenerate) &&
                         !m_with.isHeld(m_quick->conversation(), {}))
                    m_quick->session().regenerate(messageId);
            });
}

void QuickController::begin()
{
    m_quick = std::make_unique<QuickConversation>(m_with.conversations);
    m_model = std::make_unique<ConversationModel>(m_quick->conversation());
    m_window->conversation().setModel(m_model.get());
    connect(&m_quick->session(), &ChatSession::busyChanged, m_window.get(), &QuickWindow::setBusy);
}

void QuickController::end()
{
    m_window->conversation().setModel(nullptr);
    m_model.reset();
    m_quick.reset();
    m_window->setText({});
    m_window->setBusy(false);
    m_window->setBegun(false);
}

void QuickController::listAnswerers()
{
    const Settings &settings = m_with.settings.settings();
    m_answerers = answerersIn(settings);
    if (!canAnswer(settings, m_chosen))
        m_chosen = {};
    if (!m_chosen.profileId.isEmpty() && !m_answerers.contains(m_chosen))
        m_answerers.append(m_chosen);
    QStringList names;
    for (const ModelRef &each : std::as_const(m_answerers))
        names << nameOf(settings, each);
    const auto current = std::max<qsizetype>(0, m_answerers.indexOf(m_chosen));
    m_window->setAnswerers(names, int(current));
    use(m_answerers.value(current));
}

void QuickController::use(const ModelRef &answerer)
{
    if (!m_quick)
        return;
    m_quick->conversation().setProfile(answerer.profileId);
    m_quick->conversation().setModel(answerer.model);
}

void QuickController::ask(const QString &question)
{
    if (!m_quick)
        return;
    if (m_with.isHeld(m_quick->conversation(), question)) {
        m_window->tellHeld(tr("It was not sent: there is something to decide first."),
                           tr("Go on in the window"), [self = QPointer(this), question] {
                               if (!self)
                                   return;
                               self->m_window->close();
                               emit self->handedOver(question);
                           });
        return;
    }
    m_window->setText({});
    m_window->setBegun(true);
    m_quick->session().send(question);
}

void QuickController::keep()
{
    if (!m_quick)
        return;
    const QString id = m_quick->keep();
    m_window->close();
    emit kept(id);
}

} // namespace Hiwar
