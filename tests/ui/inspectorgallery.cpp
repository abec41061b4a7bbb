// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// inspectorgallery FOLDER: pictures of the wire inspector in every theme, direction and zoom, for
// people to judge; and how long it takes over a reply of a megabyte. No test.
#include "tests/ui/inspectedexample.h"
#include "ui/inspector/inspectorpanel.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTabBar>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

struct Shot
{
    const char *name;
    ColourScheme scheme;
    qreal zoom;
    Qt::LayoutDirection direction;
    int section;
};

constexpr Shot shots[]{
    {"summary-light", ColourScheme::Light, 1.0, Qt::LeftToRight, 0},
    {"summary-dark", ColourScheme::Dark, 1.0, Qt::LeftToRight, 0},
    {"summary-arabic", ColourScheme::Light, 1.0, Qt::RightToLeft, 0},
    {"summary-zoomed", ColourScheme::Light, 2.0, Qt::LeftToRight, 0},
    {"request-light", ColourScheme::Light, 1.0, Qt::LeftToRight, 1},
    {"request-arabic", ColourScheme::Dark, 1.0, Qt::RightToLeft, 1},
    {"reply-contrast", ColourScheme::HighContrast, 1.0, Qt::LeftToRight, 2},
};

bool take(const Shot &shot, QuietStyle &style, const QDir &folder)
{
    QGuiApplication::setLayoutDirection(shot.direction);
    const Theme theme = makeTheme(shot.scheme, shot.zoom);
    style.setTheme(theme);
    InspectorPanel panel;
    panel.setTheme(theme);
    panel.setReply(inspectedExample());
    panel.findChild<QTabBar *>()->setCurrentIndex(shot.section);
    panel.resize(theme.px(Theme::inspectorWidth), theme.px(720));
    panel.show();
    for (int generation = 0; generation < 4; ++generation)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    return panel.grab().save(folder.filePath(QLatin1StringView(shot.name) + u".png"_s));
}

void timeLongReply(const char *what, const QByteArray &body)
{
    InspectedReply reply = inspectedExample();
    reply.messageId = u"long"_s;
    reply.transcript.exchanges.last().replyBody = body;
    reply.transcript.exchanges.last().replyBytes = body.size();
    InspectorPanel panel;
    panel.resize(460, 720);
    panel.show();
    QElapsedTimer clock;
    clock.start();
    panel.setReply(reply);
    const qint64 set = clock.restart();
    panel.findChild<QTabBar *>()->setCurrentIndex(2);
    (void)panel.grab();
    const qint64 painted = clock.restart();
    panel.resize(480, 720);
    (void)panel.grab();
    std::printf("%-22s %8lld bytes: set %lld ms, painted %lld ms, resized %lld ms\n", what,
                static_cast<long long>(body.size()), static_cast<long long>(set),
                static_cast<long long>(painted), static_cast<long long>(clock.elapsed()));
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1])))
        return 2;
    auto *style = new QuietStyle(makeTheme(ColourScheme::Light, 1.0));
    QApplication::setStyle(style); // takes it
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    for (const Shot &shot : shots) {
        if (!take(shot, *style, folder))
            return 1;
    }
    const QByteArray event = inspectedExample().transcript.exchanges.constLast().replyBody;
    timeLongReply("events", event.repeated(int(1024 * 1024 / event.size())));
    timeLongReply("one line", QByteArray(1024 * 1024, 'x'));
    timeLongReply("one Arabic line", QByteArray("كلمة ").repeated(1024 * 1024 / 9));
    timeLongReply("short lines", QByteArray("x\n").repeated(512 * 1024));
    return 0;
}
