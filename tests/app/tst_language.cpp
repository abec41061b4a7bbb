// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/language.h"

#include "tests/support/testcase.h"

#include <QApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QWidget>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

QString messagesFound(int count)
{
    return QCoreApplication::translate("Hiwar::SearchResultModel", "%n messages", nullptr, count);
}

QString newConversation()
{
    return QCoreApplication::translate("Hiwar::Sidebar", "New conversation");
}

} // namespace

class LanguageTest : public TestCase
{
    Q_OBJECT

private slots:
    void isWhatThePersonOrTheDesktopWants_data()
    {
        QTest::addColumn<QString>("chosen");
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("language");

        const QStringList egypt = QLocale(u"ar_EG"_s).uiLanguages();
        const QStringList plain = QLocale::c().uiLanguages();
        const QStringList german = QLocale(u"de_DE"_s).uiLanguages();
        QTest::newRow("Egypt") << QString() << egypt << u"ar"_s;
        QTest::newRow("Morocco") << QString() << QLocale(u"ar_MA"_s).uiLanguages() << u"ar"_s;
        QTest::newRow("C.UTF-8") << QString() << plain << u"en"_s;
        QTest::newRow("nothing at all") << QString() << QStringList() << u"en"_s;
        QTest::newRow("German, which is not there") << QString() << german << u"en"_s;
        QTest::newRow("German, then Arabic") << QString() << german + egypt << u"ar"_s;
        QTest::newRow("English, then Arabic")
            << QString() << QStringList{u"en-GB"_s, u"ar-EG"_s} << u"en"_s;
        QTest::newRow("Arabic on an English desktop") << u"ar"_s << plain << u"ar"_s;
        QTest::newRow("English on an Arabic desktop") << u"en"_s << egypt << u"en"_s;
        QTest::newRow("a choice that is not there") << u"tlh"_s << egypt << u"ar"_s;
        QTest::newRow("a choice that is no language") << u"../ar"_s << plain << u"en"_s;
    }
    void isWhatThePersonOrTheDesktopWants()
    {
        QFETCH(QString, chosen);
        QFETCH(QStringList, wanted);
        QTEST(languageFor(chosen, wanted, {u"ar"_s}), "language");
    }

    void takesTheScriptOfACountryIntoAccount()
    {
        const QStringList there{u"zh_Hans"_s, u"zh_Hant"_s, u"pt_BR"_s};
        QCOMPARE(languageFor({}, {u"zh-Hant-TW"_s, u"zh-TW"_s, u"zh"_s}, there), u"zh_Hant"_s);
        QCOMPARE(languageFor({}, {u"pt-BR"_s}, there), u"pt_BR"_s);
        QCOMPARE(languageFor({}, {u"pt-PT"_s}, there), u"en"_s);
    }

    void everyLanguageIsCalledAsItsSpeakersDo()
    {
        QStringList names;
        for (const LanguageName &language : languageNames())
            names.append(language.name);
        QVERIFY(names.contains(u"English"_s));
        QVERIFY(names.contains(u"العربية"_s));
        QVERIFY(!names.contains(QString()));
    }

    void arabicIsSpokenFromRightToLeftAndOnlyAsLongAsItLives()
    {
        const QLocale before;
        {
            const Language language(u"ar"_s);
            QCOMPARE(language.code(), u"ar"_s);
            QCOMPARE(newConversation(), u"محادثة جديدة"_s);
            QCOMPARE(QWidget().layoutDirection(), Qt::RightToLeft);
            QCOMPARE(QLocale().language(), QLocale::Arabic);
        }
        QCOMPARE(newConversation(), u"New conversation"_s);
        QCOMPARE(QWidget().layoutDirection(), Qt::LeftToRight);
        QCOMPARE(QLocale(), before);
    }

    void englishNeedsNoCatalogue()
    {
        const Language language(u"en"_s);
        QCOMPARE(language.code(), u"en"_s);
        QCOMPARE(newConversation(), u"New conversation"_s);
        QCOMPARE(QWidget().layoutDirection(), Qt::LeftToRight);
        QCOMPARE(messagesFound(3), u"3 messages"_s);
    }

    void arabicCountsInSixForms_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("words");
        QTest::newRow("none") << 0 << u"لا رسائل"_s;
        QTest::newRow("one") << 1 << u"رسالة واحدة"_s;
        QTest::newRow("two") << 2 << u"رسالتان"_s;
        QTest::newRow("few") << 3 << u"%1 رسائل"_s;
        QTest::newRow("few, beyond a hundred") << 103 << u"%1 رسائل"_s;
        QTest::newRow("many") << 11 << u"%1 رسالة"_s;
        QTest::newRow("a hundred") << 100 << u"%1 رسالة"_s;
    }
    void arabicCountsInSixForms()
    {
        QFETCH(int, count);
        QFETCH(QString, words);
        const Language language(u"ar"_s);
        const QString number = QLocale().toString(count);
        QCOMPARE(messagesFound(count), words.contains(u"%1"_s) ? words.arg(number) : words);
    }

    void arabicDeclinesWhatIsCounted()
    {
        const Language language(u"ar"_s);
        const auto models = [](int count) {
            return QCoreApplication::translate("Hiwar::ServicePicker",
                                               "Runs on this computer · %n models", nullptr, count);
        };
        QVERIFY(models(3) != models(11).replace(QLocale().toString(11), QLocale().toString(3)));
        QVERIFY(models(11) != models(100).replace(QLocale().toString(100), QLocale().toString(11)));
    }

    void qtSpeaksItTooWhereItsCatalogueIsInstalled()
    {
        const QString folder = QLibraryInfo::path(QLibraryInfo::TranslationsPath);
        if (!QFile::exists(folder + u"/qtbase_ar.qm"_s))
            QSKIP("Qt's Arabic catalogue is not installed");
        const Language language(u"ar"_s);
        QVERIFY(QCoreApplication::translate("QPlatformTheme", "Cancel") != u"Cancel"_s);
    }
};

HIWAR_TEST(LanguageTest, QApplication)
#include "tst_language.moc"
