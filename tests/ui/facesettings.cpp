// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The surfaces of the settings: each section, the steps to a model, a test, a question.
#include "net/values/utc.h"
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "ui/settings/settingspanel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDateTime>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QUrl>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Hiwar {

namespace {

constexpr int scrollTime = 60; ///< the panel leads to its focus first

/// `part`: 0 the top, 1 the end.
void scrollTo(SettingsPanel &panel, qreal part)
{
    QTimer::singleShot(scrollTime / 2, &panel, [&panel, part] {
        for (QScrollArea *area : panel.findChildren<QScrollArea *>()) {
            QScrollBar *bar = area->verticalScrollBar();
            bar->setValue(int(bar->maximum() * part));
        }
    });
}

bool showSection(FaceScene &scene, const QString &name)
{
    SettingsPanel &panel = scene.openSettings();
    auto *button = panel.findChild<QAbstractButton *>(name);
    if (button == nullptr)
        return false;
    button->click();
    return true;
}

template<int percent>
bool showScrolled(FaceScene &scene)
{
    scrollTo(scene.openSettings(), percent / 100.0);
    return true;
}

bool showNewProfile(FaceScene &scene)
{
    SettingsPanel &panel = scene.openSettings();
    panel.setProfiles({{.id = u"new"_s}}, u"new"_s);
    panel.setLocalServers({{.name = u"Ollama"_s, .models = {u"a"_s, u"b"_s}}});
    return true;
}

bool showAnotherAddress(FaceScene &scene)
{
    return showNewProfile(scene) && scene.press(u"Another address"_s);
}

bool showFolds(FaceScene &scene)
{
    SettingsPanel &panel = scene.openSettings();
    for (const QString &fold : {u"Request"_s, u"Waiting"_s, u"Connection"_s}) {
        if (auto *button = panel.findChild<QAbstractButton *>(fold))
            button->click();
    }
    scrollTo(panel, 0.6);
    return true;
}

CheckupLine lineOf(CheckupStep step, std::chrono::milliseconds elapsed)
{
    return {.step = step, .elapsed = elapsed, .host = u"api.example.com"_s};
}

bool showTest(FaceScene &scene)
{
    SettingsPanel &panel = scene.openSettings();
    panel.beginTest();
    CheckupLine line = lineOf(CheckupStep::Lookup, 12ms);
    line.addresses = {u"203.0.113.7"_s, u"2001:db8::7"_s};
    panel.addTestLine(line);
    line = lineOf(CheckupStep::Encryption, 48ms);
    line.verdict = CheckupVerdict::Failed;
    line.error = ApiError{.kind = ErrorKind::TlsFailed,
                          .url = QUrl(u"https://api.example.com/v1"_s),
                          .detail = u"The certificate is self-signed, and untrusted"_s};
    line.chain = {{.subject = u"api.example.com"_s,
                   .names = {u"api.example.com"_s},
                   .issuer = u"api.example.com"_s,
                   .notBefore = QDateTime({2026, 1, 5}, {}, utc),
                   .notAfter = QDateTime({2027, 1, 5}, {}, utc),
                   .sha256 = u"0123456789abcdef"_s.repeated(4),
                   .isSelfSigned = true}};
    panel.addTestLine(line);
    panel.endTest(false);
    scrollTo(panel, 0.3);
    return true;
}

bool showQuestion(FaceScene &scene)
{
    SettingsPanel &panel = scene.openSettings();
    if (auto *key = panel.findChild<QLineEdit *>(u"API key"_s))
        key->setText(u"sk-0123456789"_s);
    panel.tellRemoved(u"Work"_s);
    panel.requestClose();
    return true;
}

bool showChoices(FaceScene &scene)
{
    showScrolled<0>(scene);
    for (QComboBox *box : scene.window.findChildren<QComboBox *>()) {
        if (box->isVisible() && box->count() > 1) {
            box->showPopup();
            return true;
        }
    }
    return false;
}

} // namespace

std::vector<FaceSurface> settingsSurfaces()
{
    return {
        {"settings", showScrolled<0>, scrollTime},
        {"settings-third", showScrolled<33>, scrollTime},
        {"settings-two-thirds", showScrolled<66>, scrollTime},
        {"settings-end", showScrolled<100>, scrollTime},
        {"settings-new", showNewProfile, scrollTime},
        {"settings-address", showAnotherAddress, scrollTime},
        {"settings-folds", showFolds, scrollTime},
        {"settings-test", showTest, scrollTime},
        {"settings-question", showQuestion, scrollTime},
        {"settings-choices", showChoices, scrollTime},
        {"settings-appearance",
         [](FaceScene &scene) { return showSection(scene, u"Appearance"_s); }},
        {"settings-reading", [](FaceScene &scene) { return showSection(scene, u"Reading"_s); }},
        {"settings-keyboard", [](FaceScene &scene) { return showSection(scene, u"Keyboard"_s); }},
        {"settings-language",
         [](FaceScene &scene) { return showSection(scene, u"Language section"_s); }},
        {"settings-desktop",
         [](FaceScene &scene) { return showSection(scene, u"Desktop section"_s); }},
        {"settings-data", [](FaceScene &scene) { return showSection(scene, u"Data"_s); }},
        {"settings-privacy", [](FaceScene &scene) { return showSection(scene, u"Privacy"_s); }},
        {"settings-about", [](FaceScene &scene) { return showSection(scene, u"About"_s); }},
    };
}

} // namespace Hiwar
