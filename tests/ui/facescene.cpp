// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/facescene.h"

#include "ui/chooser/modelchooser.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/settings/settingspanel.h"
#include "ui/sidebar/conversationroles.h"
#include "ui/sidebar/organisemenu.h"
#include "ui/sidebar/searchroles.h"
#include "ui/sidebar/sidebar.h"
#include "ui/window/header.h"
#include "ui/window/sidepanels.h"
#include "ui/window/welcome.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDate>
#include <QItemSelectionModel>
#include <QMenu>

#include <chrono>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QStandardItem *addConversation(QStandardItemModel &model, const QString &title, int daysAgo)
{
    auto *item = new QStandardItem(title);
    item->setData(QString::number(model.rowCount()), ConversationIdRole);
    item->setData(QDate::currentDate().addDays(-daysAgo).startOfDay().toUTC(), ListedTimeRole);
    model.appendRow(item);
    return item;
}

void addFound(QStandardItemModel &model, const QString &text, const FoundMarks &marks,
              const QString &author = {})
{
    auto *item = new QStandardItem(text);
    item->setData(u"c"_s, FoundConversationRole);
    item->setData(author.isEmpty() ? QString() : u"m"_s, FoundMessageRole);
    item->setData(QVariant::fromValue(marks), FoundMarksRole);
    item->setData(author, FoundAuthorRole);
    item->setData(author.isEmpty() ? 3 : 0, FoundCountRole);
    model.appendRow(item);
}

QList<Profile> sampleProfiles()
{
    Profile own;
    own.id = u"own"_s;
    own.name = u"Example provider"_s;
    own.baseUrl = u"https://api.example.com/v1"_s;
    own.model = u"small-instruct"_s;
    own.models = {u"small-instruct"_s, u"large-instruct-2026-02"_s};
    own.hasKey = true;
    Profile fresh;
    fresh.id = u"new"_s;
    return {own, fresh};
}

ModelChoice choiceOf(const QString &profile, const ModelInfo &known)
{
    ModelChoice choice;
    choice.title = known.id;
    choice.profile = profile;
    choice.ref = {profile, known.id};
    choice.known = known;
    return choice;
}

ModelChoice headOf(const QString &words)
{
    ModelChoice head;
    head.kind = ModelChoice::Kind::Head;
    head.title = words;
    return head;
}

/// As app/models/modelchoices.cpp makes them.
QList<ModelChoice> sampleChoices()
{
    const auto tr = [](const char *words) {
        return QCoreApplication::translate("Hiwar::ModelChoices", words);
    };
    const ModelPrice price{.input = 2.5, .output = 10, .cachedInput = 0.25};
    ModelChoice current = choiceOf(u"OpenAI"_s, {.id = u"gpt-5"_s,
                                                 .contextTokens = 400'000,
                                                 .takesPictures = true,
                                                 .callsTools = true,
                                                 .price = price});
    current.isCurrent = current.isFavourite = true;
    QList<ModelChoice> choices{
        headOf(tr("Favourites")), current,
        headOf(tr("Last used")),  choiceOf(u"Ollama"_s, {.id = u"llama3.2"_s}),
        headOf(u"OpenAI"_s),      current};
    choices << choiceOf(u"OpenAI"_s, {.id = u"gpt-5-mini"_s, .contextTokens = 400'000});
    choices << headOf(u"Example provider"_s)
            << choiceOf(u"Example provider"_s,
                        {.id = u"accounts/example/models/large-instruct-2026-02-preview"_s,
                         .contextTokens = 1'048'576,
                         .takesPictures = true,
                         .callsTools = true,
                         .price = price});
    return choices;
}

const ListScopes sampleScopes{{{u"f"_s, u"House and garden"_s}, {u"g"_s, u"عمل"_s}},
                              {u"urgent"_s, u"work"_s}};

} // namespace

FaceScene::FaceScene(const Theme &theme, QSize size)
    : m_theme(theme)
{
    window.setTheme(theme);
    window.resize(size);
    window.sidebar().setModel(&m_conversations);
    window.sidebar().setResults(&m_found);
    window.sidebar().setScopes(sampleScopes);
    window.sidebar().setFileForms({u"Markdown"_s, u"HTML"_s});
    window.conversationView().setModel(&m_messages);
    setModel(u"OpenAI · gpt-5"_s);
    connectMenus();
}

FaceScene::~FaceScene()
{
    window.conversationView().setModel(nullptr);
    window.sidebar().setModel(nullptr);
    window.sidebar().setResults(nullptr);
}

void FaceScene::connectMenus()
{
    QObject::connect(&window.header(), &Header::modelsRequested, &window,
                     [this](QWidget *button) { openChooser(*button); });
    QObject::connect(&window.composer(), &Composer::modelsRequested, &window,
                     [this] { openChooser(window.composer().modelButton()); });
    QObject::connect(&window.header(), &Header::titleMenuRequested, &window,
                     [this](QMenu *menu) { fillListMenu(*menu); });
    QObject::connect(&window.composer(), &Composer::addMenuRequested, &window, [](QMenu *menu) {
        menu->addAction(
            QCoreApplication::translate("Hiwar::TextFileController", "Text of a file…"));
    });
}

void FaceScene::openChooser(QWidget &button)
{
    ModelChooser &chooser = window.composer().chooser();
    chooser.open(button);
    chooser.setChoices(sampleChoices());
}

void FaceScene::show(const QList<ShownMessage> &messages)
{
    m_messages.setMessages(messages);
    window.welcome().setModel(u"gpt-5"_s);
    window.setConversationTitle(u"Where does Hiwar keep my key? وأين يُحفَظ؟"_s);
    window.sidebar().setCurrentConversation(u"1"_s);
}

void FaceScene::fillList()
{
    addConversation(m_conversations, u"Recipe for twelve guests"_s, 3)->setData(true, PinnedRole);
    auto *arriving = addConversation(
        m_conversations,
        u"Why does the build fail on the second run only, and never on the first"_s, 0);
    arriving->setData(true, ArrivingRole);
    arriving->setData(QStringList{u"work"_s, u"urgent"_s}, TagsRole);
    addConversation(m_conversations, u"ما الفرق بين المجرة والسديم؟"_s, 0)
        ->setData(true, UnreadRole);
    addConversation(m_conversations, u"日本の歴史"_s, 1);
    addConversation(m_conversations, u"Letter to the landlord"_s, 1)
        ->setData(QStringList{u"urgent"_s}, TagsRole);
    addConversation(m_conversations, u"שלום עולם"_s, 4);
    for (int month = 1; month <= 12; ++month)
        addConversation(m_conversations, u"Tax return, part %1"_s.arg(month), 30 * month);
}

void FaceScene::fillFound()
{
    addFound(m_found, u"What a galaxy is made of"_s, {{7, 6}});
    addFound(m_found,
             u"and then, after all of that had been said, every galaxy in the group turned"_s,
             {{49, 6}}, u"Assistant · 03/11/26"_s);
    addFound(m_found, u"Is a galaxy round?"_s, {{5, 6}}, u"You · 03/11/26"_s);
    addFound(m_found, u"ما هي المجرات؟"_s, {{6, 7}});
    addFound(m_found, u"كل المجرات فيها نجوم كثيرة لا يحصيها أحد من الناس مهما عد"_s, {{3, 7}},
             u"Assistant · 01/11/26"_s);
}

void FaceScene::setModel(const QString &model)
{
    window.header().setModel(model);
    window.composer().setModel(model);
}

void FaceScene::showSidebar()
{
    if (!window.sidebar().isVisible())
        emit window.header().sidebarRequested();
}

SettingsPanel &FaceScene::openSettings()
{
    SettingsPanel &panel = window.panels().settings();
    panel.setPresets(presets());
    panel.setOwnLimits({.connect = std::chrono::seconds(10),
                        .firstByte = std::chrono::seconds(600),
                        .silence = std::chrono::seconds(120)});
    panel.setProfiles(sampleProfiles(), u"own"_s);
    panel.setSecretsStatus(u"own"_s, {.state = KeyState::Stored});
    panel.setAppearance(ThemePreference::System, false);
    window.panels().setShown(SidePanel::Settings, true);
    return panel;
}

bool FaceScene::press(const QString &name)
{
    auto *button = window.findChild<QAbstractButton *>(name);
    if (button == nullptr)
        return false;
    button->click();
    return true;
}

void FaceScene::fillListMenu(QMenu &menu)
{
    auto *list = window.sidebar().findChild<ConversationList *>();
    const QModelIndex index = list->model()->index(1, 0);
    list->selectionModel()->select(index, QItemSelectionModel::ClearAndSelect);
    window.sidebar().fillMenu(menu, organisedRows({index}), [] {});
}

} // namespace Hiwar
