// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/spelling/spellchecker.h"

#include "app/async/whendone.h"
#include "app/spelling/hunspell.h"
#include "app/spelling/ownwords.h"
#include "app/spelling/spelledwords.h"

#include <QHash>
#include <QLocale>
#include <QPromise>
#include <QSet>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// Of texts of a usual length, every word; a book begins again.
constexpr qsizetype mostCachedWords = 50'000;

} // namespace

class SpellChecker::Words
{
public:
    explicit Words(Surroundings with)
        : m_with(std::move(with))
    {
    }

    void setOptions(const SpellingOptions &options)
    {
        if (options == m_options)
            return;
        m_options = options;
        m_isChosen = false;
    }

    QList<WordRange> mistakesIn(const QString &paragraph)
    {
        QList<WordRange> mistakes;
        for (const WordRange &place : spelledWords(paragraph)) {
            const QString word =
                plainWord(QStringView(paragraph).sliced(place.start, place.length));
            if (!isRight(word))
                mistakes.append(place);
        }
        return mistakes;
    }

    QStringList suggestions(const QString &written)
    {
        const QString word = plainWord(written);
        QStringList all;
        // The best of each dictionary before the second best of any.
        QList<QStringList> each;
        for (Hunspell *dictionary : dictionariesOf(scriptOf(word)))
            each.append(dictionary->suggestions(word, mostSuggestions));
        for (qsizetype i = 0; i < mostSuggestions; ++i) {
            for (const QStringList &words : std::as_const(each)) {
                if (i < words.size() && !all.contains(words.at(i)))
                    all.append(words.at(i));
            }
        }
        return all.first(std::min(all.size(), mostSuggestions));
    }

    QList<OfferedDictionary> offered()
    {
        choose();
        QList<OfferedDictionary> all;
        for (const DictionaryFile &file : std::as_const(m_found))
            all.append({file.language, shownLanguage(file.language), m_used.contains(file)});
        std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) {
            return QString::localeAwareCompare(a.name, b.name) < 0;
        });
        return all;
    }

    QStringList ownWords()
    {
        readOwn();
        QStringList words(m_own.cbegin(), m_own.cend());
        std::sort(words.begin(), words.end());
        return words;
    }

    void add(const QString &word)
    {
        readOwn();
        m_own.insert(word);
    }

    void remove(const QString &word)
    {
        readOwn();
        m_own.remove(word);
    }

    tl::expected<void, QString> store()
    {
        m_known.clear();
        if (!m_fault.isEmpty())
            return tl::unexpected(m_fault); // what is in the file is not lost
        return writeOwnWords(m_with.ownWordsPath, ownWords());
    }

private:
    bool isRight(const QString &word)
    {
        choose();
        readOwn();
        if (m_own.contains(word) || m_own.contains(word.toLower()))
            return true;
        if (const auto known = m_known.constFind(word); known != m_known.cend())
            return *known;
        const QList<Hunspell *> dictionaries = dictionariesOf(scriptOf(word));
        const bool isKnown =
            dictionaries.isEmpty() ||
            std::any_of(dictionaries.begin(), dictionaries.end(),
                        [&word](Hunspell *dictionary) { return dictionary->knows(word); });
        if (m_known.size() >= mostCachedWords)
            m_known.clear();
        m_known.insert(word, isKnown);
        return isKnown;
    }

    void choose()
    {
        if (std::exchange(m_isChosen, true))
            return;
        if (Hunspell::isThere())
            m_found = findDictionaries(m_with.folders);
        m_used = usedDictionaries(m_found, m_options, m_with.systemLanguages);
        m_known.clear();
        for (auto each = m_opened.begin(); each != m_opened.end();) {
            const bool isUsed =
                std::any_of(m_used.cbegin(), m_used.cend(), [&each](const DictionaryFile &file) {
                    return file.path == each.key();
                });
            each = isUsed ? std::next(each) : m_opened.erase(each);
        }
    }

    void readOwn()
    {
        if (std::exchange(m_isOwnRead, true))
            return;
        const auto words = readOwnWords(m_with.ownWordsPath);
        if (words)
            m_own = QSet<QString>(words->cbegin(), words->cend());
        else
            m_fault = words.error();
    }

    QList<Hunspell *> dictionariesOf(QChar::Script script)
    {
        choose();
        QList<Hunspell *> dictionaries;
        for (const DictionaryFile &file : std::as_const(m_used)) {
            if (scriptOfLanguage(file.language) != script)
                continue;
            if (!m_opened.contains(file.path))
                m_opened.insert(file.path, std::shared_ptr(Hunspell::open(file.path)));
            if (Hunspell *dictionary = m_opened.value(file.path).get())
                dictionaries.append(dictionary);
        }
        return dictionaries;
    }

    const Surroundings m_with;
    SpellingOptions m_options;
    bool m_isChosen = false;
    bool m_isOwnRead = false;
    QString m_fault; ///< of the file of own words
    QList<DictionaryFile> m_found;
    QList<DictionaryFile> m_used;
    QHash<QString, std::shared_ptr<Hunspell>> m_opened; ///< by path; null: cannot be read
    QSet<QString> m_own;
    QHash<QString, bool> m_known;
};

SpellChecker::SpellChecker(const Surroundings &with, QObject *parent)
    : QObject(parent)
    , m_words(std::make_shared<Words>(with))
{
    m_thread.setMaxThreadCount(1);
}

SpellChecker::~SpellChecker()
{
    m_thread.clear(); // the receiver is gone
}

template<typename Result, typename Work>
QFuture<Result> SpellChecker::run(Work work)
{
    const auto promise = std::make_shared<QPromise<Result>>();
    promise->start();
    m_thread.start([promise, words = m_words, options = m_options, work = std::move(work)] {
        words->setOptions(options);
        promise->addResult(work(*words));
        promise->finish();
    });
    return promise->future();
}

void SpellChecker::setOptions(const SpellingOptions &options)
{
    m_options = options;
}

QFuture<QList<QList<WordRange>>> SpellChecker::check(const QStringList &paragraphs)
{
    return run<QList<QList<WordRange>>>([paragraphs](Words &words) {
        QList<QList<WordRange>> mistakes;
        for (const QString &paragraph : paragraphs)
            mistakes.append(words.mistakesIn(paragraph));
        return mistakes;
    });
}

QFuture<QStringList> SpellChecker::suggestions(const QString &word)
{
    return run<QStringList>([word](Words &words) { return words.suggestions(word); });
}

QFuture<QList<OfferedDictionary>> SpellChecker::dictionaries()
{
    return run<QList<OfferedDictionary>>([](Words &words) { return words.offered(); });
}

QFuture<QStringList> SpellChecker::ownWords()
{
    return run<QStringList>([](Words &words) { return words.ownWords(); });
}

void SpellChecker::addWord(const QString &word)
{
    changeWords([plain = plainWord(word)](Words &words) { words.add(plain); });
}

void SpellChecker::removeWord(const QString &word)
{
    changeWords([word](Words &words) { words.remove(word); });
}

void SpellChecker::changeWords(const std::function<void(Words &)> &how)
{
    using Stored = tl::expected<void, QString>;
    whenDone(run<Stored>([how](Words &words) {
                 how(words);
                 return words.store();
             }),
             this, [this](const Stored &stored) {
                 emit wordsChanged();
                 if (!stored)
                     emit storingFailed(
                         tr("Your words could not be stored: %1").arg(stored.error()));
             });
}

QStringList spellingLanguages(const QString &ofWindow)
{
    QStringList languages;
    const QStringList system = QLocale::system().uiLanguages();
    for (const QString &tag : system) {
        const QLocale locale(tag);
        languages << (locale.language() == QLocale::C ? u"en_US"_s : locale.name());
    }
    if (!ofWindow.isEmpty())
        languages << QLocale(ofWindow).name();
    languages.removeDuplicates();
    return languages;
}

} // namespace Hiwar
