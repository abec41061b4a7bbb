// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Underlines words in a text that no dictionary knows. Asks for the paragraphs that are seen, each
// once until it changes, and never for code between fences; paints marks beside the text, so that
// undo, the selection and an input method know nothing of them. The word that is being typed has
// none. Passive: a signal asks for the checks. GUI thread.
#pragma once

#include "net/values/spelling.h"
#include "ui/theme/theme.h"

#include <QObject>
#include <QSet>
#include <QTextBlock>
#include <QTimer>

class QPlainTextEdit;

namespace Hiwar {

class SpellMarks : public QObject
{
    Q_OBJECT

public:
    /// The edit owns it.
    explicit SpellMarks(QPlainTextEdit &edit);

    void setOn(bool isOn);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    void setTheme(const Theme &theme);
    /// The answer to paragraphWanted(). One that has changed since is asked for again by itself.
    void takeMistakes(int paragraph, const QList<WordRange> &mistakes);
    /// Everything, because other words are known.
    void checkAgain();
    /// The word is right until the text is empty again.
    void ignore(const QString &word);

    /// The mistake at that position of the text, also at its end; length 0: none.
    [[nodiscard]] WordRange mistakeAt(int position) const;
    /// Of the text; those that are not known yet are none.
    [[nodiscard]] QList<WordRange> mistakesIn(const QTextBlock &paragraph) const;
    [[nodiscard]] QString word(const WordRange &place) const;
    /// One step that can be undone.
    void replace(const WordRange &place, const QString &word);

signals:
    /// `paragraph` names it in takeMistakes().
    void paragraphWanted(int paragraph, const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void takeChange(int from, int removed, int added);
    void takeCursor();
    void look();
    void paint();
    [[nodiscard]] bool isTyped(const WordRange &place) const;
    [[nodiscard]] std::pair<int, int> seen() const;

    QPlainTextEdit &m_edit;
    QColor m_colour;
    QTimer m_pause; ///< several strokes are looked at once
    QTimer m_painting;
    QSet<QString> m_ignored;
    int m_last = 0;     ///< the number of the paragraph that was asked for last
    int m_typedTo = -1; ///< the end of what was typed, while the cursor is there
    bool m_isOn = false;
};

} // namespace Hiwar
