// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// inspectorgallery FOLDER: pictures of the wire inspector in every theme, direction and zoom, for
// people to look at; and how long a reply of a megabyte takes. No test.
#include "tests/ui/gallerylooks.h"
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

constexpr std::array sections{"summary", "request", "reply"};

bool take(const GalleryLook &look, int section, QuietStyle &style, const QDir &folder)
{
    QGuiApplication::setLayoutDirection(look.direction);
    const Theme theme = makeTheme(look.scheme, look.zoom);
    style.setTheme(theme);
    InspectorPanel panel;
    panel.setTheme(theme);
    panel.setReply(inspectedExample());
    panel.findChild<QTabBar *>()->setCurrentIndex(section);
    panel.resize(theme.px(Theme::inspectorWidth), theme.px(720));
    panel.show();
    for (int generation = 0; generation < 4; ++generation)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    return panel.grab().save(folder.filePath(u"%1-%2.png"_s.arg(
        QLatin1StringView(sections.at(size_t(section))), QLatin1StringView(look.name))));
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
    QApplication::setStyle(style); // takes ownership
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    for (const GalleryLook &look : galleryLooks) {
        for (int section = 0; section < int(sections.size()) && !look.isNarrow; ++section) {
            if (!take(look, section, *style, folder))
                return 1;
        }
    }
    const QByteArray event = inspectedExample().transcript.exchanges.constLast().replyBody;
    timeLongReply("events", event.repeated(int(1024 * 1024 / event.size())));
    timeLongReply("one line", QByteArray(1024 * 1024, 'x'));
    timeLongReply("one Arabic line", QByteArray("كلمة ").repeated(1024 * 1024 / 9));
    timeLongReply("short lines", QByteArray("x\n").repeated(512 * 1024));
    return 0;
}
