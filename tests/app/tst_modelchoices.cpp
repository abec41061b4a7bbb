// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/modelchoices.h"
#include "app/settings/chosenmodels.h"
#include "tests/support/testcase.h"

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

Profile profileOf(const QString &id, const QString &name, const QStringList &models)
{
    Profile profile;
    profile.id = id;
    profile.name = name;
    profile.baseUrl = u"https://example.com/v1"_s;
    profile.models = models;
    profile.model = models.value(0);
    return profile;
}

/// Heads in brackets, what answers now with a tick, favourites with a star.
QStringList rowsOf(const QList<ModelChoice> &choices)
{
    QStringList rows;
    for (const ModelChoice &each : choices) {
        QString row = each.kind == ModelChoice::Kind::Head ? u"[%1]"_s.arg(each.title) : each.title;
        if (each.isFavourite)
            row += u'*';
        if (each.isCurrent)
            row += u"✓"_s;
        rows << row;
    }
    return rows;
}

} // namespace

class ModelChoicesTest : public TestCase
{
    Q_OBJECT

private slots:
    void init()
    {
        TestCase::init();
        m_settings = firstSettings();
        m_settings.profiles << profileOf(u"a"_s, u"OpenAI"_s,
                                         {u"gpt-5"_s, u"gpt-5-mini"_s, u"whisper-1"_s})
                            << profileOf(u"b"_s, u"Göttingen"_s,
                                         {u"mistral-large"_s, u"gpt-oss"_s});
        m_current = {u"a"_s, u"gpt-5"_s};
    }

    void listsByProfileWithTheOthersLast()
    {
        QCOMPARE(all(), (QStringList{u"[OpenAI]"_s, u"gpt-5✓"_s, u"gpt-5-mini"_s, u"[Göttingen]"_s,
                                     u"mistral-large"_s, u"gpt-oss"_s, u"[Built in]"_s, u"Guide"_s,
                                     u"[Not made for chat]"_s, u"whisper-1"_s}));
    }

    void favouritesAndLastUsedComeFirst()
    {
        toggleFavourite(m_settings, {u"b"_s, u"gpt-oss"_s});
        useModel(m_settings, {u"a"_s, u"gpt-5"_s});
        useModel(m_settings, {u"b"_s, u"gpt-oss"_s});
        useModel(m_settings, {u"b"_s, u"typed-once"_s});
        const QStringList rows = all();
        QCOMPARE(rows.first(5), (QStringList{u"[Favourites]"_s, u"gpt-oss*"_s, u"[Last used]"_s,
                                             u"typed-once"_s, u"gpt-5✓"_s}));
        QVERIFY(rows.indexOf(u"typed-once"_s, 4) > rows.indexOf(u"[Göttingen]"_s));
        toggleFavourite(m_settings, {u"b"_s, u"gpt-oss"_s});
        QCOMPARE(all().constFirst(), u"[Last used]"_s);
    }

    void remembersOnlyTheLastDozen()
    {
        for (int i = 0; i < 20; ++i)
            useModel(m_settings, {u"a"_s, u"m-%1"_s.arg(i)});
        QCOMPARE(m_settings.recentModels.size(), maxRecentModels);
        QCOMPARE(m_settings.recentModels.constFirst().model, u"m-19"_s);
        QCOMPARE(m_settings.profiles.at(1).model, u"m-19"_s);
        useModel(m_settings, {u"gone"_s, u"m"_s});
        QCOMPARE(m_settings.recentModels.constFirst().model, u"m-19"_s);
        useModel(m_settings, {QString::fromLatin1(guideProfileId), u"hiwar-guide"_s});
        QCOMPARE(m_settings.recentModels.constFirst().model, u"m-19"_s);
        QCOMPARE(m_settings.currentProfileId, QString::fromLatin1(guideProfileId));
    }

    void filtersByWordsInAnyOrderFolded_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("found");
        QTest::newRow("part") << u"mini"_s << QStringList{u"gpt-5-mini"_s};
        QTest::newRow("order") << u"MINI gpt"_s << QStringList{u"gpt-5-mini"_s};
        QTest::newRow("profile") << u"gottingen"_s << QStringList{u"mistral-large"_s, u"gpt-oss"_s};
        QTest::newRow("both") << u"gpt gött"_s << QStringList{u"gpt-oss"_s};
        QTest::newRow("best first") << u"gpt-5"_s << QStringList{u"gpt-5✓"_s, u"gpt-5-mini"_s};
        QTest::newRow("chat first")
            << u"openai"_s << QStringList{u"gpt-5✓"_s, u"gpt-5-mini"_s, u"whisper-1"_s};
        QTest::newRow("Guide") << u"guide"_s << QStringList{u"Guide"_s};
        QTest::newRow("nothing") << u"zzz"_s << QStringList();
    }

    void filtersByWordsInAnyOrderFolded()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, found);
        QStringList rows;
        for (const ModelChoice &each : ModelChoices(m_settings, m_current).matching(typed)) {
            if (each.kind != ModelChoice::Kind::Typed)
                rows << rowsOf({each});
        }
        QCOMPARE(rows, found);
    }

    void anyNameCanBeUsedOfEveryProfile()
    {
        QCOMPARE(found(u" gpt-9 "_s),
                 (QStringList{u"Use “gpt-9” of OpenAI"_s, u"Use “gpt-9” of Göttingen"_s}));
        m_current = {u"b"_s, u"gpt-oss"_s};
        QCOMPARE(found(u"gpt-9"_s).constFirst(), u"Use “gpt-9” of Göttingen"_s);
        const auto rows = ModelChoices(m_settings, m_current).matching(u"gpt-9"_s);
        QVERIFY(rows.constFirst().ref == (ModelRef{u"b"_s, u"gpt-9"_s}));
        // One that is listed is not offered a second time.
        QCOMPARE(found(u"gpt-oss"_s), (QStringList{u"gpt-oss✓"_s, u"Use “gpt-oss” of OpenAI"_s}));
    }

    void whatIsSwitchedOffIsNotOffered()
    {
        toggleFavourite(m_settings, {u"a"_s, u"gpt-5"_s});
        m_settings.profiles[1].isOff = true;
        const QStringList rows = all();
        QVERIFY(!rows.contains(u"[OpenAI]"_s));
        QVERIFY(!rows.contains(u"[Favourites]"_s));
        QCOMPARE(found(u"gpt-9"_s), QStringList{u"Use “gpt-9” of Göttingen"_s});
    }

    void aProfileWithoutModelsLeadsToItsSettings()
    {
        m_settings.profiles << profileOf(u"c"_s, u"New"_s, {});
        const auto rows = ModelChoices(m_settings, m_current).matching({});
        const auto none = std::find_if(rows.begin(), rows.end(), [](const ModelChoice &each) {
            return each.kind == ModelChoice::Kind::NoModel;
        });
        QVERIFY(none != rows.end());
        QCOMPARE(none->ref.profileId, u"c"_s);
        QVERIFY(canBeChosen(*none));
        QVERIFY(!isKept(*none));
    }

    void knowsWhatTheServiceToldAndTheUserEntered()
    {
        m_settings.profiles[1].modelFacts = {
            {.id = u"gpt-5"_s, .contextTokens = 1000, .takesPictures = true}};
        setOwnFacts(m_settings, u"a"_s, {.id = u"gpt-5"_s, .contextTokens = 2000});
        setOwnFacts(m_settings, u"a"_s, {.id = u"gpt-5-mini"_s, .contextTokens = 1});
        setOwnFacts(m_settings, u"a"_s, {.id = u"gpt-5-mini"_s}); // nothing any more
        QCOMPARE(m_settings.profiles.at(1).ownFacts.size(), 1);
        const auto rows = ModelChoices(m_settings, m_current).matching(u"gpt-5"_s);
        QCOMPARE(rows.constFirst().known.contextTokens, 2000);
        QCOMPARE(rows.constFirst().known.takesPictures, true);
        QVERIFY(isBare(rows.at(1).known));
    }

    void aModelThatIsInNoListIsThereWhileItAnswers()
    {
        m_current.model = u"typed-here"_s;
        QVERIFY(all().contains(u"typed-here✓"_s));
    }

private:
    [[nodiscard]] QStringList all() const
    {
        return rowsOf(ModelChoices(m_settings, m_current).matching({}));
    }
    [[nodiscard]] QStringList found(const QString &typed) const
    {
        return rowsOf(ModelChoices(m_settings, m_current).matching(typed));
    }

    Settings m_settings;
    ModelRef m_current;
};

HIWAR_TEST(ModelChoicesTest, QApplication)
#include "tst_modelchoices.moc"
