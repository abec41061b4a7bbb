// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/guideresponder.h"

#include "app/guide/questionterms.h"
#include "app/guide/shortcutpage.h"
#include "app/guide/topicindex.h"
#include "net/service/wordsource.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// These topics are answers, but a question is never matched with their words.
constexpr auto welcomeId = "welcome"_L1;
constexpr auto fallbackId = "fallback"_L1;

constexpr auto aboutId = "about"_L1;

/// The list of the other topics replaces it in a topic.
constexpr auto topicsMark = "{topics}"_L1;
/// The tables of all keyboard shortcuts replace it.
constexpr auto shortcutsMark = "{shortcuts}"_L1;

QList<Topic> searchable(QList<Topic> topics)
{
    topics.removeIf([](const Topic &t) { return t.id == welcomeId || t.id == fallbackId; });
    return topics;
}

Topic topicFor(const QString &question, const QList<Topic> &topics)
{
    const auto named = [&topics](QLatin1StringView id) {
        const auto found = std::find_if(topics.begin(), topics.end(),
                                        [id](const Topic &topic) { return topic.id == id; });
        return found == topics.end() ? Topic() : *found;
    };
    if (isGreeting(question))
        return named(welcomeId);
    const QStringList terms = questionTerms(question);
    if (terms.isEmpty()) // "Who are you?" has small words only
        return named(aboutId);
    return TopicIndex(searchable(topics)).find(terms).value_or(named(fallbackId));
}

} // namespace

QString chooseTopic(const QString &question)
{
    return topicFor(question, loadTopics(replyLanguage(question))).id;
}

QString composeGuideReply(const QString &question, const Keymap &keymap)
{
    const QString language = replyLanguage(question);
    const QList<Topic> topics = loadTopics(language);
    QString reply = topicFor(question, topics).text;
    if (reply.contains(topicsMark)) {
        QStringList titles;
        for (const Topic &topic : searchable(topics))
            titles.append(u"- "_s + topic.title);
        reply.replace(topicsMark, titles.join(u'\n'));
    }
    if (reply.contains(shortcutsMark))
        reply.replace(shortcutsMark, shortcutTables(language, keymap));
    return reply;
}

QStringList GuideResponder::models() const
{
    return {u"hiwar-guide"_s};
}

std::unique_ptr<ReplySource> GuideResponder::answer(const ChatRequest &request)
{
    const auto last =
        std::find_if(request.messages.rbegin(), request.messages.rend(),
                     [](const Message &message) { return message.role == Role::User; });
    const QString question = last == request.messages.rend() ? QString() : last->content;
    return std::make_unique<WordSource>(
        composeGuideReply(question, m_keys ? m_keys->keymap() : Keymap()));
}

} // namespace Hiwar
