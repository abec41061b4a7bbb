// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The surfaces of a conversation's tree.
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "tests/ui/galleryconversation.h"
#include "ui/tree/treepanel.h"
#include "ui/window/forkbar.h"
#include "ui/window/sidepanels.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool showTree(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    const auto row = [](const QString &id, int depth, Role role, const QString &words,
                        bool isOnPath) {
        return ShownTreeRow{
            .messageId = id, .depth = depth, .role = role, .words = words, .isOnPath = isOnPath};
    };
    scene.window.panels().tree().setRows(
        {row(u"a"_s, 0, Role::User, u"Where shall we go in May?"_s, true),
         row(u"b"_s, 0, Role::Assistant, u"Lisbon is mild then, and not yet full."_s, false),
         row(u"c"_s, 1, Role::User, u"ما هي المتاحف التي تنصح بها؟"_s, false),
         row(u"d"_s, 1, Role::Assistant, u"The Gulbenkian, above all."_s, false),
         row(u"e"_s, 0, Role::Assistant, u"To Porto, by train along the sea."_s, true),
         row(u"f"_s, 1, Role::User, u"We are four, and one of us uses a wheelchair."_s, true)});
    scene.window.panels().setShown(SidePanel::Tree, true);
    return true;
}

bool showFork(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    scene.window.forkBar().setOrigin(u"Where shall we go in May?"_s);
    scene.window.forkBar().show();
    return true;
}

} // namespace

std::vector<FaceSurface> treeSurfaces()
{
    return {{"tree", showTree}, {"fork", showFork}};
}

} // namespace Hiwar
