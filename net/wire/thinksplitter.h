// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parts what a model thinks from what it answers, where a service leaves that to tags within the
// text: "<think>plan</think>Answer". The rules it protects:
//
// - The result does not depend on how the text was cut, and no text is lost: a tag that never ends
//   leaves its text as reasoning, one that is none stays text.
// - A tag counts at the very start of a reply only. Anywhere else, and so in every code span and
//   fence, it is text that somebody wrote about.
// - The opening tag may be missing, for many templates put it at the end of the question. Then a
//   closing tag alone on its line and outside of a fence says that all before it was thought: see
//   Split::textWasReasoning. So does one within a line, if nothing about it looks like a word about
//   the tag: no opening tag before it, no code span, no quotes or blanks around it.
// - What is held back is a possible tag and the blanks around it, no more.
//
// Pure, apart from its state. One instance a reply.
#pragma once

#include <QString>

namespace Hiwar {

class ThinkSplitter
{
public:
    struct Split
    {
        /// All the text of the splits before this one was reasoning.
        bool textWasReasoning = false;
        QString reasoning;
        QString text;

        bool operator==(const Split &) const = default;
    };

    [[nodiscard]] Split feed(const QString &piece);
    /// What was held back.
    [[nodiscard]] Split finish();

    /// The service tells reasoning apart by itself: text that was there stays text.
    void keepText() { m_mayClose = false; }

private:
    enum class State : quint8 {
        Start,   ///< only blanks so far
        Thought, ///< between the tags
        Open,    ///< text, which a closing tag may still turn into thought
        Answer,  ///< text for good
    };
    enum class Step : quint8 { Done, NeedMore };

    void run(bool isLast);
    // Each takes what it has decided from the front of `rest`.
    Step start(QStringView &rest, bool isLast);
    Step think(QStringView &rest, bool isLast);
    Step read(QStringView &rest, bool isLast);
    Step readTag(QStringView &rest, bool isLast);
    [[nodiscard]] bool closesWithinLine(QStringView after) const;
    void giveLine(QStringView part);
    Step beginLine(QStringView &rest, bool isLast);
    void holdBlanks(QStringView &rest, bool lineEndsToo);
    void giveText(QStringView text);
    void giveThought(QStringView thought);
    void closeThought();
    Split take();

    State m_state = State::Start;
    QString m_held;          // begins with what may be a tag; all before it is decided
    QString m_blanks;        // before that; given once it is known what they belong to
    QLatin1StringView m_tag; // the closing tag that is waited for
    Split m_split;
    QChar m_before;            // the last character of the thought, or of the line
    QChar m_fence;             // of the fence that the line is in
    bool m_isInSpan = false;   // of code, as far as the line tells
    bool m_hasOpening = false; // an opening tag stood in the text
    bool m_atLine = true;
    bool m_mayClose = true; // a closing tag may come without an opening one
    bool m_hadThought = false;
    bool m_hasGivenThought = false;
    bool m_hasGivenText = false; // in a split before this one
};

} // namespace Hiwar
