// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs commands on a history, for tests that limit the disk or the folder in ways that a test's own
// process could not: historychild FILE WORD…
//   open           opens it again after "close"
//   save:ID        saves a conversation with one message, both with this id
//   big:ID         the same with 2 MB
//   list           prints the ids of the conversations
//   search:TEXT    prints the ids of the messages found
//   sh:COMMAND     runs a shell command while the history is open
//   as:USER        continues as the user with this number, who perhaps could not have started it
// Each word prints a line.
#include "app/history/historystore.h"
#include "app/history/storeerrortext.h"
#include "tests/support/settled.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

#include <grp.h>
#include <unistd.h>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

class Child
{
public:
    explicit Child(const QString &path)
        : m_path(path)
    {
    }

    QString obey(const QString &word)
    {
        const QString name = word.section(u':', 0, 0);
        const QString rest = word.section(u':', 1);
        if (name == "open"_L1)
            return open();
        if (name == "close"_L1) {
            m_store.reset();
            return u"closed"_s;
        }
        if (name == "save"_L1)
            return save(rest, rest);
        if (name == "big"_L1)
            return save(rest, QString(2'000'000, u'x'));
        if (name == "list"_L1)
            return list();
        if (name == "search"_L1)
            return search(rest);
        if (name == "sh"_L1)
            return std::system(rest.toUtf8().constData()) == 0 ? u"done"_s : u"shell failed"_s;
        if (name == "as"_L1)
            return become(rest.toUInt());
        return u"what? "_s + word;
    }

private:
    QString open()
    {
        m_store = std::make_unique<HistoryStore>(m_path, std::chrono::milliseconds(200));
        const auto state = settled(m_store->open());
        if (!state)
            return u"closed: "_s + describe(state.error());
        return state->readOnlyBecause ? u"read-only: "_s + describeReadOnly(*state->readOnlyBecause)
                                      : u"open"_s;
    }

    QString save(const QString &id, const QString &content)
    {
        ConversationInfo info;
        info.id = id;
        MessageNode node;
        node.id = id;
        node.content = content;
        (void)m_store->saveConversation(info);
        const auto saved = settled(m_store->saveMessage(id, node));
        return saved ? u"saved"_s : u"not saved: "_s + describe(saved.error());
    }

    QString list()
    {
        const auto all = settled(m_store->conversations());
        if (!all)
            return describe(all.error());
        QStringList ids;
        for (const ConversationInfo &info : *all) {
            const auto loaded = settled(m_store->load(info.id));
            if (loaded && !loaded->nodes.isEmpty())
                ids.append(info.id);
        }
        ids.sort();
        return ids.join(u' ');
    }

    QString search(const QString &text)
    {
        const auto page = settled(m_store->search(text));
        if (!page)
            return describe(page.error());
        QStringList ids;
        for (const SearchGroup &group : page->groups)
            ids.append(group.conversationId);
        ids.sort();
        return u"found "_s + ids.join(u' ');
    }

    static QString become(uid_t user)
    {
        if (setgroups(0, nullptr) != 0 || setuid(user) != 0)
            return u"still root"_s;
        return u"become "_s + QString::number(user);
    }

    const QString m_path;
    std::unique_ptr<HistoryStore> m_store;
};

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    Child child(words.value(1));
    for (const QString &word : words.mid(2)) {
        std::printf("%s\n", qUtf8Printable(child.obey(word)));
        std::fflush(stdout);
    }
    return 0;
}
