// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/mainwindow.h"

#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/find/cornerbuttons.h"
#include "ui/find/finder.h"
#include "ui/find/outlinepanel.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/icon.h"
#include "ui/theme/quietstyle.h"
#include "ui/window/noticebar.h"
#include "ui/window/temporarybar.h"
#include "ui/window/welcome.h"

#include <QDropEvent>
#include <QHBoxLayout>
#include <QMimeData>
#include <QPainter>
#include <QScreen>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr QSize firstSize(1100, 820);
constexpr QSize aboutAFrame(16, 48); // how much it is, is known when it is there
constexpr QSize leastSize(360, 420);
constexpr int leastColumn = 360;

/// Beside the conversation a pane has its width, alone it takes all there is.
void setPaneWidth(QWidget &pane, int width, bool alone)
{
    pane.setMinimumWidth(alone ? 0 : width);
    pane.setMaximumWidth(alone ? QWIDGETSIZE_MAX : width);
}

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
    , m_sidebar(new Sidebar(this))
    , m_column(new QWidget(this))
    , m_strip(new QWidget(m_column))
    , m_showSidebar(new QToolButton(m_strip))
    , m_new(new QToolButton(m_strip))
    , m_notice(new NoticeBar(m_column))
    , m_temporary(new TemporaryBar(m_column))
    , m_view(new ConversationView(m_column))
    , m_finder(new Finder(*m_view))
    , m_outline(new OutlinePanel(*m_view))
    , m_composer(new Composer(m_column))
    , m_welcome(new Welcome)
{
    setAccessibleName(u"Hiwar"_s);
    setObjectName(u"hiwar"_s);
    setWindowIcon(programIcon());
    setConversationTitle({});
    resize(firstSize.boundedTo(screen()->availableSize() - aboutAFrame));
    setMinimumSize(leastSize);
    setAcceptDrops(true);
    m_view->setEmptyState(m_welcome);
    placeViews();
    addActions();
    addReadingActions();
    addPrintActions();
    arrange();
}

void MainWindow::placeViews()
{
    m_showSidebar->setAccessibleName(tr("Show sidebar"));
    m_showSidebar->setToolTip(tr("Show sidebar (Ctrl+B)"));
    m_showSidebar->setAutoRaise(true);
    m_new->setAccessibleName(tr("New conversation"));
    m_new->setToolTip(tr("New conversation (Ctrl+N)"));
    m_new->setAutoRaise(true);
    auto *strip = new QHBoxLayout(m_strip);
    strip->addWidget(m_showSidebar);
    strip->addWidget(m_new);
    strip->addStretch(1);
    connect(m_showSidebar, &QToolButton::clicked, this, &MainWindow::toggleSidebar);
    connect(m_new, &QToolButton::clicked, this, &MainWindow::newConversationRequested);

    auto *column = new QVBoxLayout(m_column);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addWidget(m_strip);
    column->addWidget(m_temporary);
    m_temporary->hide();
    column->addWidget(m_view, 1);
    column->addWidget(m_composer);

    auto *all = new QWidget(this);
    auto *row = new QHBoxLayout(all);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(m_sidebar);
    row->addWidget(m_column, 1);
    setCentralWidget(all);

    connect(m_sidebar, &Sidebar::settingsRequested, this, [this] { setSettingsShown(true); });
    connect(m_welcome, &Welcome::connectRequested, this, [this] { setSettingsShown(true); });
}

void MainWindow::setTheme(const Theme &theme)
{
    m_theme = theme;
    setPalette(widgetPalette(theme.palette));
    m_showSidebar->setIcon(tintedIcon(Icon::Sidebar, theme.palette.secondary));
    m_new->setIcon(tintedIcon(Icon::New, theme.palette.secondary));
    const int margin = theme.px(Space::xs);
    m_strip->layout()->setContentsMargins(margin, margin, margin, 0);
    m_sidebar->setTheme(theme);
    m_notice->setTheme(theme);
    m_temporary->setTheme(theme);
    m_view->setTheme(theme);
    m_finder->setTheme(theme);
    m_outline->setTheme(theme);
    m_find->setIcon(tintedIcon(Icon::Search, theme.palette.secondary));
    m_questions->setIcon(tintedIcon(Icon::Outline, theme.palette.secondary));
    m_corner->setTheme(theme);
    m_composer->setTheme(theme);
    if (m_panel)
        m_panel->setTheme(theme);
    if (m_inspector)
        m_inspector->setTheme(theme);
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
    // Desktops remember the titles of windows.
    const QString named = m_title.isEmpty() ? tr("New conversation") : m_title;
    setWindowTitle((m_isTemporary ? tr("Temporary conversation") : named) + u" — Hiwar"_s);
}

void MainWindow::setSidebarWanted(bool wanted)
{
    m_wishes.sidebar = wanted;
    arrange();
}

void MainWindow::showConversation()
{
    m_wishes.sidebarInFront = false;
    arrange();
    if (!m_shown.column)
        setInspectorShown(false);
    if (!m_shown.column) // the panel has its place
        settingsPanel().requestClose();
}

void MainWindow::raiseToFront()
{
    setWindowState((windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
    show();
    raise();
    activateWindow();
}

void MainWindow::endNow()
{
    m_endsNow = true;
    close();
}

void MainWindow::toggleSidebar()
{
    // What is seen turns into what is not; whether there was room for it is our concern, not
    // theirs.
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
    const int panel = m_inspectorWanted ? Theme::inspectorWidth : Theme::panelWidth;
    const PaneWidths widths{.narrow = m_theme.px(Theme::narrowWindow),
                            .sidebar = m_theme.px(Theme::sidebarWidth),
                            .panel = m_theme.px(panel),
                            .column = m_theme.px(leastColumn)};
    m_wishes.panel = m_settingsWanted || m_inspectorWanted;
    m_shown = planPanes(width(), m_wishes, widths);
    setPaneWidth(*m_sidebar, widths.sidebar, !m_shown.column);
    m_sidebar->setVisible(m_shown.sidebar);
    m_column->setVisible(m_shown.column);
    if (m_panel) {
        setPaneWidth(*m_panel, widths.panel, !m_shown.column);
        m_panel->setVisible(m_shown.panel && !m_inspectorWanted);
    }
    if (m_inspector) {
        setPaneWidth(*m_inspector, widths.panel, !m_shown.column);
        m_inspector->setVisible(m_shown.panel && m_inspectorWanted);
    }
    m_strip->setVisible(!m_shown.sidebar);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    arrange();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!event->source() && (event->mimeData()->hasUrls() || event->mimeData()->hasImage()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_composer->takeDropped(event->mimeData());
    event->acceptProposedAction();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_endsNow && m_panel && m_panel->hasUnsavedChanges()) {
        event->ignore();
        setSettingsShown(true);
        m_panel->afterSettling([this] { close(); });
        return;
    }
    if (!m_endsNow && m_isClosingHeld && m_isClosingHeld()) {
        event->ignore();
        return;
    }
    emit closing();
    QMainWindow::closeEvent(event);
}

void MainWindow::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), m_theme.palette.window);
}

} // namespace Hiwar
