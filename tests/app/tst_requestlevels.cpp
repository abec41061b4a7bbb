// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/chat/requestlevels.h"
#include "tests/support/someprofile.h"
#include "tests/support/testcase.h"

#include <QCoreApplication>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QStringList names{u"temperature"_s, u"top_p"_s, u"stop"_s, u"seed"_s};

RequestSettings someSettings(QRandomGenerator &dice)
{
    RequestSettings settings;
    if (dice.bounded(2) == 1)
        settings.systemPrompt = someText(dice);
    for (const QString &name : names) {
        if (dice.bounded(2) == 1)
            settings.fields.insert(name, dice.bounded(3) == 0 ? QJsonValue() : someJson(dice));
    }
    return settings;
}

} // namespace

class RequestLevelsTest : public TestCase
{
    Q_OBJECT

private slots:
    void sendNothingWhenNothingIsSet()
    {
        const EffectiveSettings settings = effectiveSettings({}, {}, {});
        QCOMPARE(settings, EffectiveSettings());
        QCOMPARE(bodyFields(settings), QJsonObject());
        QCOMPARE(settings.field(u"seed"_s), LevelledValue());
    }

    void goOverEachOtherFieldByField()
    {
        Profile profile;
        profile.systemPrompt = u"p"_s;
        profile.extraBody = {{u"seed"_s, 1}, {u"top_p"_s, 0.5}, {u"temperature"_s, 1}};
        const RequestSettings persona{.systemPrompt = {}, .fields = {{u"seed"_s, 2}}};
        const RequestSettings own{.systemPrompt = u"c"_s,
                                  .fields = {{u"top_p"_s, QJsonValue()}, {u"stop"_s, u"x"_s}}};
        const EffectiveSettings settings = effectiveSettings(profile, persona, own);
        QCOMPARE(settings.systemPrompt, u"c"_s);
        QCOMPARE(settings.promptLevel, SettingLevel::Conversation);
        QCOMPARE(settings.field(u"seed"_s), (LevelledValue{2, SettingLevel::Persona}));
        QCOMPARE(settings.field(u"temperature"_s), (LevelledValue{1, SettingLevel::Profile}));
        // The service's default, although the profile sets another.
        QCOMPARE(settings.field(u"top_p"_s),
                 (LevelledValue{QJsonValue(), SettingLevel::Conversation}));
        QCOMPARE(bodyFields(settings),
                 (QJsonObject{{u"seed"_s, 2}, {u"temperature"_s, 1}, {u"stop"_s, u"x"_s}}));
    }

    void takeABlankPromptForNone()
    {
        Profile profile;
        profile.systemPrompt = u" \n"_s;
        QCOMPARE(effectiveSettings(profile, {}, {}).promptLevel, SettingLevel::Service);
        profile.systemPrompt = u"p"_s;
        const auto settings =
            effectiveSettings(profile, {}, {.systemPrompt = QString(), .fields = {}});
        QCOMPARE(settings.systemPrompt, QString());
        QCOMPARE(settings.promptLevel, SettingLevel::Conversation);
    }

    void takeTheTwoNamesOfALimitForOne()
    {
        Profile profile;
        profile.extraBody = {{u"max_tokens"_s, 5}};
        RequestSettings own{.systemPrompt = {}, .fields = {{u"max_completion_tokens"_s, 9}}};
        QCOMPARE(bodyFields(effectiveSettings(profile, {}, own)), own.fields);
        own.fields = {{u"max_completion_tokens"_s, QJsonValue()}};
        QCOMPARE(bodyFields(effectiveSettings(profile, {}, own)), QJsonObject());
        profile.extraBody = {{u"max_tokens"_s, 5}, {u"max_completion_tokens"_s, 9}};
        QCOMPARE(bodyFields(effectiveSettings(profile, {}, {})), profile.extraBody);
    }

    void nameTheLevelThatDecides()
    {
        for (quint32 seed = 1; seed <= 500; ++seed) {
            QRandomGenerator dice(seed);
            const RequestSettings first = someSettings(dice);
            Profile profile;
            profile.systemPrompt = first.systemPrompt.value_or(QString());
            profile.extraBody = first.fields;
            const RequestSettings persona = someSettings(dice);
            const RequestSettings own = someSettings(dice);
            const EffectiveSettings settings = effectiveSettings(profile, persona, own);
            const QList<std::pair<SettingLevel, RequestSettings>> levels{
                {SettingLevel::Conversation, own},
                {SettingLevel::Persona, persona},
                {SettingLevel::Profile, settingsOf(profile)}};
            for (const QString &name : names) {
                LevelledValue expected;
                for (const auto &[level, of] : levels) {
                    if (of.fields.contains(name)) {
                        expected = {of.fields.value(name), level};
                        break;
                    }
                }
                QCOMPARE(settings.field(name), expected);
                QCOMPARE(bodyFields(settings).contains(name), !expected.value.isNull());
            }
            for (const auto &[level, of] : levels) {
                if (!of.systemPrompt)
                    continue;
                QCOMPARE(settings.promptLevel, level);
                QCOMPARE(settings.systemPrompt, *of.systemPrompt);
                break;
            }
        }
    }

    void haveTheModelOfTheConversation()
    {
        Profile profile;
        profile.model = u"m-1"_s;
        QCOMPARE(withModelOf(profile, {}).model, u"m-1"_s);
        ConversationInfo info;
        info.model = u"m-2"_s;
        QCOMPARE(withModelOf(profile, info).model, u"m-2"_s);
    }
};

HIWAR_TEST(RequestLevelsTest, QCoreApplication)
#include "tst_requestlevels.moc"
