// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_sidebar [CONVERSATIONS]: what the list in the sidebar costs with so many conversations
// (10,000): reading all, one that changes and moves to the top, another scope and order, a frame of
// scrolling. Each figure is the time until the list is repainted, median and worst of many.
#include "app/chat/conversationindex.h"
#include "app/models/conversationlistmodel.h"
#include "net/values/utc.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QRandomGenerator>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

ConversationInfo conversation(int number, QRandomGenerator &random)
{
    static const QStringList words{u"recipe"_s, u"ماذا"_s,   u"build"_s, u"歴史"_s, u"letter"_s,
                                   u"garden"_s, u"Straße"_s, u"tax"_s,   u"למה"_s};
    ConversationInfo info;
    info.id = u"conversation-%1"_s.arg(number);
    info.title = u"%1 %2 %3"_s
                     .arg(words.at(random.bounded(int(words.size()))),
                          words.at(random.bounded(int(words.size()))))
                     .arg(number);
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    info.updatedAt = QDateTime::fromMSecsSinceEpoch(now - number * 3'600'000LL, utc);
    info.createdAt = info.updatedAt;
    info.isPinned = number % 1000 == 7;
    info.folderId = number % 3 == 0 ? u"folder"_s : QString();
    if (number % 5 == 0)
        info.tags = QStringList{u"work"_s};
    info.isArchived = number % 10 == 9;
    return info;
}

class Bench
{
public:
    explicit Bench(int count)
        : m_random(1)
        , m_picture(QSize(1, 1), QImage::Format_ARGB32_Premultiplied)
        , m_model(m_index)
    {
        for (int i = 0; i < count; ++i)
            m_all.append(conversation(i, m_random));
        m_sidebar.setModel(&m_model);
        m_sidebar.resize(m_sidebar.width(), 900);
        m_sidebar.show();
        m_list = m_sidebar.findChild<ConversationList *>();
        m_picture = QImage(m_list->viewport()->size(), QImage::Format_ARGB32_Premultiplied);
    }

    void run()
    {
        measure("read all", 10, [this](int) { m_index.reset(m_all); });
        measure("one changes and comes to the top", 200, [this](int) {
            ConversationInfo info = m_all.at(m_random.bounded(int(m_all.size())));
            info.updatedAt = QDateTime::currentDateTimeUtc();
            m_index.put(info);
        });
        measure("a reply begins or ends", 200,
                [this](int turn) { m_index.setGenerating(m_all.at(turn / 2).id, turn % 2 == 0); });
        measure("pinned or not", 200, [this](int turn) {
            ConversationInfo info = m_all.at(5000 % m_all.size() + turn / 2);
            info.isPinned = turn % 2 == 0;
            m_index.put(info);
        });
        measure("shown is another", 200, [this](int turn) {
            m_sidebar.setCurrentConversation(m_all.at((turn * 37) % m_all.size()).id);
        });
        measure("a folder, and all", 40, [this](int turn) {
            m_model.setScope(turn % 2 == 0 ? ListScope{ListScope::Kind::Folder, u"folder"_s}
                                           : ListScope());
        });
        measure("by title, and by time", 20, [this](int turn) {
            m_model.setOrder(turn % 2 == 0 ? ListOrder::Title : ListOrder::LastChange);
        });
        QScrollBar *bar = m_list->verticalScrollBar();
        measure("a frame of scrolling", 500,
                [bar](int) { bar->setValue((bar->value() + 977) % bar->maximum()); });
    }

private:
    template<typename Act>
    void measure(const char *what, int turns, Act act)
    {
        QList<double> times;
        for (int turn = 0; turn < turns; ++turn) {
            QElapsedTimer timer;
            timer.start();
            act(turn);
            m_list->doItemsLayout();
            m_list->viewport()->render(&m_picture);
            times.append(double(timer.nsecsElapsed()) / 1e6);
        }
        std::sort(times.begin(), times.end());
        std::printf("%-36s median %7.2f ms   worst %7.2f ms\n", what, times.at(times.size() / 2),
                    times.constLast());
    }

    QRandomGenerator m_random;
    QList<ConversationInfo> m_all;
    QImage m_picture;
    ConversationIndex m_index;
    ConversationListModel m_model;
    Sidebar m_sidebar;
    ConversationList *m_list = nullptr;
};

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QApplication::setStyle(new QuietStyle(makeTheme(ColourScheme::Light, 1.0)));
    const int count = argc > 1 ? std::max(100, QByteArray(argv[1]).toInt()) : 10'000;
    std::printf("%d conversations\n", count);
    Bench(count).run();
    return 0;
}
