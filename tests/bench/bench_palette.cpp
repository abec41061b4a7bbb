// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_palette [CONVERSATIONS [MODELS]]: what the command palette costs with so many (10,000 and
// 2,000): to open, and each key that is typed, until it is painted again. Median and worst of many.
#include "app/models/palettemodel.h"
#include "ui/palette/commandpalette.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
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

QList<PaletteEntry> entriesOf(int conversations, int models, const QDateTime &now)
{
    static const QStringList subjects{
        u"How do I sort a list of %1 names in Python without losing the order?"_s,
        u"رِحلة أحمد رقم %1 إلى الشاطئ مع العائلة"_s,
        u"Recette de crème brûlée pour %1 personnes"_s,
        u"学习编程语言第%1课：列表与字典"_s,
        u"Letter to the landlord, draft %1"_s,
        u"Why does my loop run %1 times in the release build"_s};
    QList<PaletteEntry> entries;
    for (int i = 0; i < conversations; ++i)
        entries.append({.kind = PaletteKind::Conversation,
                        .id = QString::number(i),
                        .title = subjects.at(i % int(subjects.size())).arg(i),
                        .place = {},
                        .keys = {},
                        .used = now.addSecs(-600 * i)});
    for (int i = 0; i < models; ++i)
        entries.append({.kind = PaletteKind::Model,
                        .id = QString::number(i),
                        .title = u"vendor-%1/model-%2-instruct"_s.arg(i % 7).arg(i),
                        .place = u"Provider %1"_s.arg(i % 4),
                        .keys = {},
                        .used = {}});
    return entries;
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
    explicit Bench(const QList<PaletteEntry> &entries, const QDateTime &now)
        : m_entries(entries)
        , m_now(now)
        , m_picture(QSize(1000, 800), QImage::Format_ARGB32_Premultiplied)
        , m_palette(m_window, m_model)
    {
        m_window.resize(m_picture.size());
        m_palette.setTheme(makeTheme(ColourScheme::Light, 1.0));
        QObject::connect(&m_palette, &CommandPalette::wanted, &m_window,
                         [this](const QString &typed) { m_model.filter(typed); });
        m_window.show();
    }

    void run()
    {
        QList<double> opened;
        QList<double> typed;
        auto *line = m_palette.findChild<QLineEdit *>();
        const QStringList words{u"sort names python"_s, u"رحله احمد"_s, u"mdl 199 prov"_s,
                                u"xyzzy"_s};
        for (int round = 0; round < rounds; ++round) {
            opened << timed([this] {
                m_model.setEntries(m_entries, m_now);
                m_palette.open();
            });
            for (const QChar letter : words.at(round % int(words.size())))
                typed << timed([&] { press(*line, letter); });
            m_palette.close();
        }
        tell("the palette opens", opened);
        tell("a key in the palette", typed);
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

    QList<PaletteEntry> m_entries;
    QDateTime m_now;
    QImage m_picture;
    PaletteModel m_model;
    QWidget m_window;
    CommandPalette m_palette;
};

int numberIn(int argc, char **argv, int at, int otherwise)
{
    return argc > at ? std::max(1, QString::fromLocal8Bit(argv[at]).toInt()) : otherwise;
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    const int conversations = numberIn(argc, argv, 1, 10'000);
    const int models = numberIn(argc, argv, 2, 2'000);
    std::printf("%d conversations, %d models\n", conversations, models);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    Bench(entriesOf(conversations, models, now), now).run();
    return 0;
}
