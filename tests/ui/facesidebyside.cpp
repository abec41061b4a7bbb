// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The surfaces of several models: their replies side by side, and the chooser where they are
// ticked.
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "tests/ui/galleryconversation.h"
#include "ui/chooser/modelchooser.h"
#include "ui/composer/composer.h"
#include "ui/sidebyside/replycolumn.h"
#include "ui/sidebyside/sidebyside.h"
#include "ui/window/conversationstack.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool showSideBySide(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    scene.setModel(u"3 models"_s);
    ConversationStack &stack = scene.window.conversationStack();
    SideBySide &replies = stack.replies();
    const auto reply = [&stack](const QString &model, const QString &text, MessageState state) {
        ShownMessage message = makeMessage(model, Role::Assistant, text, state);
        message.model = model;
        message.usage = Usage{.promptTokens = 21, .completionTokens = 87};
        message.firstTextTime = 420;
        message.replyTime = 2100;
        auto *made = new MessageModel(&stack); // created after the pane, so that it goes later
        made->append(message);
        return ShownSibling{.id = model, .name = model, .model = made};
    };
    replies.show(
        u"Where shall we go in May, the four of us, if it should not be too warm, and one of us "
        "uses a wheelchair? We would like to see museums, and the sea on one day at least; and "
        "please say how to get there by train from Madrid."_s,
        {reply(u"gpt-5"_s,
               u"**Lisbon** is mild then, and not yet full.\n\n- The Gulbenkian\n"
               "- Belém, by tram 15"_s,
               MessageState::Complete),
         reply(u"mistral-large-latest"_s, u"To *Porto*, by train along the"_s,
               MessageState::Arriving),
         reply(u"qwen3:8b"_s, u"ما رأيكم في إشبيلية؟ الطقس فيها معتدل"_s, MessageState::Stopped)});
    replies.setChosen(u"gpt-5"_s);
    stack.setSideBySide(true);
    return true;
}

bool showTicked(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    if (!scene.press(u"Answered by"_s))
        return false;
    ModelChooser &chooser = scene.window.composer().chooser();
    chooser.chooseSeveral({.ticked = {{u"OpenAI"_s, u"gpt-5"_s}, {u"OpenAI"_s, u"gpt-5-mini"_s}}});
    return true;
}

} // namespace

std::vector<FaceSurface> severalSurfaces()
{
    return {{"side-by-side", showSideBySide}, {"chooser-several", showTicked}};
}

} // namespace Hiwar
