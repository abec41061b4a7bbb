// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Finds words that none of the dictionaries in use knows. Folders, dictionaries and the user's own
// words are read on one thread of its own, when the first text is to be checked; each dictionary
// when the first word of its script is. GUI thread.
#pragma once

#include "app/spelling/dictionaryfiles.h"

#include <QFuture>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>

namespace Hiwar {

class SpellChecker : public QObject
{
    Q_OBJECT

public:
    struct Surroundings
    {
        QString ownWordsPath;
        /// Where dictionaries are.
        QStringList folders;
        /// As "en_US", the first preferred.
        QStringList systemLanguages;
    };

    static constexpr qsizetype mostSuggestions = 5;

    explicit SpellChecker(const Surroundings &with, QObject *parent = nullptr);
    ~SpellChecker() override;

    void setOptions(const SpellingOptions &options);
    [[nodiscard]] const SpellingOptions &options() const { return m_options; }
    /// What each of the paragraphs has that no dictionary knows.
    [[nodiscard]] QFuture<QList<QList<WordRange>>> check(const QStringList &paragraphs);
    [[nodiscard]] QFuture<QStringList> suggestions(const QString &word);
    [[nodiscard]] QFuture<QList<OfferedDictionary>> dictionaries();
    [[nodiscard]] QFuture<QStringList> ownWords();
    /// Both are stored; wordsChanged() or storingFailed() follows.
    void addWord(const QString &word);
    void removeWord(const QString &word);

signals:
    /// What is known is another: texts are to be checked again.
    void wordsChanged();
    void storingFailed(const QString &sentence);

private:
    class Words; ///< used on the thread only

    template<typename Result, typename Work>
    QFuture<Result> run(Work work);
    void changeWords(const std::function<void(Words &)> &how);

    SpellingOptions m_options;
    std::shared_ptr<Words> m_words;
    QThreadPool m_thread; ///< the last member: its destructor waits
};

/// The system's languages as dictionaries are named, and that of the window.
[[nodiscard]] QStringList spellingLanguages(const QString &ofWindow);

} // namespace Hiwar
