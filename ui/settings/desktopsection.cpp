// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/desktopsection.h"

#include "ui/settings/checkrow.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/choicerow.h"
#include "ui/settings/inlinemessagelabel.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

DesktopSection::DesktopSection(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    addNotifications();
    addPresence();
    addSearch();
    addIconMenu();
    setChoices({});
}

CheckRow *DesktopSection::addCheck(const QString &name, const QString &label,
                                   const QString &explanation, bool DesktopChoices::*choice,
                                   QWidget *part)
{
    auto *row = new CheckRow(name, label, explanation, part ? part : this);
    (part ? part : this)->layout()->addWidget(row);
    m_checks.append({row, choice});
    connect(row, &CheckRow::changed, this, &DesktopSection::choose);
    return row;
}

ChoiceRow *DesktopSection::addBox(const QString &name, const QString &label,
                                  const QString &description, QWidget *part)
{
    auto *row = new ChoiceRow(name, label, description, part ? part : this);
    (part ? part : this)->layout()->addWidget(row);
    m_boxes.append(row);
    connect(&row->box(), &QComboBox::activated, this, &DesktopSection::choose);
    return row;
}

QWidget *DesktopSection::makePart()
{
    auto *part = new QWidget(this);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins({});
    m_column->addWidget(part);
    return part;
}

InlineMessageLabel *DesktopSection::addSaid(const QString &name, QWidget *part)
{
    auto *said = new InlineMessageLabel(part ? part : this);
    said->setObjectName(name);
    said->setIndented(true);
    said->hide(); // until there is something to say
    (part ? part : this)->layout()->addWidget(said);
    return said;
}

void DesktopSection::addNotifications()
{
    m_notify = addBox(u"Notifications"_s, tr("Notifications"),
                      tr("Which replies the desktop notifies of while Hiwar is not in front"));
    ChoiceBox &box = m_notify->box();
    box.addItem(tr("Every reply"), static_cast<int>(NotifyOf::All));
    box.addItem(tr("Only what failed"), static_cast<int>(NotifyOf::Failures));
    box.addItem(tr("None"), static_cast<int>(NotifyOf::Nothing));
    addCheck(u"Show the reply in notifications"_s, tr("Show the beginning of the reply"),
             tr("Otherwise a notification has only the title of the conversation. Others may see "
                "it, also on a locked screen."),
             &DesktopChoices::showsReply);
    addCheck(u"Notification sound"_s, tr("Play a sound"),
             tr("With each notification, the one that the desktop has for messages."),
             &DesktopChoices::playsSound);
    addCheck(u"Count on the icon"_s, tr("Show a number on the icon"),
             tr("How many conversations have a reply that you have not seen, where the desktop "
                "shows such a number."),
             &DesktopChoices::countsUnread);
}

void DesktopSection::addPresence()
{
    m_trayPart = makePart();
    addCheck(u"Tray icon"_s, tr("Icon in the tray"),
             tr("Shows and hides the window, begins a conversation, asks a quick question, and "
                "quits."),
             &DesktopChoices::hasTrayIcon, m_trayPart);
    m_staysPart = makePart();
    addCheck(u"Stay in the tray"_s, tr("Closing the window keeps Hiwar running"),
             tr("The window is hidden, and comes back from the tray."),
             &DesktopChoices::staysInTray, m_staysPart);
    addCheck(u"Start at login"_s, tr("Start when I log in"),
             tr("With an icon in the tray, the window stays hidden until you want it."),
             &DesktopChoices::startsAtLogin);
    m_loginSaid = addSaid(u"Login said"_s);
    addCheck(u"Quick question keys"_s, tr("Ask a quick question from any program"),
             tr("Keys open a small window, whose question and reply are not stored."),
             &DesktopChoices::hasQuickKeys);
    m_keysSaid = addSaid(u"Keys said"_s);
}

void DesktopSection::addSearch()
{
    m_search = addBox(u"Desktop search"_s, tr("Search of the desktop"),
                      tr("What the desktop's own search finds of your conversations"), makePart());
    m_searchPart = m_search->parentWidget();
    ChoiceBox &box = m_search->box();
    box.addItem(tr("Titles"), static_cast<int>(DesktopSearch::Titles));
    box.addItem(tr("Titles and messages"), static_cast<int>(DesktopSearch::Messages));
    box.addItem(tr("Nothing"), static_cast<int>(DesktopSearch::Nothing));
}

void DesktopSection::addIconMenu()
{
    m_iconMenuPart = makePart();
    addCheck(u"List the last conversations"_s, tr("Last conversations in the menu of the icon"),
             tr("Their titles are shown when the icon in the taskbar or the Dock is right-clicked, "
                "where others may see them. Windows keeps a copy of them."),
             &DesktopChoices::listsRecent, m_iconMenuPart);
    m_iconMenuSaid = addSaid(u"Icon menu said"_s, m_iconMenuPart);
}

void DesktopSection::choose()
{
    for (const auto &[row, choice] : m_checks)
        m_choices.*choice = row->isChecked();
    m_choices.notifyOf = static_cast<NotifyOf>(m_notify->box().currentData().toInt());
    m_choices.search = static_cast<DesktopSearch>(m_search->box().currentData().toInt());
    showDependent();
    emit chosen(m_choices);
}

void DesktopSection::setChoices(const DesktopChoices &choices)
{
    m_choices = choices;
    for (const auto &[row, choice] : m_checks)
        row->setChecked(choices.*choice);
    const auto show = [](ChoiceBox &box, auto value) {
        box.setCurrentIndex(box.findData(static_cast<int>(value)));
    };
    show(m_notify->box(), choices.notifyOf);
    show(m_search->box(), choices.search);
    showDependent();
}

void DesktopSection::setOffers(const Offers &offers)
{
    m_hasTray = offers.trayIcon;
    m_trayPart->setVisible(offers.trayIcon);
    m_searchPart->setVisible(offers.search);
    m_iconMenuPart->setVisible(offers.iconMenu);
    showDependent();
}

void DesktopSection::showDependent()
{
    m_staysPart->setVisible(m_hasTray && m_choices.hasTrayIcon);
}

void DesktopSection::tellOfLogin(const QString &sentence)
{
    m_loginSaid->setMessage({.tone = Tone::Plain, .text = sentence});
}

void DesktopSection::tellOfKeys(const QString &sentence)
{
    m_keysSaid->setMessage({.tone = Tone::Plain, .text = sentence});
}

void DesktopSection::tellOfIconMenu(const QString &sentence)
{
    m_iconMenuSaid->setMessage({.tone = Tone::Plain, .text = sentence});
}

void DesktopSection::setTheme(const Theme &theme)
{
    m_column->setSpacing(theme.px(Space::m));
    for (const auto &[row, choice] : m_checks)
        row->setTheme(theme);
    for (ChoiceRow *row : std::as_const(m_boxes))
        row->setTheme(theme);
    m_loginSaid->setTheme(theme);
    m_keysSaid->setTheme(theme);
    m_iconMenuSaid->setTheme(theme);
}

} // namespace Hiwar
