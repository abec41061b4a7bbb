// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/profilebar.h"

#include "ui/settings/choicebox.h"
#include "ui/theme/icon.h"

#include <QAction>
#include <QBoxLayout>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

ProfileBar::ProfileBar(QWidget *parent)
    : QWidget(parent)
    , m_caption(new QLabel(tr("Profile"), this))
    , m_box(new ChoiceBox(u"Profile"_s, tr("Profile"), this))
    , m_new(new QToolButton(this))
    , m_remove(new QToolButton(this))
    , m_more(new QToolButton(this))
    , m_menu(new QMenu(this))
{
    m_box->setAccessibleDescription(tr("The service that answers"));
    m_caption->setBuddy(m_box);
    addButton(*m_new, u"New profile"_s, tr("New profile"));
    addButton(*m_remove, u"Delete profile"_s, tr("Delete profile"));
    addButton(*m_more, u"More about profiles"_s, tr("More about profiles"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_box, 1);
    row->addWidget(m_new);
    row->addWidget(m_remove);
    row->addWidget(m_more);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_caption);
    column->addLayout(row);
    setFocusProxy(m_box);
    setUpMenu();
    connect(m_box, &QComboBox::activated, this, [this] {
        const QString id = m_box->currentData().toString();
        showCurrent(); // until the fate of unsaved changes is decided
        if (id != m_shownId)
            emit chosen(id);
    });
    connect(m_new, &QToolButton::clicked, this, &ProfileBar::newWanted);
    connect(m_remove, &QToolButton::clicked, this, &ProfileBar::removeWanted);
}

void ProfileBar::addButton(QToolButton &button, const QString &name, const QString &shownName)
{
    button.setObjectName(name);
    button.setAccessibleName(shownName);
    button.setToolTip(shownName);
}

QAction *ProfileBar::addAction(const QString &name, const QString &shownName)
{
    QAction *action = m_menu->addAction(shownName);
    action->setObjectName(name);
    return action;
}

void ProfileBar::setUpMenu()
{
    m_menu->setAccessibleName(m_more->accessibleName());
    m_duplicate = addAction(u"Duplicate"_s, tr("Duplicate"));
    m_up = addAction(u"Move up"_s, tr("Move up"));
    m_down = addAction(u"Move down"_s, tr("Move down"));
    m_menu->addSeparator();
    m_export = addAction(u"Export…"_s, tr("Export…"));
    QAction *import = addAction(u"Import…"_s, tr("Import…"));
    connect(m_duplicate, &QAction::triggered, this, &ProfileBar::duplicateWanted);
    connect(m_up, &QAction::triggered, this, [this] { emit moveWanted(-1); });
    connect(m_down, &QAction::triggered, this, [this] { emit moveWanted(1); });
    connect(m_export, &QAction::triggered, this, &ProfileBar::chooseExportFile);
    connect(import, &QAction::triggered, this, &ProfileBar::chooseImportFile);
    // Explicitly: a button with a menu would open it in a nested event loop.
    connect(m_more, &QToolButton::clicked, this, [this] {
        m_menu->popup(m_more->mapToGlobal(m_more->rect().bottomLeft()));
        m_menu->setActiveAction(m_duplicate);
    });
}

void ProfileBar::setProfiles(const QList<Profile> &profiles, const QString &shownId)
{
    m_profiles = profiles;
    m_shownId = shownId;
    m_box->clear();
    for (const Profile &profile : profiles)
        m_box->addItem(profile.name.isEmpty() ? tr("New profile") : profile.name, profile.id);
    showCurrent();
    const auto at = std::find_if(profiles.begin(), profiles.end(),
                                 [&](const Profile &profile) { return profile.id == shownId; });
    const bool own = at != profiles.end() && !at->builtIn;
    const bool hasBefore = own && at != profiles.begin() && !std::prev(at)->builtIn;
    const bool hasAfter = own && std::next(at) != profiles.end();
    m_remove->setEnabled(own);
    m_duplicate->setEnabled(own);
    m_up->setEnabled(hasBefore);
    m_down->setEnabled(hasAfter);
    m_export->setEnabled(own);
}

void ProfileBar::showCurrent()
{
    m_box->setCurrentIndex(m_box->findData(m_shownId));
}

void ProfileBar::chooseExportFile()
{
    auto *dialog = new QFileDialog(window(), tr("Export the profile, without its key"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"json"_s);
    dialog->setNameFilter(tr("Hiwar profiles (*.json)"));
    QString name = m_box->currentText();
    name.replace(u'/', u'-');
    dialog->selectFile(name + u".json"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &ProfileBar::exportWanted);
    dialog->open();
}

void ProfileBar::chooseImportFile()
{
    auto *dialog = new QFileDialog(window(), tr("Import profiles"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Hiwar profiles (*.json)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &ProfileBar::importWanted);
    dialog->open();
}

void ProfileBar::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::xs));
    m_caption->setFont(theme.captionFont());
    m_new->setIcon(tintedIcon(Icon::New, theme.palette.accent));
    m_remove->setIcon(tintedIcon(Icon::Delete, theme.palette.secondary));
    m_more->setIcon(tintedIcon(Icon::More, theme.palette.secondary));
}

} // namespace Hiwar
