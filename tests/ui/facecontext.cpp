// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The surfaces that tell which messages are sent.
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "tests/ui/galleryconversation.h"
#include "ui/context/contextpanel.h"
#include "ui/conversation/conversationview.h"
#include "ui/window/sidepanels.h"

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

bool showContext(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    const auto row = [](const QString &id, Role role, const QString &words, qint64 tokens,
                        ContextFate fate) {
        return ShownContextRow{
            .messageId = id, .role = role, .words = words, .tokens = tokens, .fate = fate};
    };
    using enum ContextFate;
    ShownContext context{
        .rows = {row({}, Role::System, u"Answer in one sentence."_s, 8, Sent),
                 row(u"s"_s, Role::Assistant, u"They planned a journey to Lisbon."_s, 90, Sent),
                 row(u"a"_s, Role::User, u"Where shall we go in May?"_s, 11, Summarised),
                 row(u"b"_s, Role::Assistant, u"Lisbon is mild then, and not yet full."_s, 260,
                     Summarised),
                 row(u"c"_s, Role::User, u"We are four, and one of us uses a wheelchair."_s, 16,
                     Sent),
                 row(u"d"_s, Role::User, u"ما هي المتاحف التي تنصح بها؟"_s, 19, Excluded),
                 row(u"e"_s, Role::Assistant, u"The Gulbenkian, above all."_s, 320,
                     WithoutQuestion),
                 row(u"f"_s, Role::User, u"And where do we stay?"_s, 9, BeyondCount),
                 row(u"g"_s, Role::Assistant, u"Near a metro station with a lift."_s, 210,
                     BeyondWindow),
                 row({}, Role::User, u"What does that cost for a week?"_s, 12, Sent)},
        .tokens = 1240,
        .window = 128'000,
        .share = 64'000,
        .newest = 20,
        .leftOut = 6,
        .canSummarise = true};
    context.rows[1].isSummary = true;
    context.rows[4].isPinned = true;
    context.rows[5].isExcluded = true;
    ContextPanel &panel = scene.window.panels().context();
    panel.setContext(context);
    scene.window.panels().setShown(SidePanel::Context, true);
    return true;
}

/// The line above the first message that is sent, and the captions.
bool showUnsent(FaceScene &scene)
{
    scene.fillList();
    QList<ShownMessage> messages = galleryConversation().first(3);
    messages[1].isExcluded = true;
    messages[2].isPinned = true;
    messages[2].unsentBefore = 2;
    messages[2].unsentBecause = {ContextFate::Excluded, ContextFate::BeyondCount};
    scene.show(messages);
    scene.window.conversationView().jumpToLatest();
    return true;
}

} // namespace

std::vector<FaceSurface> contextSurfaces()
{
    return {{"context", showContext}, {"unsent", showUnsent}};
}

} // namespace Hiwar
