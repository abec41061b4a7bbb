// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/facesurfaces.h"

#include "tests/ui/facescene.h"
#include "tests/ui/galleryconversation.h"
#include "tests/ui/gallerywire.h"
#include "tests/ui/inspectedexample.h"
#include "tests/ui/requestexample.h"
#include "ui/chooser/modelchooser.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/find/finder.h"
#include "ui/find/outlinepanel.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/request/requestpanel.h"
#include "ui/sidebar/sidebar.h"
#include "ui/usage/usagepanel.h"
#include "ui/window/header.h"
#include "ui/window/limitbar.h"
#include "ui/window/noticebar.h"
#include "ui/window/shortcutsheet.h"
#include "ui/window/sidepanels.h"
#include "ui/window/tabstrip.h"
#include "ui/window/welcome.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int searchTime = 250;

bool showFirst(FaceScene &scene)
{
    scene.window.welcome().setGuide();
    scene.setModel({});
    return true;
}

bool showFirstLocal(FaceScene &scene)
{
    scene.window.welcome().setLocalServers(
        {{.name = u"Ollama"_s,
          .baseUrl = u"http://127.0.0.1:11434/v1"_s,
          .models = {u"llama3.2"_s, u"nomic-embed-text"_s}},
         {.name = u"LM Studio"_s,
          .baseUrl = u"http://127.0.0.1:1234/v1"_s,
          .models = {u"qwen3-30b-a3b-instruct-2507-mlx-4bit"_s}}});
    return showFirst(scene);
}

bool showReady(FaceScene &scene)
{
    scene.fillList();
    scene.window.welcome().setModel(u"gpt-5"_s);
    return true;
}

bool showChooseModel(FaceScene &scene)
{
    scene.fillList();
    scene.window.welcome().setModel({});
    scene.setModel({});
    return true;
}

bool showConversation(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    scene.window.conversationView().goTo(0);
    scene.window.composer().focusText();
    return true;
}

bool showEnd(FaceScene &scene)
{
    showConversation(scene);
    scene.window.conversationView().jumpToLatest();
    return true;
}

bool showArriving(FaceScene &scene)
{
    scene.fillList();
    QList<ShownMessage> messages = galleryConversation().first(1);
    messages << makeMessage(u"arriving"_s, Role::Assistant, everyConstruct().first(420),
                            MessageState::Arriving);
    scene.show(messages);
    scene.window.composer().setBusy(true);
    scene.window.composer().setText(u"And what about Windows?"_s);
    scene.window.composer().focusText();
    return true;
}

/// Those with buttons; each scrolls one of them to the top.
bool showErrors(FaceScene &scene, int first)
{
    scene.fillList();
    scene.window.conversationView().rows().setClock(galleryNow);
    scene.show(wireConversation());
    scene.window.conversationView().goTo(first);
    return true;
}

bool showTemporary(FaceScene &scene)
{
    showConversation(scene);
    scene.window.setTemporary(true);
    return true;
}

bool showTitleMenu(FaceScene &scene)
{
    return showConversation(scene) && scene.press(u"Conversation menu"_s);
}

bool showModelMenu(FaceScene &scene)
{
    return showConversation(scene) && scene.press(u"Choose model"_s);
}

bool showChooser(FaceScene &scene)
{
    return showConversation(scene) && scene.press(u"Answered by"_s);
}

bool showFacts(FaceScene &scene)
{
    if (!showChooser(scene))
        return false;
    ModelChooser &chooser = scene.window.composer().chooser();
    const ModelInfo told{.id = u"gpt-5"_s,
                         .contextTokens = 400'000,
                         .takesPictures = true,
                         .callsTools = {},
                         .price = ModelPrice{.input = 2.5, .output = 10, .cachedInput = {}}};
    ModelChoice choice;
    choice.ref = {u"OpenAI"_s, u"gpt-5"_s};
    chooser.editFacts(choice, told, {.id = u"gpt-5"_s, .contextTokens = 128'000});
    return true;
}

bool showWindowMenu(FaceScene &scene)
{
    return showConversation(scene) && scene.press(u"Window menu"_s);
}

bool showAddMenu(FaceScene &scene)
{
    return showConversation(scene) && scene.press(u"Add"_s);
}

bool showRename(FaceScene &scene)
{
    showConversation(scene);
    scene.window.header().beginRename();
    return true;
}

bool showEditing(FaceScene &scene)
{
    showConversation(scene);
    scene.window.composer().beginEdit(u"Compare these two:\nمرحبا بالعالم hello\n123"_s);
    return true;
}

bool showSecret(FaceScene &scene)
{
    showConversation(scene);
    Composer &composer = scene.window.composer();
    composer.setText(u"Why is this refused? sk-…"_s);
    composer.warnOfSecrets(
        {{SecretKind::Key, u"OpenAI"_s, 21, 4}, {SecretKind::Password, {}, 0, 3}},
        u"My own service"_s);
    return true;
}

bool showFindBar(FaceScene &scene)
{
    showConversation(scene);
    scene.window.finder().find(u"the"_s);
    return true;
}

bool showOutline(FaceScene &scene)
{
    showConversation(scene);
    scene.window.findChild<OutlinePanel *>()->open();
    return true;
}

bool showShortcuts(FaceScene &scene)
{
    showConversation(scene);
    scene.window.findChild<ShortcutSheet *>()->open();
    return true;
}

bool showToast(FaceScene &scene)
{
    showConversation(scene);
    scene.window.notice().tellUndoable(
        NoticeBar::tr("“%1” was deleted.").arg(u"Letter to the landlord"_s), [] {});
    scene.window.notice().tellDone(u"“gallery.pdf” was saved."_s, {{u"Open"_s, [] {}}});
    return true;
}

bool showNotice(FaceScene &scene)
{
    showConversation(scene);
    scene.window.notice().setLasting(
        u"The history cannot be written: no space is left on the device. What arrives now is kept "
        "only until Hiwar is closed."_s,
        {{u"Try again"_s, [] {}}, {u"Show folder"_s, [] {}}});
    scene.window.notice().tell(u"62 conversations were imported."_s, u"Show"_s, [] {});
    return true;
}

bool showList(FaceScene &scene)
{
    showConversation(scene);
    scene.showSidebar();
    return true;
}

bool showListMenu(FaceScene &scene)
{
    showList(scene);
    auto *list = scene.window.sidebar().findChild<ConversationList *>();
    const QPoint point = list->visualRect(list->model()->index(1, 0)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, point, list->viewport()->mapToGlobal(point));
    QCoreApplication::sendEvent(list->viewport(), &event);
    return true;
}

bool showScopes(FaceScene &scene)
{
    showList(scene);
    scene.window.sidebar().setScope({ListScope::Kind::Folder, u"f"_s});
    return scene.press(u"Shown conversations"_s);
}

bool showBin(FaceScene &scene)
{
    showList(scene);
    scene.window.sidebar().setScope({ListScope::Kind::Bin, {}});
    scene.window.sidebar().focusList();
    return true;
}

bool showFound(FaceScene &scene)
{
    showList(scene);
    scene.fillFound();
    scene.window.sidebar().findChild<QLineEdit *>(u"Search conversations"_s)->setText(u"galaxy"_s);
    scene.window.sidebar().tellFound(u"3 messages in 2 conversations"_s);
    return true;
}

bool showNothingFound(FaceScene &scene)
{
    showFound(scene);
    scene.clearFound();
    scene.window.sidebar().tellFound({});
    return true;
}

bool showInspector(FaceScene &scene, int section)
{
    showConversation(scene);
    InspectorPanel &panel = scene.window.panels().inspector();
    panel.setReply(inspectedExample());
    panel.findChild<QTabBar *>()->setCurrentIndex(section);
    scene.window.panels().setShown(SidePanel::Inspector, true);
    return true;
}

bool showRequest(FaceScene &scene, int level)
{
    showConversation(scene);
    RequestPanel &panel = scene.window.panels().request();
    panel.setShown(requestExample());
    panel.findChild<QTabBar *>()->setCurrentIndex(level);
    scene.window.panels().setShown(SidePanel::Request, true);
    return true;
}

bool showUsage(FaceScene &scene)
{
    showConversation(scene);
    const auto row = [](const QString &name, qint64 in, qint64 out, qint64 micros) {
        return UsageRow{.name = name,
                        .promptTokens = in,
                        .cachedTokens = in / 3,
                        .completionTokens = out,
                        .costs = {{micros, u"USD"_s}}};
    };
    ShownUsage usage{.rows = {row(u"gpt-5"_s, 184'320, 21'400, 4'980'000),
                              row(u"qwen3-30b-a3b-instruct-2507"_s, 9100, 1200, 3100)},
                     .total = row({}, 193'420, 22'600, 4'983'100)};
    usage.rows.last().isEstimated = true;
    for (int day = 0; day < 30; ++day)
        usage.days.append({QDate(2026, 11, 1).addDays(day), (day * 37 % 11) * 1700});
    scene.window.panels().usage().setUsage(usage);
    scene.window.panels().setShown(SidePanel::Usage, true);
    return true;
}

bool showLimit(FaceScene &scene)
{
    showConversation(scene);
    scene.window.composer().setText(u"And what follows from that?"_s);
    scene.window.composer().setEstimate(u"~1,240 tokens · ~$0.0430"_s, {});
    scene.window.limitBar().ask({5'000'000, u"USD"_s}, {4'980'000, u"USD"_s}, {43'000, u"USD"_s});
    return true;
}

bool showTabs(FaceScene &scene)
{
    showConversation(scene);
    scene.window.tabs().setTabs(
        {{.id = u"a"_s, .title = u"Ohm's law"_s},
         {.id = u"b"_s, .title = u"رحلة إلى القاهرة في الشتاء القادم"_s, .isArriving = true},
         {.id = u"c"_s,
          .title = u"A comparison of three ways to keep a history"_s,
          .isUnread = true}},
        u"a"_s);
    return true;
}

} // namespace

const std::vector<FaceSurface> &faceSurfaces()
{
    static const std::vector<FaceSurface> all = [] {
        std::vector<FaceSurface> made{
            {"first-page", showFirst},
            {"first-page-local", showFirstLocal},
            {"ready", showReady},
            {"choose-model", showChooseModel},
            {"conversation", showConversation},
            {"conversation-end", showEnd},
            {"arriving", showArriving},
            {"errors", [](FaceScene &scene) { return showErrors(scene, 16); }},
            {"errors-more", [](FaceScene &scene) { return showErrors(scene, 22); }},
            {"temporary", showTemporary},
            {"title-menu", showTitleMenu},
            {"model-menu", showModelMenu},
            {"chooser", showChooser},
            {"chooser-facts", showFacts},
            {"window-menu", showWindowMenu},
            {"add-menu", showAddMenu},
            {"tabs", showTabs},
            {"rename", showRename},
            {"editing", showEditing},
            {"secret", showSecret},
            {"find-bar", showFindBar, searchTime},
            {"outline", showOutline},
            {"shortcuts", showShortcuts},
            {"toast", showToast},
            {"notice", showNotice},
            {"list", showList, 0, true},
            {"list-menu", showListMenu},
            {"list-scopes", showScopes},
            {"list-bin", showBin},
            {"list-found", showFound},
            {"list-nothing", showNothingFound},
            {"inspector", [](FaceScene &scene) { return showInspector(scene, 0); }},
            {"inspector-request", [](FaceScene &scene) { return showInspector(scene, 1); }},
            {"request", [](FaceScene &scene) { return showRequest(scene, 0); }},
            {"request-profile", [](FaceScene &scene) { return showRequest(scene, 1); }},
            {"usage", showUsage},
            {"limit", showLimit},
            {"inspector-reply", [](FaceScene &scene) { return showInspector(scene, 2); }},
        };
        for (const auto &more : {sendingSurfaces(), settingsSurfaces(), librarySurfaces(),
                                 contextSurfaces(), attachmentSurfaces(), treeSurfaces(),
                                 severalSurfaces(), compareSurfaces(), paletteSurfaces()})
            made.insert(made.end(), more.begin(), more.end());
        return made;
    }();
    return all;
}

} // namespace Hiwar
