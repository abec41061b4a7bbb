// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the lens shows is what arrives, byte by byte: random conversations with versions, pins,
// exclusions, summaries and limits, under random settings of the profile, the persona and the
// conversation, and a model that refused some of them. The body is made here from the rows of the
// lens and the rules of the levels, without the planner and the builder of the program.
#include "app/chat/requestlevels.h"
#include "app/usage/contextlens.h"
#include "net/wire/requestcodec.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

#include <QJsonArray>
#include <QRandomGenerator>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

constexpr int conversations = 24;
constexpr int requestsOfEach = 20;

constexpr auto olderLimit = "max_tokens"_L1;
constexpr auto newerLimit = "max_completion_tokens"_L1;
constexpr auto usage = "stream_options"_L1;

class Dice
{
public:
    explicit Dice(quint32 seed)
        : m_random(seed)
    {
    }
    int below(int most) { return m_random.bounded(most); }
    /// One time out of so many.
    bool one(int of) { return below(of) == 0; }
    QString words(int most)
    {
        static const QStringList some{
            u"words"_s,        u"كلمات"_s,        u"言葉"_s,        u"\"quoted\""_s,
            u"a\\b"_s,         u"two\nlines"_s,   u"\t"_s,          u"🧭"_s,
            u"<&>/"_s,         u"e\u0301"_s,      u"\u2028"_s,      u"`code`"_s,
            u"![x](http:y)"_s, u"\u202eturned"_s, u"1,000.5 × 2"_s, u"\x01"_s};
        QStringList words;
        for (int i = below(most) + 1; i > 0; --i)
            words << some.at(below(int(some.size())));
        return words.join(u' ');
    }
    RequestSettings level(int rarity)
    {
        RequestSettings level;
        const QList<std::pair<QString, QJsonValue>> values{
            {u"temperature"_s, below(21) / 10.0},
            {u"top_p"_s, 0.25},
            {u"seed"_s, below(1000)},
            {u"stop"_s, QJsonArray{words(2), words(2)}},
            {u"response_format"_s, QJsonObject{{u"type"_s, u"json_object"_s}}},
            {olderLimit, below(60) + 1},
            {newerLimit, below(60) + 1},
            {usage, QJsonObject{{u"include_usage"_s, one(2)}}},
            {u"model"_s, u"another"_s},
            {u"messages"_s, QJsonArray()},
            {u"stream"_s, one(2)}};
        for (const auto &[name, value] : values) {
            if (one(rarity))
                level.fields.insert(name, one(5) ? QJsonValue() : value);
        }
        if (one(rarity))
            level.systemPrompt = one(3) ? u" "_s : words(6);
        if (one(rarity))
            level.context.messages = below(12);
        if (one(rarity))
            level.context.percent = below(101);
        return level;
    }
    QStringList refused()
    {
        QStringList refused;
        for (const auto &name :
             {"system"_L1, "temperature"_L1, "stop"_L1, olderLimit, newerLimit, usage}) {
            if (one(4))
                refused << name;
        }
        return refused;
    }

private:
    QRandomGenerator m_random;
};

/// The rule in words: the last level that sets a field decides; of the two limits of the answer the
/// last level's go; null sends nothing; what was refused goes not at all, or under its other name.
QJsonObject fieldsOf(const QList<RequestSettings> &levels, const QStringList &refused)
{
    QJsonObject set;
    for (const RequestSettings &level : levels) {
        if (level.fields.contains(olderLimit) || level.fields.contains(newerLimit)) {
            set.remove(olderLimit);
            set.remove(newerLimit);
        }
        for (auto field = level.fields.begin(); field != level.fields.end(); ++field)
            set.insert(field.key(), field.value());
    }
    const QStringList names = set.keys();
    const QStringList ownFields{u"model"_s, u"messages"_s, u"stream"_s};
    for (const QString &name : names) {
        if (set.value(name).isNull() || ownFields.contains(name))
            set.remove(name);
    }
    QJsonObject sent;
    for (auto field = set.begin(); field != set.end(); ++field) {
        QString name = field.key();
        if (refused.contains(name)) {
            const QString other = name == olderLimit ? newerLimit : olderLimit;
            const bool isLimit = name == olderLimit || name == newerLimit;
            if (!isLimit || refused.contains(other) || set.contains(other))
                continue;
            name = other;
        }
        sent.insert(name, field.value());
    }
    return sent;
}

QString systemPromptOf(const QList<RequestSettings> &levels)
{
    QString prompt;
    for (const RequestSettings &level : levels)
        prompt = level.systemPrompt.value_or(prompt);
    return prompt.trimmed().isEmpty() ? QString() : prompt;
}

/// What the drawn cases contained, so that none of it is left to chance.
struct Seen
{
    int requests = 0;
    int leftOut = 0;
    int summaries = 0;
    int pins = 0;
    int prompts = 0;
    int joined = 0;
    int refusals = 0;
    int fields = 0;
};

} // namespace

class LensIsSentTest : public TestCase
{
    Q_OBJECT

private slots:
    void lookedAtIsSent();

private:
    void grow(Conversation &conversation, int most);
    void drawRules(Conversation &conversation);
    void askOnce();
    [[nodiscard]] QByteArray expectedBody(const QList<LensRow> &rows, const QString &question,
                                          const QList<RequestSettings> &levels);

    Dice m_dice{20};
    std::unique_ptr<SessionFixture> m_f;
    RequestSettings m_persona;
    LensCounter m_counter;
    Seen m_seen;
    int m_made = 0;
};

/// Adds messages; now and then a version of an earlier one, from where it goes on.
void LensIsSentTest::grow(Conversation &conversation, int most)
{
    for (int i = m_dice.below(most); i > 0; --i) {
        MessageNode node;
        node.id = u"made %1"_s.arg(m_made++);
        const QStringList &path = conversation.path();
        const qsizetype at = m_dice.one(7) && !path.isEmpty() ? m_dice.below(int(path.size())) : -1;
        node.parentId = at >= 0 ? path.at(at) : conversation.info().currentLeaf;
        const MessageNode *parent = conversation.find(node.parentId);
        const bool isReply = parent && parent->role == Role::User;
        node.role = isReply != m_dice.one(8) ? Role::Assistant : Role::User;
        if (m_dice.one(15))
            node.role = Role::System;
        node.content = m_dice.one(9) ? u" \n"_s : m_dice.words(12);
        node.reasoning = m_dice.one(5) ? m_dice.words(4) : QString();
        if (m_dice.one(9) && !path.isEmpty())
            node.summaryUpTo = path.at(m_dice.below(int(path.size())));
        conversation.append(node);
    }
}

void LensIsSentTest::drawRules(Conversation &conversation)
{
    const QStringList path = conversation.path();
    for (const QString &id : path) {
        MessageNode node = *conversation.find(id);
        if (m_dice.one(3)) {
            node.contextRule = m_dice.one(6)   ? ContextRule::Pinned
                               : m_dice.one(5) ? ContextRule::Excluded
                                               : ContextRule::Usual;
            conversation.update(node);
        }
    }
}

QByteArray LensIsSentTest::expectedBody(const QList<LensRow> &rows, const QString &question,
                                        const QList<RequestSettings> &levels)
{
    const Profile &profile = m_f->profile;
    const QStringList refused = profile.refusals.value(profile.model).fields;
    ChatRequest body;
    body.model = profile.model;
    for (const LensRow &row : rows) {
        if (row.fate != ContextFate::Sent)
            continue;
        const MessageNode *node = m_f->conversation.find(row.messageId);
        Message turn{row.role, node ? node->content : question, {}};
        if (!node && row.role == Role::System)
            turn.content = systemPromptOf(levels);
        if (node && profile.sendsReasoning && !row.isSummary)
            turn.reasoning = node->reasoning;
        if (row.isSummary) {
            turn.role = Role::User;
            turn.content.prepend(u"Summary of the conversation so far:\n\n"_s);
        }
        if (turn.role == Role::System && refused.contains(u"system"_s))
            turn.role = Role::User;
        if (body.messages.isEmpty() || body.messages.constLast().role != turn.role) {
            body.messages.append(turn);
            continue;
        }
        ++m_seen.joined;
        Message &last = body.messages.last();
        last.content += u"\n\n"_s + turn.content;
        const bool areBoth = !last.reasoning.isEmpty() && !turn.reasoning.isEmpty();
        last.reasoning += (areBoth ? u"\n\n"_s : QString()) + turn.reasoning;
    }
    body.stream = profile.streaming != StreamMode::Off;
    body.extra = fieldsOf(levels, refused);
    m_seen.refusals += refused.isEmpty() ? 0 : 1;
    m_seen.fields += int(body.extra.size());
    if (body.stream && !refused.contains(usage) && !body.extra.contains(usage))
        body.extra.insert(usage, QJsonObject{{u"include_usage"_s, true}});
    return encodeRequest(body);
}

void LensIsSentTest::askOnce()
{
    Profile &profile = m_f->profile;
    const RequestSettings own = m_dice.level(6);
    RequestSettings first = m_dice.level(3);
    if (first.systemPrompt && first.systemPrompt->trimmed().isEmpty())
        first.systemPrompt.reset(); // a blank one of the profile is none
    profile.systemPrompt = first.systemPrompt.value_or(QString());
    profile.extraBody = first.fields;
    profile.context = first.context;
    profile.modelFacts = {{.id = profile.model, .contextTokens = 100 + m_dice.below(800)}};
    profile.sendsReasoning = m_dice.one(4);
    profile.streaming = m_dice.one(2) ? StreamMode::On : StreamMode::Off;
    profile.refusals.clear();
    profile.refusals[profile.model].fields = m_dice.one(2) ? m_dice.refused() : QStringList();
    m_persona = m_dice.level(5);
    m_f->conversation.setPersona(m_dice.one(2) ? u"somebody"_s : QString());
    if (m_f->conversation.info().personaId.isEmpty())
        m_persona = {};
    m_f->conversation.setSettings(own);
    grow(m_f->conversation, 8);
    drawRules(m_f->conversation);

    const QString question = u"question "_s + m_dice.words(8);
    const ContextLens lens =
        m_counter.look(m_f->conversation, question, profile,
                       effectiveSettings(profile, m_persona, own), firstCalibration());
    const QByteArray expected = expectedBody(lens.rows, question, {first, m_persona, own});
    ++m_seen.requests;
    m_seen.leftOut += lens.leftOut;
    for (const LensRow &row : lens.rows) {
        m_seen.summaries += row.isSummary ? 1 : 0;
        m_seen.pins += row.rule == ContextRule::Pinned ? 1 : 0;
        m_seen.prompts += row.role == Role::System && row.messageId.isEmpty() ? 1 : 0;
    }

    if (profile.streaming == StreamMode::Off)
        m_f->server.expect().reply(200, wholeReply(u"an answer"_s));
    else
        m_f->server.expect().stream().chunk(delta(u"answer"_s)).chunk(streamEnd()).lastChunk();
    const qsizetype before = m_f->server.requests().size();
    QSignalSpy busy(m_f->session.get(), &ChatSession::busyChanged);
    m_f->session->send(question);
    while (m_f->session->isBusy())
        QVERIFY(busy.wait());
    QCOMPARE(m_f->server.requests().size(), before + 1);
    const QByteArray got = m_f->server.requests().constLast().body;
    QVERIFY2(got == expected, expected + "\n" + got);
}

void LensIsSentTest::lookedAtIsSent()
{
    for (int i = 0; i < conversations; ++i) {
        m_f = std::make_unique<SessionFixture>();
        QVERIFY(settled(m_f->history.open()));
        ChatSession::Collaborators with = m_f->collaborators();
        with.personas = [this](const QString &) { return readyFuture(m_persona); };
        with.plan = [](const Profile &profile, const EffectiveSettings &settings,
                       const QList<MessageNode> &said) {
            return planContext(profile, settings, said, firstCalibration());
        };
        m_f->session = std::make_unique<ChatSession>(m_f->conversation, with);
        m_counter = {};
        grow(m_f->conversation, 25);
        for (int request = 0; request < requestsOfEach; ++request) {
            askOnce();
            if (QTest::currentTestFailed())
                return;
        }
    }
    m_f.reset();
    // Nothing of it may be left to chance.
    QCOMPARE(m_seen.requests, conversations * requestsOfEach);
    for (const int often : {m_seen.leftOut, m_seen.summaries, m_seen.pins, m_seen.prompts,
                            m_seen.joined, m_seen.refusals, m_seen.fields})
        QVERIFY2(often > conversations, QByteArray::number(often));
}

HIWAR_TEST(LensIsSentTest, QCoreApplication)
#include "tst_lensissent.moc"
