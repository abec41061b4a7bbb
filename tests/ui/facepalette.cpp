// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The surfaces of the command palette, of other keys, and of how messages can look.
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "tests/ui/galleryconversation.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/palette/commandpalette.h"
#include "ui/palette/paletteroles.h"
#include "ui/window/keyrecorder.h"
#include "ui/window/shortcutsheet.h"
#include "ui/window/windowactions.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

void add(QStandardItemModel &model, const QString &title, const QString &kind,
         const QString &place = {}, const QString &keys = {})
{
    auto *item = new QStandardItem(title);
    item->setData(kind, PaletteKindRole);
    item->setData(place, PalettePlaceRole);
    item->setData(keys, PaletteKeysRole);
    model.appendRow(item);
}

CommandPalette &openPalette(FaceScene &scene, QStandardItemModel &model)
{
    scene.fillList();
    scene.show(galleryConversation());
    CommandPalette &palette = scene.window.commands().palette(model);
    palette.open();
    return palette;
}

bool showPalette(FaceScene &scene)
{
    auto *model = new QStandardItemModel(&scene.window);
    add(*model, u"Find in this conversation"_s, u"Action"_s, u"Reading"_s, u"Ctrl+F"_s);
    add(*model, u"رحلة أحمد إلى الشاطئ في الصيف القادم مع كل أفراد العائلة"_s, u"Conversation"_s);
    add(*model, u"How do I find the largest file below a folder, without following links?"_s,
        u"Conversation"_s, u"Archived"_s);
    add(*model, u"mistralai/mistral-small-3.2-24b-instruct-2506-q4_k_m"_s, u"Model"_s, u"Local"_s);
    add(*model, u"🦊 Fox"_s, u"Persona"_s);
    add(*model, u"Show my messages as Markdown"_s, u"Setting"_s, u"Reading"_s);
    add(*model, u"Larger"_s, u"Action"_s, u"Window"_s, u"Ctrl++, Ctrl+="_s);
    openPalette(scene, *model).findChild<QLineEdit *>()->setText(u"fi"_s);
    return true;
}

bool showNothingFound(FaceScene &scene)
{
    auto *model = new QStandardItemModel(&scene.window);
    openPalette(scene, *model).findChild<QLineEdit *>()->setText(u"xyzzy"_s);
    return true;
}

bool openKeys(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    Keymap keymap;
    keymap.give(ShortcutId::Library, {u"Ctrl+Shift+L"_s});
    scene.window.shortcuts().setKeymap(keymap);
    scene.window.shortcuts().open();
    auto *change = scene.window.shortcuts().findChild<QPushButton *>(u"Change attach"_s);
    if (change)
        change->click();
    return change != nullptr;
}

bool showTakenKeys(FaceScene &scene)
{
    if (!openKeys(scene))
        return false;
    QKeyEvent press(QEvent::KeyPress, Qt::Key_F, Qt::ControlModifier);
    QCoreApplication::sendEvent(scene.window.shortcuts().findChild<KeyRecorder *>(), &press);
    return true;
}

bool showNumbers(FaceScene &scene)
{
    scene.fillList();
    ShownMessage answer = makeMessage(
        u"code"_s, Role::Assistant,
        u"Sort them by their size:\n\n```python\nimport pathlib\n\n"
        "def largest(folder):\n    files = [f for f in folder.rglob('*') if f.is_file() and not "
        "f.is_symlink()]\n    return max(files, key=lambda f: f.stat().st_size)\n\n"
        "for number in range(3):\n    print(number)\n\n\nprint('done')\n```\n"_s);
    answer.usage = Usage{.promptTokens = 1240, .completionTokens = 87};
    answer.replyTime = 2100;
    scene.show({galleryConversation().constFirst(), answer});
    ReadingOptions options;
    options.lineNumbers = options.captionTokens = options.captionTook = true;
    options.messages = MessageStyle::Plain;
    scene.window.conversationView().setReadingOptions(options);
    scene.window.conversationView().jumpToLatest();
    return true;
}

} // namespace

std::vector<FaceSurface> paletteSurfaces()
{
    return {{"palette", showPalette},
            {"palette-nothing", showNothingFound},
            {"keys-change", openKeys},
            {"keys-taken", showTakenKeys},
            {"numbers", showNumbers}};
}

} // namespace Hiwar
