// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/find/finder.h"
#include "ui/find/outlinepanel.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/icon.h"
#include "ui/theme/widgetpalette.h"
#include "ui/window/accessiblewindow.h"
#include "ui/window/binnedbar.h"
#include "ui/window/conversationstack.h"
#include "ui/window/forkbar.h"
#include "ui/window/header.h"
#include "ui/window/limitbar.h"
#include "ui/window/nextpane.h"
#include "ui/window/noticebar.h"
#include "ui/window/shortcutsheet.h"
#include "ui/window/sidepanels.h"
#include "ui/window/strayinput.h"
#include "ui/window/tabstrip.h"
#include "ui/window/temporarybar.h"
#include "ui/window/toast.h"
#include "ui/window/welcome.h"
#include "ui/window/windowactions.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QScreen>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr QSize firstSize(1100, 820);
constexpr QSize aboutAFrame(16, 48); // the real size is known only once it is shown
constexpr QSize leastSize(360, 420);
constexpr int leastColumn = 360;

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
    , m_row(new QWidget(this))
    , m_sidebar(new Sidebar(m_row))
    , m_column(new QWidget(m_row))
    , m_tabs(new TabStrip(m_column))
    , m_header(new Header(m_column))
    , m_notice(new NoticeBar(m_column))
    , m_temporary(new TemporaryBar(m_column))
    , m_binned(new BinnedBar(m_column))
    , m_fork(new ForkBar(m_column))
    , m_view(new ConversationView(m_column))
    , m_stack(new ConversationStack(*m_view, m_column))
    , m_finder(new Finder(*m_view))
    , m_outline(new OutlinePanel(*m_view))
    , m_limit(new LimitBar(m_column))
    , m_composer(new Composer(m_column))
    , m_welcome(new Welcome)
    , m_panels(new SidePanels(*m_row))
    , m_actions(new WindowActions(*this, {.conversation = *m_view,
                                          .finder = *m_finder,
                                          .outline = *m_outline,
                                          .notice = *m_notice,
                                          .panels = *m_panels,
                                          .tabs = *m_tabs}))
    , m_shortcuts(new ShortcutSheet(*this))
    , m_stray(new StrayInput(*this, *m_composer, {m_sidebar, m_header, m_stack}))
{
    installAccessibleWindow();
    setObjectName(u"hiwar"_s);
    setWindowIcon(programIcon());
    setConversationTitle({});
    resize(firstSize.boundedTo(screen()->availableSize() - aboutAFrame));
    setMinimumSize(leastSize);
    m_view->setEmptyState(m_welcome);
    placeViews();
    connectHeader();
    connectPanels();
    connectActions();
    arrange();
}

void MainWindow::placeViews()
{
    auto *column = new QVBoxLayout(m_column);
    column->setContentsMargins({});
    column->setSpacing(0);
    for (QWidget *part : QList<QWidget *>{m_tabs, m_header, m_notice, m_temporary, m_binned, m_fork,
                                          m_stack, m_limit, m_composer})
        column->addWidget(part, part == m_stack ? 1 : 0);
    auto *row = new QHBoxLayout(m_row);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(m_sidebar);
    row->addWidget(m_column, 1);
    setCentralWidget(m_row);
    m_notice->toast().setAbove(m_composer);
}

void MainWindow::connectHeader()
{
    m_header->addButtons(m_actions->forHeader());
    connect(m_header, &Header::sidebarRequested, this, &MainWindow::toggleSidebar);
    m_composer->setActions(m_actions->forComposer());
    connect(m_header, &Header::moreMenuRequested, m_actions, &WindowActions::fillMenu);
    connect(m_header, &Header::renameEnded, m_composer, &Composer::focusText);
    connect(m_stray, &StrayInput::composerWanted, this, &MainWindow::write);
}

void MainWindow::connectPanels()
{
    const auto showSettings = [this] { m_panels->setShown(SidePanel::Settings, true); };
    connect(m_sidebar, &Sidebar::settingsRequested, this, showSettings);
    connect(m_sidebar, &Sidebar::closeRequested, this, &MainWindow::write);
    connect(m_sidebar, &Sidebar::attentionRequested, this, [this] {
        if (!m_shown.sidebar)
            toggleSidebar();
    });
    connect(m_welcome, &Welcome::connectRequested, this, showSettings);
    connect(m_panels, &SidePanels::wantedChanged, this, [this] {
        m_wishes.sidebarInFront = false; // it may cover a panel that was wanted before
        arrange();
    });
    connect(m_panels, &SidePanels::shownChanged, this, [this](SidePanel which, bool shown) {
        if (!shown && isOfMessages(which))
            m_view->setFocus(Qt::OtherFocusReason);
        else if (!shown)
            m_composer->focusText();
    });
}

void MainWindow::connectActions()
{
    connect(m_actions, &WindowActions::sidebarToggled, this, &MainWindow::toggleSidebar);
    connect(m_actions, &WindowActions::paneRequested, this, &MainWindow::cyclePanes);
    connect(m_actions, &WindowActions::conversationWanted, this, &MainWindow::uncover);
    connect(m_actions, &WindowActions::messagesWanted, m_stack, &ConversationStack::leave);
    connect(m_actions, &WindowActions::writingRequested, this, &MainWindow::write);
    connect(m_actions, &WindowActions::shortcutsRequested, m_shortcuts, &ShortcutSheet::open);
    connect(m_actions, &WindowActions::searchRequested, this, [this] {
        if (!m_shown.sidebar)
            toggleSidebar();
        m_sidebar->focusSearch();
    });
}

void MainWindow::setTheme(const Theme &theme)
{
    m_theme = theme;
    setPalette(widgetPalette(theme.palette));
    m_header->setTheme(theme);
    m_sidebar->setTheme(theme);
    m_notice->setTheme(theme);
    for (StateBar *bar : QList<StateBar *>{m_temporary, m_binned, m_fork})
        bar->setTheme(theme);
    m_tabs->setTheme(theme);
    m_stack->setTheme(theme);
    m_finder->setTheme(theme);
    m_outline->setTheme(theme);
    m_actions->setTheme(theme);
    m_shortcuts->setTheme(theme);
    m_limit->setTheme(theme);
    m_composer->setTheme(theme);
    m_panels->setTheme(theme);
    m_welcome->setTheme(theme);
    arrange();
}

void MainWindow::setConversationTitle(const QString &title)
{
    m_title = title;
    nameWindow();
}

void MainWindow::setTemporary(bool temporary)
{
    if (temporary && !m_isTemporary)
        m_notice->announce(m_temporary->accessibleDescription());
    m_isTemporary = temporary;
    m_temporary->setVisible(temporary);
    nameWindow();
}

void MainWindow::nameWindow()
{
    // Desktops remember the titles of windows: that of a temporary conversation is not shown.
    const QString named = m_title.isEmpty() ? tr("New conversation") : m_title;
    const QString shown = m_isTemporary ? tr("Temporary conversation") : named;
    m_header->setTitle(shown);
    setWindowTitle(shown + u" — Hiwar"_s);
    setAccessibleName(windowTitle()); // it reports the change
}

void MainWindow::showConversation()
{
    m_stack->leave();
    uncover();
}

void MainWindow::uncover()
{
    m_wishes.sidebarInFront = false;
    arrange();
    if (!m_shown.column)
        m_panels->closeOverSettings();
    if (!m_shown.column) // the settings cover it
        m_panels->settings().requestClose();
}

void MainWindow::write()
{
    uncover();
    m_composer->focusText();
}

void MainWindow::raiseToFront()
{
    setWindowState((windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
    show();
    raise();
    activateWindow();
}

void MainWindow::toggleSidebar()
{
    // Hides a sidebar that is visible and shows one that is not; the user need not know whether
    // there was room for it.
    if (m_shown.sidebar) {
        m_wishes.sidebarInFront = false;
        arrange();
        if (m_shown.sidebar)
            m_wishes.sidebar = false;
    } else {
        m_wishes.sidebar = true;
        arrange();
        m_wishes.sidebarInFront = !m_shown.sidebar;
    }
    arrange();
}

void MainWindow::arrange()
{
    const PaneWidths widths{.narrow = m_theme.px(Theme::narrowWindow),
                            .sidebar = m_theme.px(Theme::sidebarWidth),
                            .panel = m_panels->width(width() - m_theme.px(leastColumn)),
                            .column = m_theme.px(leastColumn)};
    m_wishes.panel = m_panels->isAnyWanted();
    m_shown = planPanes(width(), m_wishes, widths);
    setPaneWidth(*m_sidebar, widths.sidebar, !m_shown.column);
    m_sidebar->setAlone(m_shown.sidebar && !m_shown.column);
    m_sidebar->setVisible(m_shown.sidebar);
    m_column->setVisible(m_shown.column);
    m_panels->arrange(m_shown.panel, !m_shown.column, widths.panel);
    m_header->setSidebarShown(m_shown.sidebar);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_endsNow && m_panels->hasUnsavedChanges()) {
        event->ignore();
        m_panels->setShown(SidePanel::Settings, true);
        m_panels->settings().afterSettling([this] { close(); });
        return;
    }
    if (!m_endsNow && m_isClosingHeld && m_isClosingHeld())
        return event->ignore();
    emit closing();
    QMainWindow::closeEvent(event);
}

void MainWindow::cyclePanes(int step)
{
    if (m_stack->step(step)) // to the next of the replies side by side
        return;
    QWidget *pane = nextPane(QList<QWidget *>{m_sidebar, m_tabs, m_header, m_notice, m_stack,
                                              &m_notice->toast(), m_limit, m_composer} +
                                 m_panels->all(),
                             step);
    if (pane == m_sidebar)
        m_sidebar->focusList();
    else if (pane == m_stack)
        m_stack->enter(step);
    else if (pane)
        focusPane(*pane);
}

} // namespace Hiwar
