// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which messages go, rule by rule; tst_lensissent.cpp draws cases by dice.
#include "app/chat/contextplan.h"
#include "app/chat/requestlevels.h"
#include "app/usage/contextlens.h"
#include "tests/app/sessionfixture.h"
#include "tests/support/testcase.h"

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

using enum ContextFate;

/// "u" and "a" for question and answer; a capital one is pinned, "-" before it excludes it, "." is
/// an answer without a word.
QList<MessageNode> talk(const QString &sketch)
{
    QList<MessageNode> said;
    bool isExcluded = false;
    for (const QChar letter : sketch) {
        if (letter == u'-') {
            isExcluded = true;
            continue;
        }
        MessageNode node;
        node.id = QString::number(said.size());
        node.role = letter.toLower() == u'u' ? Role::User : Role::Assistant;
        node.content = letter == u'.' ? QString() : u"text "_s + node.id;
        if (letter.isUpper())
            node.contextRule = ContextRule::Pinned;
        if (std::exchange(isExcluded, false))
            node.contextRule = ContextRule::Excluded;
        said.append(node);
    }
    return said;
}

QList<qsizetype> sent(const QString &sketch, const ContextRules &rules = {})
{
    return planContext(talk(sketch), rules).sent();
}

ContextRules newest(int messages)
{
    return {.messages = messages, .tokens = std::nullopt};
}

/// Each message is ten tokens.
ContextRules room(qint64 tokens)
{
    return {.messages = std::nullopt, .tokens = tokens, .tokensOf = [](const MessageNode &) {
                return 10;
            }};
}

using Indices = QList<qsizetype>;

} // namespace

class ContextPlanTest : public TestCase
{
    Q_OBJECT

private slots:
    void sendsAllWithoutALimit();
    void neverSendsWhatIsExcluded();
    void alwaysSendsTheNewestQuestion();
    void keepsTheNewest();
    void keepsWhatHasRoom();
    void keepsPins();
    void putsASummaryInPlaceOfItsMessages();
    void takesTheAnswerFromTheWindow();
    void readsLimits();
    void goesLevelByLevel();
    void showsWhatIsSent();
};

void ContextPlanTest::sendsAllWithoutALimit()
{
    QCOMPARE(sent(u"uauau"_s), Indices({0, 1, 2, 3, 4}));
    QCOMPARE(sent(u"u.uau"_s), Indices({0, 2, 3, 4}));
    QCOMPARE(planContext(talk(u"u.u"_s), {}).fates, QList<ContextFate>({Sent, Empty, Sent}));
    QCOMPARE(sent({}), Indices());
}

void ContextPlanTest::neverSendsWhatIsExcluded()
{
    QCOMPARE(sent(u"ua-u-au"_s), Indices({0, 1, 4}));
    QCOMPARE(sent(u"u-au"_s), Indices({0, 2}));
    // An answer without its question says nothing.
    const ContextPlan plan = planContext(talk(u"-uau"_s), {});
    QCOMPARE(plan.fates, QList<ContextFate>({Excluded, WithoutQuestion, Sent}));
}

void ContextPlanTest::alwaysSendsTheNewestQuestion()
{
    QCOMPARE(sent(u"ua-u"_s, newest(1)), Indices({2}));
    QCOMPARE(sent(u"uau"_s, room(0)), Indices({2}));
    QCOMPARE(sent(u"uaua"_s, newest(1)), Indices({2, 3})); // to continue the reply
}

void ContextPlanTest::keepsTheNewest()
{
    QCOMPARE(sent(u"uauau"_s, newest(3)), Indices({2, 3, 4}));
    QCOMPARE(sent(u"uauau"_s, newest(2)), Indices({4})); // no answer without its question
    QCOMPARE(sent(u"uauau"_s, newest(9)), Indices({0, 1, 2, 3, 4}));
    QCOMPARE(sent(u"uau.-u-au"_s, newest(3)), Indices({2, 6})); // what never goes does not count
    QCOMPARE(planContext(talk(u"uauau"_s), newest(3)).fates.constFirst(), BeyondCount);
}

void ContextPlanTest::keepsWhatHasRoom()
{
    QCOMPARE(sent(u"uauau"_s, room(30)), Indices({2, 3, 4}));
    QCOMPARE(sent(u"uauau"_s, room(29)), Indices({4}));
    QCOMPARE(planContext(talk(u"uauau"_s), room(30)).fates.constFirst(), BeyondWindow);
    ContextRules both = room(50);
    both.messages = 3;
    QCOMPARE(sent(u"uauau"_s, both), Indices({2, 3, 4}));
}

void ContextPlanTest::keepsPins()
{
    QCOMPARE(sent(u"Uauauau"_s, newest(1)), Indices({0, 6}));
    QCOMPARE(sent(u"uAuauau"_s, newest(1)), Indices({0, 1, 6})); // with its question
    QCOMPARE(sent(u"-uAuau"_s, newest(1)), Indices({1, 4}));     // which must not go
    QCOMPARE(sent(u"UAuauau"_s, room(40)), Indices({0, 1, 6}));  // it takes the room of others
    QCOMPARE(sent(u"UAuauau"_s, room(50)), Indices({0, 1, 4, 5, 6}));
}

void ContextPlanTest::putsASummaryInPlaceOfItsMessages()
{
    QList<MessageNode> said = talk(u"uaUauaau"_s);
    said[6].summaryUpTo = u"3"_s;
    ContextPlan plan = planContext(said, {});
    QCOMPARE(plan.summary, 6);
    QCOMPARE(plan.sent(), Indices({6, 2, 4, 5, 7}));
    QCOMPARE(plan.fates.constFirst(), Summarised);
    const Message turn = turnOf(said.at(6), true, false);
    QCOMPARE(turn.role, Role::User);
    QVERIFY(turn.content.endsWith(u"\n\ntext 6"_s));
    // It goes whatever the limit; without it all go again.
    QCOMPARE(planContext(said, newest(1)).sent(), Indices({6, 2, 7}));
    said[6].contextRule = ContextRule::Excluded;
    QCOMPARE(planContext(said, {}).sent(), Indices({0, 1, 2, 3, 4, 5, 7}));
    said[6].contextRule = ContextRule::Usual;
    said[6].summaryUpTo = u"of another branch"_s;
    QCOMPARE(planContext(said, {}).sent(), Indices({0, 1, 2, 3, 4, 5, 6, 7}));
    // The newest one counts.
    said = talk(u"uaauaau"_s);
    said[2].summaryUpTo = u"1"_s;
    said[5].summaryUpTo = u"4"_s;
    QCOMPARE(planContext(said, {}).sent(), Indices({5, 6}));
}

void ContextPlanTest::takesTheAnswerFromTheWindow()
{
    Profile profile;
    profile.model = u"m"_s;
    EffectiveSettings settings;
    settings.context.percent = 50;
    QCOMPARE(promptWindow(profile, settings), std::nullopt);
    QCOMPARE(promptShare(profile, settings), std::nullopt);
    profile.modelFacts = {{.id = u"m"_s, .contextTokens = 8000}};
    QCOMPARE(promptWindow(profile, settings), std::optional<qint64>(8000));
    settings.fields.insert(u"max_completion_tokens"_s, {2000, SettingLevel::Profile});
    QCOMPARE(promptWindow(profile, settings), std::optional<qint64>(6000));
    QCOMPARE(promptShare(profile, settings), std::optional<qint64>(3000));
    settings.fields.insert(u"max_tokens"_s, {90'000, SettingLevel::Profile});
    QCOMPARE(promptWindow(profile, settings), std::optional<qint64>(0));
    settings.context.percent = 0;
    QCOMPARE(promptShare(profile, settings), std::nullopt);
}

void ContextPlanTest::readsLimits()
{
    const ContextLimit all{.messages = 20, .percent = 50, .summarise = true};
    QCOMPARE(contextLimitOf(jsonOf(all)), all);
    QVERIFY(contextLimitOf({}).isEmpty());
    QVERIFY(
        contextLimitOf({{u"messages"_s, -1}, {u"percent"_s, 101}, {u"summarise"_s, 1}}).isEmpty());
    QVERIFY(contextLimitOf({{u"messages"_s, 1.5}, {u"percent"_s, u"7"_s}}).isEmpty());
    const RequestSettings settings{.systemPrompt = {}, .fields = {}, .context = all};
    QVERIFY(!settings.isEmpty());
    QCOMPARE(requestSettingsOf(storedText(settings)), settings);
}

void ContextPlanTest::goesLevelByLevel()
{
    Profile profile;
    profile.context = {.messages = 20, .percent = 50, .summarise = std::nullopt};
    RequestSettings own;
    own.context.messages = 0;
    const EffectiveSettings settings = effectiveSettings(profile, {}, own);
    QCOMPARE(settings.context.percent, std::optional(50));
    QCOMPARE(settings.percentLevel, SettingLevel::Profile);
    QCOMPARE(settings.messagesLevel, SettingLevel::Conversation);
    QVERIFY(!rulesOf(settings).messages); // no limit, whatever the profile says
    QVERIFY(bodyFields(settings).isEmpty());
}

void ContextPlanTest::showsWhatIsSent()
{
    Conversation conversation(SessionFixture::info());
    for (MessageNode node : talk(u"uaUaua"_s)) {
        node.parentId = conversation.info().currentLeaf;
        conversation.append(node);
    }
    Profile profile;
    profile.model = u"m"_s;
    EffectiveSettings settings;
    settings.systemPrompt = u"Be kind."_s;
    settings.context.messages = 3;
    settings.context.percent = 10;
    LensCounter counter;
    const ContextLens lens =
        counter.look(conversation, u"next"_s, profile, settings, firstCalibration());
    QCOMPARE(lens.rows.size(), 8);
    QCOMPARE(lens.rows.constFirst().role, Role::System);
    QCOMPARE(lens.rows.at(1).fate, BeyondCount);
    QCOMPARE(lens.rows.at(3).rule, ContextRule::Pinned);
    QCOMPARE(lens.rows.constLast().words, u"next"_s);
    QCOMPARE(lens.leftOut, 3);
    QCOMPARE(lens.leftOutBefore, 2);
    QCOMPARE(lens.firstSent, u"2"_s);
    QVERIFY(lens.isShareUnknown);
    QVERIFY(lens.before > 0 && lens.before < lens.tokens);
}

HIWAR_TEST(ContextPlanTest, QCoreApplication)
#include "tst_contextplan.moc"
