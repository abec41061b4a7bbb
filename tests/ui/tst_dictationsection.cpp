// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testcase.h"
#include "ui/settings/dictationsection.h"
#include "ui/settings/inlinemessagelabel.h"

#include <QComboBox>
#include <QLineEdit>

using namespace Qt::StringLiterals;
using namespace Hiwar;

class DictationSectionTest : public TestCase
{
    Q_OBJECT

private slots:
    void isOffAtFirst()
    {
        DictationSection section;
        section.setChoice(profiles(), {});
        QCOMPARE(box(section, u"Dictation by"_s)->currentText(), u"Off"_s);
        QVERIFY(box(section, u"Model for dictation"_s)->isHidden());
        QVERIFY(!box(section, u"Language of dictation"_s)->isEnabled());
        QStringList offered;
        for (int i = 0; i < box(section, u"Dictation by"_s)->count(); ++i)
            offered.append(box(section, u"Dictation by"_s)->itemText(i));
        // Neither the Guide nor one that is switched off.
        QCOMPARE(offered, (QStringList{u"Off"_s, u"Home"_s, u"Far"_s}));
    }

    void eachChoiceIsMadeByKeys()
    {
        DictationSection section;
        section.setChoice(profiles(), {});
        QSignalSpy chosen(&section, &DictationSection::chosen);
        const auto last = [&] { return chosen.last().first().value<DictationChoice>(); };
        QTest::keyClick(box(section, u"Dictation by"_s), Qt::Key_Down);
        QCOMPARE(last(), (DictationChoice{.service = {u"h"_s, {}}, .language = {}}));
        QComboBox *model = box(section, u"Model for dictation"_s);
        QVERIFY(!model->isHidden());
        QTest::keyClicks(model->lineEdit(), u"whisper-1"_s);
        QTest::keyClick(model->lineEdit(), Qt::Key_Return);
        QCOMPARE(last().service, (ModelRef{u"h"_s, u"whisper-1"_s}));
        QTest::keyClick(box(section, u"Language of dictation"_s), Qt::Key_Down);
        QCOMPARE(last(),
                 (DictationChoice{.service = {u"h"_s, u"whisper-1"_s}, .language = u"ar"_s}));
        QTest::keyClick(box(section, u"Dictation by"_s), Qt::Key_Up);
        QCOMPARE(last().service, ModelRef());
        QCOMPARE(chosen.size(), 4);
    }

    void showsWhatIsChosen()
    {
        DictationSection section;
        QSignalSpy chosen(&section, &DictationSection::chosen);
        section.setChoice(profiles(), {.service = {u"f"_s, u"m"_s}, .language = u"xx"_s});
        QCOMPARE(box(section, u"Dictation by"_s)->currentText(), u"Far"_s);
        QCOMPARE(box(section, u"Model for dictation"_s)->currentText(), u"m"_s);
        QCOMPARE(box(section, u"Language of dictation"_s)->currentText(), u"xx"_s);
        section.setChoice(profiles(), {.service = {u"gone"_s, u"m"_s}, .language = {}});
        QCOMPARE(box(section, u"Dictation by"_s)->currentText(), u"Off"_s);
        QCOMPARE(chosen.size(), 0); // only the user's changes are reported
    }

    void warnsWhereAnyoneCouldListen()
    {
        DictationSection section;
        const auto said = [&] { return section.findChild<InlineMessageLabel *>()->text(); };
        section.setChoice(profiles(), {.service = {u"h"_s, u"m"_s}, .language = {}});
        QVERIFY(!said().contains("without encryption"_L1));
        section.setChoice(profiles(), {.service = {u"f"_s, u"m"_s}, .language = {}});
        QVERIFY(said().contains("without encryption"_L1));
    }

private:
    static QList<Profile> profiles()
    {
        return {{.id = u"guide"_s, .name = u"Guide"_s, .builtIn = true},
                {.id = u"h"_s,
                 .name = u"Home"_s,
                 .baseUrl = u"http://127.0.0.1:8080/v1"_s,
                 .models = {u"whisper-1"_s}},
                {.id = u"f"_s, .name = u"Far"_s, .baseUrl = u"http://far.example/v1"_s},
                {.id = u"o"_s, .name = u"Put away"_s, .isOff = true}};
    }
    static QComboBox *box(const DictationSection &section, const QString &name)
    {
        return section.findChild<QComboBox *>(name);
    }
};

HIWAR_TEST(DictationSectionTest, QApplication)
#include "tst_dictationsection.moc"
