// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingspages.h"

#include "ui/clearscrollarea.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/sectionlist.h"
#include "ui/settings/settingspage.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/widgetpalette.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int leastContent = 320; ///< beside the list; with less room there is a box instead

} // namespace

SettingsPages::SettingsPages(QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_search(new QLineEdit(this))
    , m_box(new ChoiceBox(u"Section"_s, tr("Section"), this))
    , m_list(new SectionList(this))
    , m_scroll(new QScrollArea(this))
    , m_content(new QWidget(m_scroll))
    , m_column(new QVBoxLayout(m_content))
    , m_nothing(new QLabel(m_content))
{
    m_search->setObjectName(u"Search settings"_s);
    m_search->setAccessibleName(tr("Search settings"));
    m_search->setPlaceholderText(tr("Search settings"));
    keepAtLeadingEdge(*m_search);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_column->addWidget(m_nothing);
    addSection(u"Models"_s, tr("Models"));
    addSection(u"Appearance"_s, tr("Appearance"));
    addSection(u"Reading"_s, tr("Reading"));
    addSection(u"Writing"_s, tr("Writing"));
    addSection(u"Files section"_s, tr("Files"));
    addSection(u"Keyboard"_s, tr("Keyboard"));
    addSection(u"Language section"_s, tr("Language"));
    addSection(u"Desktop section"_s, tr("Desktop"));
    addSection(u"Data"_s, tr("Data"));
    addSection(u"Privacy"_s, tr("Privacy"));
    addSection(u"About"_s, tr("About"));
    m_column->addStretch(1);
    setClearContent(*m_scroll, m_content);
    auto *above = new QVBoxLayout;
    above->addWidget(m_search);
    above->addWidget(m_box);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_list);
    row->addWidget(m_scroll, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addLayout(above);
    column->addLayout(row, 1);
    setFocusProxy(m_search);
    const auto choose = [this](int index) { showTopic(static_cast<SettingsTopic>(index)); };
    connect(m_list, &SectionList::chosen, this, choose);
    connect(m_box, &QComboBox::activated, this, choose);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *now) { keepFocusInSight(now); });
    connect(m_search, &QLineEdit::textChanged, this, &SettingsPages::refresh);
    refresh();
}

SettingsPages::~SettingsPages()
{
    disconnect(qApp, nullptr, this, nullptr); // an open list is about to lose the focus
}

void SettingsPages::addSection(const QString &name, const QString &shownName)
{
    auto *page = new SettingsPage(shownName, m_content);
    m_column->addWidget(page);
    m_pages << page;
    m_list->add(name, shownName);
    m_box->addItem(shownName);
}

SettingsPage &SettingsPages::page(SettingsTopic topic) const
{
    return *m_pages.at(static_cast<int>(topic));
}

void SettingsPages::add(SettingsTopic topic, QWidget *part)
{
    page(topic).add(part);
}

void SettingsPages::showTopic(SettingsTopic topic)
{
    m_topic = topic;
    m_search->clear();
    refresh();
    m_scroll->verticalScrollBar()->setValue(0);
}

void SettingsPages::reveal(QWidget *part)
{
    const auto at = std::find_if(m_pages.begin(), m_pages.end(), [part](const SettingsPage *page) {
        return page == part || page->isAncestorOf(part);
    });
    if (at == m_pages.end())
        return;
    const auto topic = static_cast<SettingsTopic>(at - m_pages.begin());
    if (!shows(topic))
        showTopic(topic);
    bringIntoView(part);
}

/// Later, for it may just have been shown; the layouts that are due come first.
void SettingsPages::bringIntoView(QWidget *part)
{
    const auto scroll = [this, part] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        m_scroll->ensureWidgetVisible(part);
    };
    QMetaObject::invokeMethod(part, scroll, Qt::QueuedConnection);
}

bool SettingsPages::shows(SettingsTopic topic) const
{
    return m_shown.contains(topic);
}

void SettingsPages::focusSearch()
{
    m_search->setFocus(Qt::OtherFocusReason);
    m_search->selectAll();
}

void SettingsPages::refresh()
{
    static const QRegularExpression space(u"\\s+"_s);
    const QStringList words = m_search->text().split(space, Qt::SkipEmptyParts);
    QList<SettingsTopic> shown;
    for (int i = 0; i < m_pages.size(); ++i) {
        const auto topic = static_cast<SettingsTopic>(i);
        const bool found = m_pages.at(i)->filter(words);
        if (words.isEmpty() ? topic == m_topic : found)
            shown << topic;
        m_pages.at(i)->setVisible(shown.contains(topic));
    }
    const bool wasNothing = !m_nothing->isHidden();
    m_nothing->setText(tr("No setting matches “%1”.").arg(m_search->text().trimmed()));
    m_nothing->setVisible(shown.isEmpty());
    if (shown.isEmpty() && !wasNothing && isVisible())
        m_announcer.announce(m_nothing->text());
    m_list->setCurrent(words.isEmpty() ? static_cast<int>(m_topic) : -1);
    m_box->setCurrentIndex(words.isEmpty() ? static_cast<int>(m_topic) : -1);
    if (shown == m_shown)
        return;
    m_shown = shown;
    emit shownChanged();
}

/// Also for a focus that no person moved, as to the field that mends an error.
void SettingsPages::keepFocusInSight(QWidget *now)
{
    if (now != nullptr && m_content->isAncestorOf(now))
        bringIntoView(now);
}

void SettingsPages::arrange()
{
    const bool isWide = width() - m_list->sizeHint().width() >= m_theme.px(leastContent);
    m_list->setVisible(isWide);
    m_box->setVisible(!isWide);
    const int l = m_theme.px(Space::l), s = m_theme.px(Space::s);
    setMargins(*m_column, isWide ? s : l, s, l, l);
}

/// The first Escape ends the search, the next one closes the panel.
void SettingsPages::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || m_search->text().isEmpty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    event->accept();
    m_search->clear();
    focusSearch();
}

void SettingsPages::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void SettingsPages::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l), s = theme.px(Space::s);
    QLayout *above = layout()->itemAt(0)->layout();
    above->setContentsMargins(l, 0, l, s);
    above->setSpacing(s);
    m_column->setSpacing(theme.px(Space::xxl));
    setForeground(*m_nothing, theme.palette.secondary);
    m_list->setTheme(theme);
    for (SettingsPage *page : m_pages)
        page->setTheme(theme);
    arrange();
}

} // namespace Hiwar
