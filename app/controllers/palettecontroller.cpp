// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/controllers/palettecontroller.h"

#include "app/chat/openconversations.h"
#include "app/controllers/librarycontroller.h"
#include "app/controllers/modelcontroller.h"
#include "app/controllers/usepersona.h"
#include "app/library/library.h"
#include "app/settings/currentsettings.h"
#include "ui/composer/composer.h"
#include "ui/palette/commandpalette.h"
#include "ui/settings/settingnames.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/shortcuttip.h"
#include "ui/window/header.h"
#include "ui/window/sidepanels.h"
#include "ui/window/windowactions.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QSet>

#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr auto ofMenu = "menu "_L1;
constexpr auto ofSetting = "setting "_L1;
constexpr QChar between = u'\n';

constexpr qint64 minute = 60; // in seconds, as the next
constexpr qint64 twoDays = 2 * 24 * 60 * minute;

/// Without the mark of its letter and without "…".
QString plainText(const QAction &action)
{
    QString text;
    const QString marked = action.text();
    for (qsizetype i = 0; i < marked.size(); ++i) {
        if (marked.at(i) == u'&' && ++i == marked.size())
            break;
        text += marked.at(i);
    }
    if (text.endsWith(u'…'))
        text.chop(1);
    return text.trimmed();
}

/// For the settings file: it does not change with the language.
QString commandOf(const SettingName &setting)
{
    return ofSetting + QString::fromLatin1(setting.words);
}

} // namespace

PaletteController::PaletteController(const Views &views, Collaborators with, QObject *parent)
    : QObject(parent)
    , m_views(views)
    , m_with(std::move(with))
{
    connect(&m_views.actions, &WindowActions::paletteRequested, this, &PaletteController::open);
}

PaletteController::~PaletteController() = default;

void PaletteController::open()
{
    if (!m_palette) {
        m_palette = &m_views.actions.palette(m_model);
        connect(m_palette, &CommandPalette::wanted, this,
                [this](const QString &typed) { m_model.filter(typed); });
        connect(m_palette, &CommandPalette::chosen, this, [this](int row) {
            if (const PaletteEntry *entry = m_model.entry(row))
                run(PaletteEntry(*entry));
        });
        connect(m_palette, &CommandPalette::left, &m_views.composer, &Composer::focusText);
    }
    if (!m_palette->isVisible()) {
        fill();
        if (!m_with.library.isLoaded()) {
            m_with.library.whenLoaded(m_palette, [this] {
                if (m_palette->isVisible())
                    fill();
            });
        }
    }
    m_palette->open();
}

void PaletteController::fill()
{
    m_now = m_with.clock();
    QList<PaletteEntry> entries;
    addActions(entries);
    addMenus(entries);
    addSettings(entries);
    addConversations(entries);
    addLibrary(entries);
    addModels(entries);
    m_model.setEntries(entries, m_now);
}

/// The last few count as used just now, the others as used some days ago: no times are stored.
QDateTime PaletteController::lastUse(const QString &command) const
{
    constexpr qsizetype few = 3;
    const qsizetype place = m_with.settings.settings().recentCommands.indexOf(command);
    if (place < 0)
        return {};
    return m_now.addSecs(place < few ? -place * minute : -twoDays - place * minute);
}

void PaletteController::addActions(QList<PaletteEntry> &entries) const
{
    const Keymap &keymap = m_views.actions.keymap();
    for (const ShortcutGroup &group : shortcutGroups()) {
        const QString place = QCoreApplication::translate(shortcutContext, group.title);
        for (const Shortcut &shortcut : group.shortcuts) {
            const QAction *action = m_views.actions.action(shortcut.id);
            if (!action || !action->isEnabled() || shortcut.id == ShortcutId::CommandPalette)
                continue;
            const QString word = QString::fromLatin1(shortcut.word);
            entries.append({.kind = PaletteKind::Action,
                            .id = word,
                            .title = nameOf(shortcut.id),
                            .place = place,
                            .keys = shownKeys(shortcut.id, keymap).join(tr(", ")),
                            .used = lastUse(word)});
        }
    }
}

/// What a menu has and the table has not: actions on the conversation, what can be attached.
void PaletteController::addMenus(QList<PaletteEntry> &entries)
{
    m_offered.clear();
    m_menu = std::make_unique<QMenu>();
    QMenu *title = m_menu->addMenu(tr("This conversation"));
    emit m_views.header.titleMenuRequested(title);
    QMenu *added = m_menu->addMenu(tr("Add to the message"));
    emit m_views.composer.addMenuRequested(added);
    addMenu(entries, *title, title->title());
    addMenu(entries, *added, added->title());
}

void PaletteController::addMenu(QList<PaletteEntry> &entries, const QMenu &menu,
                                const QString &place)
{
    QSet<QString> known;
    for (const PaletteEntry &entry : std::as_const(entries))
        known.insert(entry.title);
    const QList<QAction *> offered = menu.actions();
    for (QAction *action : offered) {
        const QString title = plainText(*action);
        if (action->isSeparator() || !action->isEnabled() || title.isEmpty())
            continue;
        if (action->menu()) {
            addMenu(entries, *action->menu(), place + u" › "_s + title);
            continue;
        }
        if (known.contains(title))
            continue;
        entries.append({.kind = PaletteKind::Action,
                        .id = ofMenu + QString::number(m_offered.size()),
                        .title = title,
                        .place = place,
                        .keys = {},
                        .used = {}});
        m_offered.append(action);
    }
}

void PaletteController::addSettings(QList<PaletteEntry> &entries) const
{
    const QList<SettingName> &settings = settingNames();
    for (qsizetype i = 0; i < settings.size(); ++i) {
        const SettingName &setting = settings.at(i);
        entries.append({.kind = PaletteKind::Setting,
                        .id = QString::number(i),
                        .title = shownName(setting),
                        .place = setting.part ? shownTopic(setting.topic) : QString(),
                        .keys = {},
                        .used = lastUse(commandOf(setting))});
    }
}

void PaletteController::addConversations(QList<PaletteEntry> &entries) const
{
    const QList<ListedRef> all = m_with.conversations.list().all();
    entries.reserve(entries.size() + all.size());
    for (const ListedRef &listed : all) {
        const ConversationInfo &info = listed->info;
        if (info.deletedAt.isValid() || info.title.isEmpty())
            continue;
        entries.append({.kind = PaletteKind::Conversation,
                        .id = info.id,
                        .title = info.title,
                        .place = info.isArchived ? tr("Archived") : QString(),
                        .keys = {},
                        .used = info.updatedAt});
    }
}

void PaletteController::addLibrary(QList<PaletteEntry> &entries) const
{
    for (const Persona &persona : m_with.library.personas())
        entries.append({.kind = PaletteKind::Persona,
                        .id = persona.id,
                        .title = titleOf(persona),
                        .place = persona.folder,
                        .keys = {},
                        .used = {}});
    for (const Prompt &prompt : m_with.library.prompts())
        entries.append({.kind = PaletteKind::Prompt,
                        .id = prompt.id,
                        .title = prompt.name,
                        .place = prompt.folder,
                        .keys = {},
                        .used = {}});
}

void PaletteController::addModels(QList<PaletteEntry> &entries) const
{
    const Settings &settings = m_with.settings.settings();
    for (const Profile &profile : settings.profiles) {
        if (profile.isOff)
            continue;
        QStringList models = profile.models;
        if (!profile.model.isEmpty() && !models.contains(profile.model))
            models.prepend(profile.model);
        for (const QString &model : std::as_const(models)) {
            const qsizetype last = settings.recentModels.indexOf(ModelRef{profile.id, model});
            entries.append(
                {.kind = PaletteKind::Model,
                 .id = profile.id + between + model,
                 .title = profile.builtIn ? profile.name : model,
                 .place = profile.builtIn ? QString() : profile.name,
                 .keys = {},
                 .used = last < 0 ? QDateTime() : m_now.addSecs(-twoDays - last * minute)});
        }
    }
}

void PaletteController::run(const PaletteEntry &entry)
{
    switch (entry.kind) {
    case PaletteKind::Action:
        runAction(entry.id);
        return;
    case PaletteKind::Setting:
        showSetting(entry.id.toInt());
        return;
    case PaletteKind::Conversation:
        emit m_views.sidebar.conversationChosen(entry.id);
        return;
    case PaletteKind::Persona:
        m_with.libraryActions.start(entry.id);
        return;
    case PaletteKind::Prompt:
        m_with.libraryActions.use(entry.id);
        return;
    case PaletteKind::Model:
        m_with.models.choose({entry.id.section(between, 0, 0), entry.id.section(between, 1)});
        m_views.composer.focusText();
        return;
    }
}

void PaletteController::runAction(const QString &id)
{
    if (id.startsWith(ofMenu)) {
        if (QAction *action = m_offered.value(id.mid(ofMenu.size()).toInt()))
            action->trigger();
        return;
    }
    const auto known = shortcutNamed(id);
    if (!known)
        return;
    remember(id);
    m_views.actions.action(*known)->trigger();
}

void PaletteController::showSetting(int number)
{
    const SettingName setting = settingNames().value(number);
    remember(commandOf(setting));
    m_views.panels.setShown(SidePanel::Settings, true);
    SettingsPanel &panel = m_views.panels.settings();
    panel.showTopic(setting.topic);
    auto *part =
        setting.part ? panel.findChild<QWidget *>(QString::fromLatin1(setting.part)) : nullptr;
    if (!part)
        return;
    panel.reveal(part);
    part->setFocus(Qt::OtherFocusReason);
}

void PaletteController::remember(const QString &command)
{
    m_with.settings.change([&command](Settings &settings) {
        QStringList &recent = settings.recentCommands;
        recent.removeAll(command);
        recent.prepend(command);
        if (recent.size() > maxRecentCommands)
            recent.resize(maxRecentCommands);
    });
}

} // namespace Hiwar
