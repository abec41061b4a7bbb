// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The surfaces of a comparison of two replies.
#include "net/values/utc.h"
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "tests/ui/galleryconversation.h"
#include "ui/compare/comparepanel.h"
#include "ui/window/sidepanels.h"

#include <QCheckBox>
#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

using Kind = ComparedRun::Kind;

ShownComparison example()
{
    const QDateTime time(QDate(2026, 11, 26), QTime(14, 5), utc);
    ShownComparison shown{.first = {.model = u"small-1"_s, .version = 1, .time = time},
                          .second = {.model = u"large-2"_s, .version = 2, .time = time.addSecs(90)},
                          .runs = {},
                          .wordsAdded = 9,
                          .wordsRemoved = 5,
                          .passagesMoved = 1};
    const auto add = [&shown](Kind kind, const QString &text, qsizetype other = -1) {
        const bool isInFirst = kind != Kind::Added && kind != Kind::MovedHere;
        const bool isInSecond = kind != Kind::Removed && kind != Kind::MovedAway;
        shown.runs.append({kind, shown.first.text.size(), isInFirst ? text.size() : 0,
                           shown.second.text.size(), isInSecond ? text.size() : 0, other});
        shown.first.text += isInFirst ? text : QString();
        shown.second.text += isInSecond ? text : QString();
    };
    const QString passage = u"Take the early train, which is the emptiest of the day.\n"_s;
    add(Kind::MovedAway, passage, 10);
    add(Kind::Equal, u"Lisbon is "_s);
    add(Kind::Removed, u"warm"_s);
    add(Kind::Added, u"mild and green"_s);
    add(Kind::Equal, u" in May, and not yet full.\n\nالمتحف مفتوح يوم "_s);
    add(Kind::Removed, u"الأحد"_s);
    add(Kind::Added, u"السبت والأحد"_s);
    add(Kind::Equal, u" من العاشرة.\n里斯本的"_s);
    add(Kind::Added, u"春天"_s);
    add(Kind::Equal, u"很美。\n"_s);
    add(Kind::MovedHere, passage, 0);
    add(Kind::Removed, u"See you there.\n"_s);
    return shown;
}

ComparePanel &open(FaceScene &scene)
{
    scene.fillList();
    scene.show(galleryConversation());
    scene.window.panels().setShown(SidePanel::Compare, true);
    ComparePanel &panel = scene.window.panels().compare();
    panel.setComparison(example());
    panel.step(1);
    panel.step(1);
    return panel;
}

bool showComparison(FaceScene &scene)
{
    open(scene);
    return true;
}

/// Both beside each other, where there is room, with the list of changes.
bool showBeside(FaceScene &scene)
{
    ComparePanel &panel = open(scene);
    panel.findChild<QCheckBox *>(u"Beside each other"_s)->setChecked(true);
    panel.findChild<QCheckBox *>(u"List of changes"_s)->setChecked(true);
    panel.setWaiting(QCoreApplication::translate(
        "Hiwar::CompareController",
        "One of the two is still arriving. They are compared again when it has ended."));
    return true;
}

} // namespace

std::vector<FaceSurface> compareSurfaces()
{
    return {{"compare", showComparison}, {"compare-beside", showBeside}};
}

} // namespace Hiwar
