// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/panelcase.h"
#include "ui/settings/foldsection.h"
#include "ui/settings/pricerow.h"
#include "ui/settings/spendingsection.h"

using namespace Hiwar;

class SpendingSectionTest : public TestCase
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_section.reset(); }
    void showsAndWritesWhatIsStored();
    void namesEveryField();
    void proposesTheModelOfTheProfile();
    void removesAPriceAndALimit();
    void tellsWhatCannotBeStored_data();
    void tellsWhatCannotBeStored();
    void readsTheDigitsOfTheLanguage();

private:
    static Profile priced();
    [[nodiscard]] QLineEdit *edit(const QString &name) const
    {
        auto *found = m_section->findChild<QLineEdit *>(name);
        Q_ASSERT(found);
        return found;
    }
    [[nodiscard]] Profile written() const
    {
        Profile profile;
        m_section->write(profile);
        return profile;
    }

    std::unique_ptr<SpendingSection> m_section;
};

void SpendingSectionTest::init()
{
    TestCase::init();
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_section = std::make_unique<SpendingSection>(nullptr);
    m_section->resize(328, 600);
    m_section->show();
}

Profile SpendingSectionTest::priced()
{
    Profile profile = own();
    profile.dailyLimit = Money{2'500'000, u"EUR"_s};
    setPrice(profile.ownFacts, u"big"_s,
             {.input = 2.5, .output = 10, .cachedInput = 0.25, .currency = u"USD"_s});
    setPrice(profile.ownFacts, u"small"_s,
             {.input = 0.1, .output = 0.4, .cachedInput = {}, .currency = u"EUR"_s});
    return profile;
}

void SpendingSectionTest::showsAndWritesWhatIsStored()
{
    m_section->fill(priced());
    QVERIFY(m_section->isValid());
    QCOMPARE(edit(u"Limit for a day"_s)->text(), u"2.5"_s);
    QCOMPARE(edit(u"Price 2 in"_s)->text(), u"0.1"_s);
    QCOMPARE(written().dailyLimit, priced().dailyLimit);
    QCOMPARE(written().ownFacts, priced().ownFacts);
    QCOMPARE(m_section->summary(), (QStringList{u"€2.50 a day"_s, u"2 prices"_s}));
    m_section->fill(own());
    QVERIFY(!written().dailyLimit && written().ownFacts.isEmpty());
    QVERIFY(m_section->summary().isEmpty());
}

void SpendingSectionTest::namesEveryField()
{
    m_section->fill(priced());
    for (const QLineEdit *each : m_section->findChildren<QLineEdit *>()) {
        QVERIFY(!each->accessibleName().isEmpty());
        QVERIFY(!each->accessibleDescription().isEmpty());
    }
    for (const QToolButton *each : m_section->findChildren<QToolButton *>())
        QVERIFY(!each->accessibleName().isEmpty());
}

void SpendingSectionTest::proposesTheModelOfTheProfile()
{
    m_section->fill(own());
    QSignalSpy changed(m_section.get(), &ProfileSection::changed);
    m_section->findChild<QPushButton *>(u"Add a price"_s)->click();
    QVERIFY(changed.count() > 0);
    QCOMPARE(edit(u"Price 1 model"_s)->text(), u"small"_s);
    QVERIFY(!m_section->isValid()); // it has no price yet
    edit(u"Price 1 in"_s)->setText(u"1"_s);
    edit(u"Price 1 out"_s)->setText(u"2"_s);
    QVERIFY(m_section->isValid());
    QCOMPARE(knownOf(written(), u"small"_s).price, (ModelPrice{.input = 1, .output = 2}));
    m_section->findChild<QPushButton *>(u"Add a price"_s)->click();
    QCOMPARE(edit(u"Price 2 model"_s)->text(), QString());
    QVERIFY(m_section->isValid()); // an empty line is none
}

void SpendingSectionTest::removesAPriceAndALimit()
{
    m_section->fill(priced());
    m_section->findChild<QToolButton *>(u"Remove price 1"_s)->click();
    edit(u"Limit for a day"_s)->clear();
    QCOMPARE(namesOf(written().ownFacts), QStringList{u"small"_s});
    QVERIFY(!written().dailyLimit);
}

void SpendingSectionTest::tellsWhatCannotBeStored_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::newRow("limit of words") << u"Limit for a day"_s << u"much"_s;
    QTest::newRow("negative limit") << u"Limit for a day"_s << u"-1"_s;
    QTest::newRow("currency of the limit") << u"Currency of the limit"_s << u"E"_s;
    QTest::newRow("no model") << u"Price 1 model"_s << u" "_s;
    QTest::newRow("no price") << u"Price 1 in"_s << QString();
    QTest::newRow("price of words") << u"Price 1 out"_s << u"a"_s;
    QTest::newRow("cached price of words") << u"Price 1 cached"_s << u"a"_s;
    QTest::newRow("currency") << u"Price 1 currency"_s << u"$"_s;
}

void SpendingSectionTest::tellsWhatCannotBeStored()
{
    QFETCH(QString, field);
    QFETCH(QString, typed);
    m_section->fill(priced());
    edit(field)->setText(typed);
    QVERIFY(!m_section->isValid());
}

void SpendingSectionTest::readsTheDigitsOfTheLanguage()
{
    QLocale::setDefault(QLocale(QLocale::German));
    QCOMPARE(readAmount(u"2,5"_s), std::optional(2.5));
    QLocale::setDefault(QLocale(QLocale::Arabic, QLocale::Egypt));
    QCOMPARE(readAmount(QLocale().toString(2.5)), std::optional(2.5));
    QCOMPARE(readAmount(u" 2.5 "_s), std::optional(2.5));
    QCOMPARE(readAmount(writeAmount(0.075)), std::optional(0.075));
    QVERIFY(!readAmount({}) && !readAmount(u"-1"_s) && !readAmount(u"1e99"_s));
    QLocale::setDefault(QLocale::c());
}

HIWAR_TEST(SpendingSectionTest, QApplication)
#include "tst_spendingsection.moc"
