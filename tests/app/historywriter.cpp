// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Stores an endless reply until tst_historykill kills it. Each line on stdout is the length of the
// text that the store reports as stored.
#include "app/async/whendone.h"
#include "app/history/historystore.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

class Writer : public QObject
{
public:
    explicit Writer(const QString &path)
        : m_store(path)
    {
        ConversationInfo info;
        info.id = u"c"_s;
        m_reply.id = u"a"_s;
        m_reply.role = Role::Assistant;
        m_reply.state = MessageState::Arriving;
        (void)m_store.open();
        (void)m_store.saveConversation(info);
        saveMore();
    }

private:
    void saveMore()
    {
        m_reply.content += u"%1 "_s.arg(m_reply.content.size());
        whenDone(m_store.saveMessage(u"c"_s, m_reply), this, [this](const auto &saved) {
            if (!saved)
                QCoreApplication::exit(1);
            std::printf("%lld\n", qlonglong(m_reply.content.size()));
            std::fflush(stdout);
            saveMore();
        });
    }

    HistoryStore m_store;
    MessageNode m_reply;
};

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const Writer writer(QCoreApplication::arguments().value(1));
    return QCoreApplication::exec();
}
