// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The surfaces of the library: its lists, the fields of a persona, the prompts in the composer.
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "tests/ui/galleryconversation.h"
#include "ui/composer/composer.h"
#include "ui/composer/promptpicker.h"
#include "ui/library/librarypanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidepanels.h"

#include <QPainter>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

void begin(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    scene.window.composer().focusText();
}

/// A face on two colours.
QImage foxPicture()
{
    QImage picture(96, 64, QImage::Format_RGB32);
    picture.fill(QColor(0xe0, 0x7a, 0x2f));
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawEllipse(QRect(24, 30, 48, 44));
    painter.setBrush(Qt::black);
    for (const int x : {36, 54})
        painter.drawEllipse(QRect(x, 20, 6, 6));
    return picture;
}

bool showLibrary(FaceScene &scene, LibraryKind kind)
{
    begin(scene);
    LibraryPanel &panel = scene.window.panels().library();
    panel.findChild<QTabBar *>()->setCurrentIndex(int(kind));
    panel.setRows(
        {{.id = u"1"_s, .title = u"Plain words"_s, .folder = {}, .detail = {}},
         {.id = u"2"_s,
          .title = u"The fox who answers with questions"_s,
          .folder = u"Animals"_s,
          .detail = {},
          .picture = kind == LibraryKind::Personas ? foxPicture() : QImage()},
         {.id = u"3"_s, .title = u"معلّم العربية"_s, .folder = u"Teachers"_s, .detail = {}}},
        false);
    scene.window.panels().setShown(SidePanel::Library, true);
    return true;
}

bool showPersona(FaceScene &scene)
{
    showLibrary(scene, LibraryKind::Personas);
    scene.window.panels().library().edit(
        EditedPersona{
            .id = u"2"_s,
            .name = u"The fox who answers with questions"_s,
            .emoji = u"🦊"_s,
            .folder = u"Animals"_s,
            .profileId = {},
            .model = u"gpt-5"_s,
            .settings = {.systemPrompt = u"You are a fox."_s, .fields = {{u"temperature"_s, 0.5}}},
            .firstMessage = u"Who goes there?"_s,
            .picture = "png",
            .shownPicture = foxPicture()},
        {});
    return true;
}

bool showPrompts(FaceScene &scene)
{
    begin(scene);
    scene.window.composer().setText({});
    scene.window.composer().insertText(u"/l"_s);
    scene.window.composer().prompts().setPrompts(
        {{.id = u"1"_s, .name = u"letter"_s, .folder = u"Work"_s, .content = u"Dear {{name}},"_s},
         {.id = u"2"_s, .name = u"list"_s, .folder = {}, .content = u"- one"_s}});
    return true;
}

bool showPromptValues(FaceScene &scene)
{
    begin(scene);
    scene.window.composer().prompts().ask(
        u"letter"_s,
        {{.name = u"name"_s, .fallback = {}}, {.name = u"wish"_s, .fallback = u"all the best"_s}});
    return true;
}

} // namespace

std::vector<FaceSurface> librarySurfaces()
{
    return {{"library", [](FaceScene &scene) { return showLibrary(scene, LibraryKind::Personas); }},
            {"library-prompts",
             [](FaceScene &scene) { return showLibrary(scene, LibraryKind::Prompts); }},
            {"persona", showPersona},
            {"prompts", showPrompts},
            {"prompt-values", showPromptValues}};
}

} // namespace Hiwar
