// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/servicepicker.h"

#include "ui/clearscrollarea.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"
#include "ui/settings/servicebutton.h"
#include "ui/theme/leadingedge.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// The half row says that there are more.
constexpr qreal mostServiceRows = 5.5;

} // namespace

ServicePicker::ServicePicker(QWidget *parent)
    : QWidget(parent)
    , m_caption(new QLabel(tr("Which service?"), this))
    , m_search(new QLineEdit(this))
    , m_message(new InlineMessageLabel(this))
    , m_area(new QScrollArea(this))
    , m_serverColumn(new QVBoxLayout)
    , m_presetColumn(new QVBoxLayout)
    , m_look(new LinkButton(u"Look for servers on this computer"_s,
                            tr("Look for servers on this computer"), this))
{
    m_search->setObjectName(u"Search services"_s);
    m_search->setAccessibleName(tr("Search services"));
    m_search->setAccessibleDescription(tr("Enter chooses the first one"));
    m_search->setPlaceholderText(tr("Search services"));
    keepAtLeadingEdge(*m_search);
    m_caption->setBuddy(m_search);
    setFocusProxy(m_search);
    m_message->setAnnounced();
    auto *list = new QWidget;
    auto *rows = new QVBoxLayout(list);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    rows->addLayout(m_serverColumn);
    rows->addLayout(m_presetColumn);
    rows->addStretch(1);
    setClearContent(*m_area, list);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_caption);
    column->addWidget(m_search);
    column->addWidget(m_message);
    column->addWidget(m_area);
    m_another = addButton(*column, u"Another address"_s, tr("Another address"),
                          tr("Any service with an address of its own"));
    column->addWidget(m_look);
    connect(m_search, &QLineEdit::textChanged, this, &ServicePicker::filter);
    connect(m_another, &QPushButton::clicked, this, &ServicePicker::anotherAddressChosen);
    connect(m_look, &QPushButton::clicked, this, &ServicePicker::look);
}

ServiceButton *ServicePicker::addButton(QVBoxLayout &column, const QString &name,
                                        const QString &words, const QString &detail)
{
    auto *button = new ServiceButton(name, words, detail, column.parentWidget());
    button->setTheme(m_theme);
    column.addWidget(button);
    return button;
}

void ServicePicker::setPresets(const QList<Preset> &presets)
{
    qDeleteAll(m_services);
    m_services.clear();
    for (const bool local : {false, true}) {
        for (const Preset &preset : presets) {
            if (preset.isLocal != local)
                continue;
            const QUrl address(preset.baseUrl);
            const QString host = preset.isLocal
                                     ? tr("On this computer, port %1").arg(address.port())
                                     : address.host();
            auto *button = addButton(*m_presetColumn, preset.name, preset.name, host);
            m_services << button;
            connect(button, &QPushButton::clicked, this,
                    [this, preset] { emit presetChosen(preset); });
        }
    }
    filter();
}

void ServicePicker::setLocalServers(const QList<LocalServer> &servers)
{
    m_isLooking = false;
    qDeleteAll(m_servers);
    m_servers.clear();
    for (const LocalServer &server : servers) {
        const auto count = server.models.size();
        const QString detail = count == 0 ? tr("Runs on this computer")
                               : count == 1
                                   ? tr("Runs on this computer · 1 model")
                                   : tr("Runs on this computer · %n models", nullptr, int(count));
        auto *use = addButton(*m_serverColumn, u"Use "_s + server.name, server.name, detail);
        use->setToolTip(server.baseUrl);
        m_servers << use;
        connect(use, &QPushButton::clicked, this, [this, server] { emit serverChosen(server); });
    }
    m_message->setMessage(
        servers.isEmpty()
            ? InlineMessage{.tone = Tone::Plain, .text = tr("No server answers on this computer.")}
            : InlineMessage{});
    filter();
}

void ServicePicker::look()
{
    m_message->setMessage({.tone = Tone::Plain, .text = tr("Looking on this computer…")});
    search();
}

void ServicePicker::search()
{
    m_isLooking = true;
    emit localServersWanted();
}

void ServicePicker::reset()
{
    m_search->clear();
    qDeleteAll(m_servers);
    m_servers.clear();
    m_message->setMessage({});
    m_hasLooked = m_isLooking; // what is under way serves the next profile
    fit();
    if (isVisible()) // it is not shown again
        lookOnce();
}

/// Only this computer itself is asked.
void ServicePicker::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    lookOnce();
}

void ServicePicker::lookOnce()
{
    if (!std::exchange(m_hasLooked, true))
        search();
}

void ServicePicker::filter()
{
    const QString typed = m_search->text().trimmed();
    for (ServiceButton *button : listed())
        button->setVisible(button->text().contains(typed, Qt::CaseInsensitive));
    fit();
}

void ServicePicker::fit()
{
    QLayout *rows = m_area->widget()->layout();
    rows->invalidate();
    const int row = m_another->sizeHint().height();
    m_area->setFixedHeight(std::min(rows->totalSizeHint().height(), qRound(mostServiceRows * row)));
}

void ServicePicker::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        event->accept();
        m_search->clear();
        m_search->setFocus(Qt::OtherFocusReason);
        return;
    }
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || m_search->text().trimmed().isEmpty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    for (ServiceButton *button : listed()) {
        if (!button->isHidden())
            return button->click();
    }
    m_another->click();
}

void ServicePicker::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setSpacing(theme.px(Space::xs));
    m_serverColumn->setSpacing(0);
    m_presetColumn->setSpacing(0);
    m_caption->setFont(theme.captionFont());
    m_message->setTheme(theme);
    m_look->setTheme(theme);
    m_another->setTheme(theme);
    for (ServiceButton *button : listed())
        button->setTheme(theme);
    fit();
}

} // namespace Hiwar
