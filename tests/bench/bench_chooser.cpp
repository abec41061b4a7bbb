// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_chooser [MODELS]: what the chooser costs with so many models (2,000) of four profiles: to
// open, and each key that is typed, until it is painted again; beside it the settings' field for a
// model with the same names. Median and worst of many.
#include "app/models/modelchoices.h"
#include "ui/chooser/modelchooser.h"
#include "ui/settings/modelbox.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QCompleter>
#include <QElapsedTimer>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>

#include <algorithm>
#include <cstdio>
#include <functional>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

constexpr int rounds = 20;

Settings settingsWith(int models)
{
    static const QStringList families{u"gpt-%1-mini"_s,       u"anthropic/claude-%1-sonnet"_s,
                                      u"mistral-large-%1"_s,  u"qwen/qwen3-%1b-a3b-instruct"_s,
                                      u"llama-3.%1-70b-it"_s, u"text-embedding-%1"_s};
    Settings settings = firstSettings();
    for (int number = 0; number < 4; ++number) {
        Profile profile;
        profile.id = QString::number(number);
        profile.name = u"Provider %1"_s.arg(number);
        for (int i = 0; i < models / 4; ++i) {
            const QString name = families.at(i % int(families.size())).arg(i * 4 + number);
            profile.models << name;
            profile.modelFacts << ModelInfo{
                .id = name,
                .contextTokens = 1000 * (i + 1),
                .takesPictures = i % 2 == 0,
                .callsTools = i % 3 == 0,
                .price = ModelPrice{.input = 0.01 * i, .output = 0.04 * i, .cachedInput = {}}};
        }
        profile.model = profile.models.value(0);
        settings.profiles << profile;
    }
    return settings;
}

void tell(const char *what, QList<double> times)
{
    std::sort(times.begin(), times.end());
    std::printf("%-44s median %6.2f ms, worst %6.2f ms\n", what, times.at(times.size() / 2),
                times.constLast());
}

class Bench
{
public:
    explicit Bench(int models)
        : m_settings(settingsWith(models))
        , m_current{u"0"_s, m_settings.profiles.at(1).model}
        , m_picture(QSize(1000, 800), QImage::Format_ARGB32_Premultiplied)
        , m_button(&m_window)
        , m_chooser(m_window)
        , m_box(&m_window)
    {
        m_window.resize(m_picture.size());
        m_button.setGeometry(40, 760, 200, 30);
        m_box.setGeometry(40, 10, 400, 34);
        m_chooser.setTheme(makeTheme(ColourScheme::Light, 1.0));
        QObject::connect(
            &m_chooser, &ModelChooser::choicesWanted, &m_window,
            [this](const QString &typed) { m_chooser.setChoices(m_choices->matching(typed)); });
        m_window.show();
    }

    void run()
    {
        QList<double> opened;
        QList<double> typed;
        auto *filter = m_chooser.findChild<QLineEdit *>();
        for (int round = 0; round < rounds; ++round) {
            opened << timed([this] {
                m_choices.emplace(m_settings, m_current);
                m_chooser.open(m_button);
            });
            for (const QChar letter : u"provider 3 70b"_s)
                typed << timed([&] { press(*filter, letter); });
            m_chooser.close();
        }
        tell("the chooser opens", opened);
        tell("a key in the chooser", typed);
        QStringList names;
        for (const Profile &profile : std::as_const(m_settings.profiles))
            names += profile.models;
        QList<double> filled;
        QList<double> keys;
        for (int round = 0; round < rounds; ++round) {
            filled << timed([&] { m_box.setModels(names); });
            m_box.setEditText({});
            m_box.setFocus();
            for (const QChar letter : u"llama-3.1"_s)
                keys << timed([&] { press(*m_box.lineEdit(), letter); });
        }
        tell("the settings' field gets the names", filled);
        tell("a key in the settings' field", keys);
    }

private:
    double timed(const std::function<void()> &what)
    {
        QElapsedTimer clock;
        clock.start();
        what();
        m_window.render(&m_picture);
        return double(clock.nsecsElapsed()) / 1e6;
    }
    static void press(QWidget &widget, QChar letter)
    {
        QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
        QCoreApplication::sendEvent(&widget, &press);
    }

    Settings m_settings;
    ModelRef m_current;
    QImage m_picture;
    std::optional<ModelChoices> m_choices;
    QWidget m_window;
    QWidget m_button;
    ModelChooser m_chooser;
    ModelBox m_box;
};

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    const int models = argc > 1 ? std::max(4, QString::fromLocal8Bit(argv[1]).toInt()) : 2000;
    std::printf("%d models\n", models);
    Bench(models).run();
    return 0;
}
