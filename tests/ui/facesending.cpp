// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "tests/ui/galleryconversation.h"
#include "tests/ui/messagemodel.h"
#include "ui/composer/composer.h"
#include "ui/composer/dictationstrip.h"
#include "ui/composer/queuelist.h"
#include "ui/conversation/conversationview.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

void showConversation(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    scene.window.conversationView().goTo(0);
}

bool showEditingReply(FaceScene &scene)
{
    showConversation(scene);
    scene.window.composer().beginEdit(u"The keychain keeps it. ويُحفَظ في سلسلة المفاتيح."_s,
                                      Role::Assistant);
    return true;
}

bool showSendMenu(FaceScene &scene)
{
    showConversation(scene);
    scene.window.composer().setText(u"Answer in Arabic from now on."_s);
    return scene.press(u"Ways to send"_s);
}

/// A message of the system, one of the user's in another role, and a question without a reply.
bool showRoles(FaceScene &scene)
{
    scene.fillList();
    QList<ShownMessage> messages{
        makeMessage(u"s"_s, Role::System,
                    u"Answer in one sentence. أجب بجملة واحدة.\n\n- no lists\n- `no code`"_s),
        makeMessage(u"q"_s, Role::User, u"Where is my key kept?"_s),
        makeMessage(u"a"_s, Role::Assistant, u"In the keychain of the system."_s),
        makeMessage(u"last"_s, Role::User, u"And the history?"_s)};
    messages[2].isByUser = true;
    messages[2].versionIndex = 1;
    messages[2].versionCount = 2;
    messages.last().isUnanswered = true;
    scene.show(messages);
    scene.window.conversationView().goTo(2);
    return true;
}

/// Two questions wait, and a third one is being written; with a reason to wait, or while a reply
/// arrives.
void showQueue(FaceScene &scene, const QString &hold)
{
    showConversation(scene);
    Composer &composer = scene.window.composer();
    composer.setBusy(hold.isEmpty());
    composer.setText(u"And in one sentence?"_s);
    composer.queue().setQueue(
        {.questions = {{.id = u"a"_s,
                        .text = u"What is the difference between the keychain of the system and a "
                                "file with a password?"_s},
                       {.id = u"b"_s, .text = u"أجب بالعربية من فضلك"_s, .files = {u"plan.pdf"_s}}},
         .hold = hold});
}

bool showQueued(FaceScene &scene)
{
    showQueue(scene, {});
    return true;
}

bool showHeldQueue(FaceScene &scene)
{
    showQueue(scene, QCoreApplication::translate("Hiwar::QueueController",
                                                 "These wait because you stopped the reply."));
    return true;
}

bool showDictating(FaceScene &scene)
{
    showConversation(scene);
    Composer &composer = scene.window.composer();
    composer.setText(u"Dear landlord,"_s);
    composer.dictation().showRecording(std::chrono::minutes(10));
    composer.dictation().setElapsed(std::chrono::seconds(65));
    composer.dictation().setPeak(0.2);
    return true;
}

bool showFailedDictation(FaceScene &scene)
{
    showConversation(scene);
    scene.window.composer().dictation().showFailure(
        u"Your words did not come, and the recording is kept. api.example.com refused the key "
        "(401). Check the key in Settings."_s,
        true);
    return true;
}

} // namespace

std::vector<FaceSurface> sendingSurfaces()
{
    return {{"editing-reply", showEditingReply},
            {"send-menu", showSendMenu},
            {"roles", showRoles},
            {"queue", showQueued},
            {"queue-held", showHeldQueue},
            {"dictating", showDictating},
            {"dictation-failed", showFailedDictation}};
}

} // namespace Hiwar
