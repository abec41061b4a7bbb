// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// With dictionaries of a few words, read by the real Hunspell.
#include "app/spelling/hunspell.h"
#include "app/spelling/ownwords.h"
#include "app/spelling/spellchecker.h"
#include "tests/support/testcase.h"

#include <QTemporaryDir>

#include <memory>

using namespace Qt::StringLiterals;

namespace Hiwar {

class TestSpellChecker : public TestCase
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (!Hunspell::isThere())
            QSKIP("This Hiwar is built without Hunspell.");
    }

    void init()
    {
        TestCase::init();
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath(u"dictionaries"_s));
        writeDictionary(u"en_US"_s, "UTF-8", "2\nhello\nworld\n");
        writeDictionary(u"de_DE"_s, "ISO8859-1", "2\nHaus\nh\xfctte\n");
        writeDictionary(u"ar"_s, "UTF-8", "2\nمرحبا\nكتاب\n");
        m_checker = make({u"en_US"_s});
    }

    void cleanup() { m_checker.reset(); }

    void checksEachWordByTheDictionariesOfItsScript()
    {
        QCOMPARE(mistakes(u"hello wrld, مَرْحَبًا كتتاب"_s), u"wrld كتتاب"_s);
        QCOMPARE(mistakes(u"hello Haus hütte"_s), u"Haus hütte"_s);
        m_checker->setOptions({.languages = QStringList{u"en_US"_s, u"de_DE"_s}});
        QCOMPARE(mistakes(u"hello Haus hütte hüte كتتاب"_s), u"hüte"_s);
        m_checker->setOptions({.languages = QStringList{}});
        QCOMPARE(mistakes(u"hello wrld"_s), QString());
    }

    void offersWhatIsThere()
    {
        const QList<OfferedDictionary> offered = m_checker->dictionaries().result();
        QStringList used, all;
        for (const OfferedDictionary &each : offered) {
            all << each.language;
            if (each.isUsed)
                used << each.language;
            QVERIFY(!each.name.isEmpty());
        }
        all.sort();
        used.sort();
        QCOMPARE(all, (QStringList{u"ar"_s, u"de_DE"_s, u"en_US"_s}));
        QCOMPARE(used, (QStringList{u"ar"_s, u"en_US"_s})); // none of the system's is in its script
    }

    void suggests()
    {
        QCOMPARE(m_checker->suggestions(u"wrld"_s).result(), QStringList{u"world"_s});
        QCOMPARE(m_checker->suggestions(u"كتتاب"_s).result(), QStringList{u"كتاب"_s});
        QVERIFY(m_checker->suggestions(u"слово"_s).result().isEmpty());
    }

    void keepsOwnWordsInAFile()
    {
        QSignalSpy changed(m_checker.get(), &SpellChecker::wordsChanged);
        m_checker->addWord(u"Wrld"_s);
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(mistakes(u"Wrld"_s), QString());
        m_checker->addWord(u"كِتتاب"_s);
        QTRY_COMPARE(changed.count(), 2);
        QCOMPARE(readOwnWords(ownPath()).value(), (QStringList{u"Wrld"_s, u"كتتاب"_s}));

        m_checker = make({u"en_US"_s});
        QCOMPARE(mistakes(u"Wrld كتتاب"_s), QString());
        QSignalSpy removed(m_checker.get(), &SpellChecker::wordsChanged);
        m_checker->removeWord(u"Wrld"_s);
        QTRY_COMPARE(removed.count(), 1);
        QCOMPARE(mistakes(u"Wrld"_s), u"Wrld"_s);
    }

    void leavesAFileThatItCannotRead()
    {
        QVERIFY(QDir().mkpath(ownPath())); // a folder
        QSignalSpy failed(m_checker.get(), &SpellChecker::storingFailed);
        m_checker->addWord(u"wrld"_s);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(QFileInfo(ownPath()).isDir());
    }

    void doesWithoutDictionaries()
    {
        QVERIFY(QDir(m_folder->filePath(u"dictionaries"_s)).removeRecursively());
        QVERIFY(m_checker->dictionaries().result().isEmpty());
        QCOMPARE(mistakes(u"wrld"_s), QString());
    }

    void chooses()
    {
        const QList<DictionaryFile> found{{u"de_DE"_s, {u"de_DE"_s, u"de_LU"_s}, u"/d"_s},
                                          {u"en_GB"_s, {u"en_GB"_s}, u"/g"_s},
                                          {u"en_US"_s, {u"en_US"_s}, u"/u"_s},
                                          {u"ru_RU"_s, {u"ru_RU"_s}, u"/r"_s}};
        const auto used = [&found](const QStringList &system) {
            QStringList languages;
            for (const DictionaryFile &each : usedDictionaries(found, {}, system))
                languages << each.language;
            return languages;
        };
        QCOMPARE(used({u"de_LU"_s}), (QStringList{u"de_DE"_s, u"ru_RU"_s}));
        QCOMPARE(used({u"de_AT"_s}), (QStringList{u"de_DE"_s, u"ru_RU"_s}));
        QCOMPARE(used({u"en_AU"_s}), (QStringList{u"en_US"_s, u"ru_RU"_s}));
        QCOMPARE(used({u"en_GB"_s, u"ru_RU"_s}), (QStringList{u"en_GB"_s, u"ru_RU"_s}));
        QCOMPARE(used({u"fr_FR"_s}), QStringList());
    }

private:
    [[nodiscard]] QString ownPath() const { return m_folder->filePath(u"own-words.txt"_s); }

    std::unique_ptr<SpellChecker> make(const QStringList &system)
    {
        return std::make_unique<SpellChecker>(
            SpellChecker::Surroundings{.ownWordsPath = ownPath(),
                                       .folders = {m_folder->filePath(u"dictionaries"_s)},
                                       .systemLanguages = system});
    }

    void writeDictionary(const QString &name, const QByteArray &encoding, const QByteArray &words)
    {
        const QString path = m_folder->filePath(u"dictionaries/"_s + name);
        QFile affixes(path + u".aff"_s);
        QFile list(path + u".dic"_s);
        QVERIFY(affixes.open(QFile::WriteOnly) && list.open(QFile::WriteOnly));
        affixes.write("SET " + encoding + '\n');
        list.write(words);
    }

    QString mistakes(const QString &paragraph)
    {
        QStringList words;
        const auto found = m_checker->check({paragraph}).result();
        for (const WordRange &place : found.value(0))
            words << paragraph.mid(place.start, place.length);
        return words.join(u' ');
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<SpellChecker> m_checker;
};

} // namespace Hiwar

HIWAR_TEST(Hiwar::TestSpellChecker, QCoreApplication)
#include "tst_spellchecker.moc"
