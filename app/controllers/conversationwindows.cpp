// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/conversationwindows.h"

#include "ui/composer/composer.h"
#include "ui/window/sidepanels.h"
#include "ui/window/windowactions.h"

#include <algorithm>
#include <utility>

namespace Hiwar {

namespace {

constexpr QSize firstSize{760, 720}; ///< without a sidebar
constexpr int cascadeStep = 32;      ///< each a little below the one before

} // namespace

ConversationWindows::ConversationWindows(Collaborators with, QObject *parent)
    : QObject(parent)
    , m_with(std::move(with))
{
    connect(&m_with.first.shown(), &ShownConversation::tabsChanged, this,
            &ConversationWindows::store);
    connect(&m_with.program.conversations.list(), &ConversationIndex::changed, this,
            &ConversationWindows::storeOnceListed);
    connectSpeech(m_with.first);
}

ConversationWindows::~ConversationWindows()
{
    m_ends = true; // a window that goes changes what the others have
}

void ConversationWindows::open(const QString &conversationId)
{
    OpenConversations &conversations = m_with.program.conversations;
    if (conversations.isTemporary(conversationId))
        return; // it belongs to its window
    ShownConversation &first = m_with.first.shown();
    if (WindowControllers *holder = holderOf(conversationId);
        holder && holder->shown().tabs().size() < 2) { // it is in a window of its own
        first.show(conversationId);                    // which brings that one to the front
        return;
    }
    if (conversations.viewOf(conversationId))
        release(conversationId);
    Window &made = add({});
    const QWidget &before = m_windows.size() > 1
                                ? std::prev(m_windows.end(), 2)->controllers.window()
                                : m_with.first.window();
    made.controllers.window().resize(firstSize);
    made.controllers.window().move(before.pos() + QPoint(cascadeStep, cascadeStep));
    if (conversationId.isEmpty())
        made.controllers.chat().startNew();
    else
        made.shown.show(conversationId);
    made.controllers.window().show();
    made.controllers.window().raiseToFront();
    made.controllers.window().composer().focusText();
    store();
}

void ConversationWindows::release(const QString &conversationId)
{
    if (m_with.program.conversations.isTemporary(conversationId))
        return; // it belongs to its window
    ShownConversation *view = m_with.program.conversations.viewOf(conversationId);
    if (view && view->tabs().size() > 1) {
        view->release({conversationId}); // at once, also if the next one must be loaded
        return;
    }
    if (m_with.first.shown().claims(conversationId)) {
        m_with.first.chat().startNew();
        return;
    }
    if (WindowControllers *holder = holderOf(conversationId)) {
        holder->chat().startNew();                 // it is gone when the event is over
        if (!holder->dictation().isWorthKeeping()) // its words follow the conversation
            holder->window().endNow();
    }
}

WindowControllers *ConversationWindows::holderOf(const QString &conversationId)
{
    const auto holder =
        std::find_if(m_windows.begin(), m_windows.end(), [&conversationId](const Window &each) {
            return each.shown.claims(conversationId);
        });
    return holder == m_windows.end() ? nullptr : &holder->controllers;
}

void ConversationWindows::expect(const QList<WindowState> &states, const TabState &ofFirst)
{
    m_expected = states;
    m_expectedTabs = ofFirst;
}

void ConversationWindows::restore()
{
    if (m_with.program.conversations.list().count() == 0)
        return; // it may not be read yet
    const QList<WindowState> expected = std::exchange(m_expected, {});
    const TabState tabs = std::exchange(m_expectedTabs, {});
    m_isRestoring = true; // what is not here yet stays stored
    for (const WindowState &state : expected) {
        const QString shown = shownAgain(state);
        if (shown.isEmpty())
            continue;
        Window &made = add(state);
        made.shown.addTabs(stored(state.tabs));
        made.shown.show(shown);
        made.controllers.window().show();
    }
    m_with.first.shown().addTabs(stored(tabs.ids));
    m_isRestoring = false;
    store();
}

QString ConversationWindows::shownAgain(const WindowState &state) const
{
    const OpenConversations &all = m_with.program.conversations;
    if (all.list().contains(state.conversationId))
        return all.viewOf(state.conversationId) ? QString() : state.conversationId;
    const auto first =
        std::find_if(state.tabs.begin(), state.tabs.end(), [&all](const QString &id) {
            return all.list().contains(id) && !all.viewOf(id);
        });
    return first == state.tabs.end() ? QString() : *first;
}

WindowControllers::Collaborators ConversationWindows::collaboratorsOf(Window &window)
{
    return {.program = m_with.program,
            .shown = window.shown,
            .formulas = m_with.formulas,
            .holdsClosing = [this, &window] { return holdsClosing(window); },
            .openWindow = [this](const QString &id) { open(id); },
            .takeFromOthers = [this](const QString &id) { release(id); }};
}

ConversationWindows::Window &ConversationWindows::add(const WindowState &state)
{
    Window &made = m_windows.emplace_back(*this);
    if (!state.geometry.isEmpty())
        made.controllers.window().restoreGeometry(state.geometry);
    made.controllers.window().setSidebarWanted(state.sidebarShown);
    made.controllers.setTheme(m_theme);
    connectWindow(made);
    return made;
}

void ConversationWindows::connectWindow(Window &made)
{
    MainWindow *window = &made.controllers.window();
    SidePanels *panels = &window->panels();
    connectSpeech(made.controllers);
    panels->useSettingsOf(m_with.first.window().panels());
    connect(panels, &SidePanels::settingsWantedElsewhere, &m_with.first.window(),
            &MainWindow::raiseToFront);
    connect(&window->commands(), &WindowActions::quitRequested, this,
            &ConversationWindows::quitRequested);
    connect(&made.shown, &ShownConversation::tabsChanged, this, &ConversationWindows::store);
    connect(window, &MainWindow::closing, this, [this, &made] { retire(made); });
}

void ConversationWindows::connectSpeech(WindowControllers &window)
{
    const SpeechController *speech = &window.speech();
    connect(speech, &SpeechController::begun, this, [this, speech] { stopReading(speech); });
    connect(&window.dictation(), &DictationController::begun, this, [this] { stopReading({}); });
}

void ConversationWindows::stopReading(const SpeechController *except)
{
    QList<SpeechController *> all{&m_with.first.speech()};
    for (Window &each : m_windows)
        all.append(&each.controllers.speech());
    for (SpeechController *each : std::as_const(all)) {
        if (each != except)
            each->stop();
    }
}

bool ConversationWindows::holdsEnd()
{
    return std::count_if(m_windows.begin(), m_windows.end(), [](Window &each) { // asks all
               return each.controllers.holdsClosing();
           }) > 0;
}

bool ConversationWindows::holdsClosing(Window &closing)
{
    if (!m_ends && closing.controllers.holdsClosing())
        return true;
    const auto isSeen = [&closing](const Window &each) {
        return &each != &closing && each.controllers.window().isVisible();
    };
    if (m_ends || m_with.first.window().isVisible() ||
        std::any_of(m_windows.begin(), m_windows.end(), isSeen))
        return false;
    return m_with.holdsClosing([this, &closing] {
        closing.controllers.window().hide();
        retire(closing);
    });
}

void ConversationWindows::retire(const Window &closed)
{
    if (m_ends)
        return;
    QMetaObject::invokeMethod(
        this,
        [this, &closed] {
            m_windows.remove_if([&closed](const Window &each) { return &each == &closed; });
            store();
        },
        Qt::QueuedConnection);
}

QList<WindowState> ConversationWindows::states() const
{
    QList<WindowState> states;
    for (const Window &each : m_windows) {
        const QStringList tabs = stored(each.shown.tabs());
        const QString &shown = each.shown.wantedId();
        const bool isLost = !tabs.isEmpty() && !tabs.contains(shown); // with the end
        const bool isTemporary = m_with.program.conversations.isTemporary(shown);
        if (!isLost && (shown.isEmpty() || isTemporary))
            continue;
        states.append({.conversationId = isLost ? tabs.constFirst() : shown,
                       .tabs = tabs,
                       .geometry = each.controllers.window().saveGeometry(),
                       .sidebarShown = each.controllers.window().isSidebarWanted()});
    }
    return states + m_expected;
}

QStringList ConversationWindows::stored(const QStringList &tabs) const
{
    QStringList listed;
    for (const QString &id : tabs) {
        if (m_with.program.conversations.list().contains(id))
            listed.append(id);
    }
    return listed.size() < 2 ? QStringList() : listed;
}

TabState ConversationWindows::tabsOfFirst() const
{
    if (!m_expectedTabs.ids.isEmpty())
        return m_expectedTabs;
    const ShownConversation &first = m_with.first.shown();
    const QStringList ids = stored(first.tabs());
    const QString &current = first.currentTab();
    return {.ids = ids, .shown = ids.contains(current) ? current : ids.value(0)};
}

void ConversationWindows::store()
{
    if (m_ends || m_isRestoring)
        return;
    m_with.program.settings.change([this](Settings &settings) {
        settings.windows = states();
        settings.tabs = tabsOfFirst();
    });
}

void ConversationWindows::storeOnceListed(const QString &id)
{
    if (m_listed.contains(id) || !m_with.program.conversations.viewOf(id))
        return;
    m_listed.insert(id);
    store();
}

void ConversationWindows::closeAll()
{
    store();
    m_ends = true;
    for (Window &each : m_windows)
        each.controllers.window().endNow();
}

void ConversationWindows::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (Window &each : m_windows)
        each.controllers.setTheme(theme);
}

bool ConversationWindows::isAnyVisible() const
{
    return std::any_of(m_windows.begin(), m_windows.end(),
                       [](const Window &each) { return each.controllers.window().isVisible(); });
}

bool ConversationWindows::isBusy() const
{
    return std::any_of(m_windows.begin(), m_windows.end(), [](const Window &each) {
        return each.controllers.isBusy() || each.shown.hasTemporary();
    });
}

} // namespace Hiwar
