// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The surfaces of attached files.
#include "tests/ui/attachmentexample.h"
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "tests/ui/galleryconversation.h"
#include "ui/attachments/attachmentpreview.h"
#include "ui/attachments/attachmentstrip.h"
#include "ui/composer/composer.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/sidepanels.h"

#include <QMimeData>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

void showAttached(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    scene.window.conversationView().goTo(0);
    scene.window.composer().setText(u"What changed since the first quarter?"_s);
    scene.window.composer().attachments().setChips(exampleChips());
}

bool showStrip(FaceScene &scene)
{
    showAttached(scene);
    return true;
}

bool showPreview(FaceScene &scene)
{
    showAttached(scene);
    scene.window.panels().attachment().setPreview(exampleTextPreview());
    scene.window.panels().setShown(SidePanel::Attachment, true);
    return true;
}

bool showStored(FaceScene &scene)
{
    showAttached(scene);
    scene.window.panels().attachment().setPreview(exampleStoredPreview());
    scene.window.panels().setShown(SidePanel::Attachment, true);
    return true;
}

bool showPixels(FaceScene &scene)
{
    showAttached(scene);
    scene.window.panels().attachment().setPreview(
        {.chip = exampleChips().at(1), .picture = exampleThumbnail()});
    scene.window.panels().setShown(SidePanel::Attachment, true);
    return true;
}

bool showEntries(FaceScene &scene)
{
    showAttached(scene);
    scene.window.panels().attachment().setPreview(exampleArchivePreview());
    scene.window.panels().setShown(SidePanel::Attachment, true);
    return true;
}

bool showPasteOffer(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    QMimeData pasted;
    pasted.setText(u"2026-05-01 12:00:00 the server said nothing\n"_s.repeated(300));
    scene.window.composer().takeDropped(&pasted);
    return true;
}

} // namespace

std::vector<FaceSurface> attachmentSurfaces()
{
    return {{"attached", showStrip},           {"attached-text", showPreview},
            {"attached-stored", showStored},   {"attached-picture", showPixels},
            {"attached-archive", showEntries}, {"paste-offer", showPasteOffer}};
}

} // namespace Hiwar
