// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Separates a model's thoughts from its answer, where a service marks them only with tags in the
// text: "<think>plan</think>Answer". Rules:
//
// - The result does not depend on how the text was cut, and no text is lost: a tag that never
//   ends leaves its text as reasoning, and text that is no tag stays text.
// - A tag counts only at the very start of a reply. Elsewhere, and so in every code span and
//   fence, it is text about tags.
// - The opening tag may be missing, because many templates put it at the end of the question.
//   Then a closing tag alone on its line and outside of a fence means that all before it was
//   thought: see Split::textWasReasoning. So does one within a line, if it does not look like text
//   about the tag: no opening tag before it, no code span, no quotes or blanks around it.
// - Only a possible tag and the blanks around it are held back.
//
// Pure, apart from its state. One instance for each reply.
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
    /// Returns what was held back.
    [[nodiscard]] Split finish();

    /// The service sends reasoning separately: text that came before stays text.
    void keepText() { m_mayClose = false; }

private:
    enum class State : quint8 {
        Start,   ///< only blanks so far
        Thought, ///< between the tags
        Open,    ///< text, which a closing tag may still change to thought
        Answer,  ///< text that stays text
    };
    enum class Step : quint8 { Done, NeedMore };

    void run(bool isLast);
    // Each removes the part it has decided from the front of `rest`.
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
    QString m_held;          // begins with a possible tag; all before it is decided
    QString m_blanks;        // before m_held; added when it is known where they belong
    QLatin1StringView m_tag; // the expected closing tag
    Split m_split;
    QChar m_before;            // the last character of the thought, or of the line
    QChar m_fence;             // its character, while the line is in a fence
    bool m_isInSpan = false;   // in a code span of this line, by the backticks so far
    bool m_hasOpening = false; // the text has had an opening tag
    bool m_atLine = true;
    bool m_mayClose = true; // a closing tag may come without an opening one
    bool m_hadThought = false;
    bool m_hasGivenThought = false;
    bool m_hasGivenText = false; // in a split before this one
};

} // namespace Hiwar
