// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/presetpicker.h"

#include "ui/settings/choicebox.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"

#include <QBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace Hiwar {

PresetPicker::PresetPicker(QWidget *parent)
    : QWidget(parent)
    , m_caption(new QLabel(tr("Service"), this))
    , m_box(new ChoiceBox(u"Service"_s, tr("Service"), this))
    , m_look(new LinkButton(u"Look for servers on this machine"_s,
                            tr("Look for servers on this machine"), this))
    , m_message(new InlineMessageLabel(this))
    , m_serverColumn(new QVBoxLayout)
{
    m_box->setAccessibleDescription(tr("Fills in the address of a service that is known"));
    m_caption->setBuddy(m_box);
    m_message->setAnnounced();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_caption);
    column->addWidget(m_box);
    column->addWidget(m_look);
    column->addWidget(m_message);
    column->addLayout(m_serverColumn);
    connect(m_box, &QComboBox::activated, this, [this](int row) {
        if (row > 0)
            emit presetChosen(m_presets.at(m_box->itemData(row).toInt()));
    });
    connect(m_look, &QPushButton::clicked, this, [this] {
        m_message->setMessage({.tone = Tone::Plain, .text = tr("Looking on this machine…")});
        emit localServersWanted();
    });
    setPresets({});
}

void PresetPicker::setPresets(const QList<Preset> &presets)
{
    m_presets = presets;
    m_box->clear();
    m_box->addItem(tr("Another service"));
    for (const bool local : {false, true}) {
        bool first = true;
        for (qsizetype i = 0; i < presets.size(); ++i) {
            if (presets.at(i).isLocal != local)
                continue;
            if (std::exchange(first, false))
                m_box->insertSeparator(m_box->count());
            m_box->addItem(presets.at(i).name, i);
        }
    }
    m_caption->setVisible(!presets.isEmpty());
    m_box->setVisible(!presets.isEmpty());
}

void PresetPicker::setLocalServers(const QList<LocalServer> &servers)
{
    qDeleteAll(m_servers);
    m_servers.clear();
    for (const LocalServer &server : servers) {
        const auto models = server.models.size();
        const QString words = models == 0 ? tr("Use %1").arg(server.name)
                              : models == 1
                                  ? tr("Use %1 · 1 model").arg(server.name)
                                  : tr("Use %1 · %n models", nullptr, int(models)).arg(server.name);
        auto *use = new LinkButton(u"Use "_s + server.name, words, this);
        use->setAccessibleDescription(server.baseUrl);
        use->setToolTip(server.baseUrl);
        use->setTheme(m_theme);
        m_serverColumn->addWidget(use);
        use->show();
        m_servers << use;
        connect(use, &QPushButton::clicked, this, [this, server] { emit serverChosen(server); });
    }
    m_message->setMessage(
        servers.isEmpty()
            ? InlineMessage{.tone = Tone::Plain, .text = tr("No server answers on this machine.")}
            : InlineMessage{.tone = Tone::Good, .text = tr("Found on this machine:")});
}

void PresetPicker::reset()
{
    m_box->setCurrentIndex(0);
    qDeleteAll(m_servers);
    m_servers.clear();
    m_message->setMessage({});
}

void PresetPicker::setTheme(const Theme &theme)
{
    m_theme = theme;
    layout()->setSpacing(theme.px(Space::xs));
    m_serverColumn->setSpacing(0);
    m_caption->setFont(theme.captionFont());
    m_look->setTheme(theme);
    m_message->setTheme(theme);
    for (LinkButton *server : m_servers)
        server->setTheme(theme);
}

} // namespace Hiwar
