// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/spellmarks.h"

#include "ui/composer/codefence.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextLayout>

#include <algorithm>
#include <chrono>

using namespace std::chrono_literals;

namespace Hiwar {

namespace {

constexpr auto pause = 120ms;
/// More than can be seen in a field of a few lines.
constexpr qsizetype mostMarks = 500;

/// What is known of a paragraph, kept at it.
struct Paragraph : QTextBlockUserData
{
    int number = 0; ///< 0: not asked for
    bool isKnown = false;
    QList<WordRange> mistakes;
};

Paragraph *of(const QTextBlock &block)
{
    return static_cast<Paragraph *>(block.userData());
}

Paragraph &knowledgeOf(QTextBlock block)
{
    if (!block.userData())
        block.setUserData(new Paragraph);
    return *of(block);
}

void forget(QTextBlock block)
{
    if (block.userData())
        block.setUserData(nullptr);
}

/// At the end of it; Qt's state of a new paragraph is -1.
CodeFence fenceOf(const QTextBlock &block)
{
    return block.isValid() && block.userState() != -1 ? block.userState() : 0;
}

CodeFence fenceBefore(const QTextBlock &block)
{
    return fenceOf(block.previous());
}

/// Code, or a fence of it.
bool isCode(const QTextBlock &block)
{
    return fenceBefore(block) != 0 || fenceOf(block) != 0;
}

} // namespace

SpellMarks::SpellMarks(QPlainTextEdit &edit)
    : QObject(&edit)
    , m_edit(edit)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    m_painting.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &SpellMarks::look);
    connect(&m_painting, &QTimer::timeout, this, &SpellMarks::paint);
    connect(edit.document(), &QTextDocument::contentsChange, this, &SpellMarks::takeChange);
    connect(&edit, &QPlainTextEdit::cursorPositionChanged, this, &SpellMarks::takeCursor);
    connect(edit.verticalScrollBar(), &QScrollBar::valueChanged, &m_pause,
            qOverload<>(&QTimer::start));
    edit.installEventFilter(this);
    edit.viewport()->installEventFilter(this);
}

void SpellMarks::setOn(bool isOn)
{
    if (isOn == m_isOn)
        return;
    m_isOn = isOn;
    if (isOn)
        takeChange(0, 0, m_edit.document()->characterCount());
    m_typedTo = -1;
    m_painting.start(0);
}

void SpellMarks::setTheme(const Theme &theme)
{
    m_colour = theme.palette.error;
    paint();
}

void SpellMarks::takeChange(int from, int, int added)
{
    if (!m_isOn)
        return;
    const QTextDocument &document = *m_edit.document();
    m_typedTo = document.isRedoAvailable() ? -1 : from + added; // undone is not typed
    if (document.isEmpty())
        m_ignored.clear();
    const int end = from + added;
    for (QTextBlock block = document.findBlock(from); block.isValid(); block = block.next()) {
        const bool isTouched = block.position() <= end;
        const CodeFence fence = fenceAfter(fenceBefore(block), block.text());
        if (!isTouched && fence == block.userState())
            break; // and so are all that follow
        block.setUserState(fence);
        forget(block);
    }
    m_pause.start();
}

void SpellMarks::takeCursor()
{
    if (m_typedTo < 0 || m_edit.textCursor().position() == m_typedTo)
        return;
    m_typedTo = -1; // the word is finished
    m_painting.start(0);
}

bool SpellMarks::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == &m_edit && event->type() == QEvent::FocusOut && m_typedTo >= 0) {
        m_typedTo = -1;
        m_painting.start(0);
    } else if (event->type() == QEvent::Resize) {
        m_pause.start();
    }
    return QObject::eventFilter(watched, event);
}

void SpellMarks::checkAgain()
{
    for (QTextBlock block = m_edit.document()->begin(); block.isValid(); block = block.next())
        forget(block);
    look();
}

void SpellMarks::ignore(const QString &word)
{
    m_ignored.insert(word);
    paint();
}

/// From the first line that is seen to the last.
std::pair<int, int> SpellMarks::seen() const
{
    const QRect area = m_edit.viewport()->rect();
    const auto lineAt = [this](const QPoint &point) {
        const QTextCursor cursor = m_edit.cursorForPosition(point);
        const QTextBlock block = cursor.block();
        const QTextLine line = block.layout()->lineForTextPosition(cursor.positionInBlock());
        const int start = block.position() + (line.isValid() ? line.textStart() : 0);
        return std::pair(start, start + (line.isValid() ? line.textLength() : block.length()));
    };
    return {lineAt(area.topLeft()).first, lineAt(area.bottomLeft()).second};
}

void SpellMarks::look()
{
    if (!m_isOn)
        return;
    const auto [from, to] = seen();
    QList<std::pair<int, QString>> wanted;
    for (QTextBlock block = m_edit.document()->findBlock(from);
         block.isValid() && block.position() <= to; block = block.next()) {
        Paragraph &paragraph = knowledgeOf(block);
        if (paragraph.number != 0)
            continue;
        paragraph.number = ++m_last;
        if (isCode(block) || block.length() <= 1)
            paragraph.isKnown = true;
        else
            wanted.append({paragraph.number, block.text()});
    }
    for (const auto &[number, text] : std::as_const(wanted))
        emit paragraphWanted(number, text);
    paint();
}

void SpellMarks::takeMistakes(int number, const QList<WordRange> &mistakes)
{
    for (QTextBlock block = m_edit.document()->begin(); block.isValid(); block = block.next()) {
        Paragraph *paragraph = of(block);
        if (!paragraph || paragraph->number != number)
            continue;
        paragraph->isKnown = true;
        paragraph->mistakes = mistakes;
        m_painting.start(0);
        return;
    }
}

QList<WordRange> SpellMarks::mistakesIn(const QTextBlock &block) const
{
    const Paragraph *paragraph = of(block);
    if (!m_isOn || !paragraph || !paragraph->isKnown)
        return {};
    QList<WordRange> mistakes;
    for (WordRange place : paragraph->mistakes) {
        place.start += block.position();
        if (!isTyped(place) && (m_ignored.isEmpty() || !m_ignored.contains(word(place))))
            mistakes.append(place);
    }
    return mistakes;
}

bool SpellMarks::isTyped(const WordRange &place) const
{
    return m_typedTo >= place.start && m_typedTo <= place.end();
}

WordRange SpellMarks::mistakeAt(int position) const
{
    const QList<WordRange> mistakes = mistakesIn(m_edit.document()->findBlock(position));
    const auto found =
        std::find_if(mistakes.begin(), mistakes.end(), [position](const WordRange &place) {
            return position >= place.start && position <= place.end();
        });
    return found == mistakes.end() ? WordRange() : *found;
}

QString SpellMarks::word(const WordRange &place) const
{
    const QTextBlock block = m_edit.document()->findBlock(int(place.start));
    return block.text().mid(place.start - block.position(), place.length);
}

void SpellMarks::replace(const WordRange &place, const QString &word)
{
    QTextCursor cursor(m_edit.document());
    cursor.setPosition(int(place.start));
    cursor.setPosition(int(place.end()), QTextCursor::KeepAnchor);
    cursor.insertText(word);
    m_edit.setTextCursor(cursor);
    m_typedTo = -1;
}

void SpellMarks::paint()
{
    m_painting.stop();
    QList<QTextEdit::ExtraSelection> marks;
    if (m_isOn) {
        const auto [from, to] = seen();
        QTextEdit::ExtraSelection mark;
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(m_colour);
        for (QTextBlock block = m_edit.document()->findBlock(from);
             block.isValid() && block.position() <= to && marks.size() < mostMarks;
             block = block.next()) {
            for (const WordRange &place : mistakesIn(block)) {
                if (place.end() < from || place.start > to || marks.size() >= mostMarks)
                    continue;
                mark.cursor = QTextCursor(block);
                mark.cursor.setPosition(int(place.start));
                mark.cursor.setPosition(int(place.end()), QTextCursor::KeepAnchor);
                marks.append(mark);
            }
        }
    }
    if (!marks.isEmpty() || !m_edit.extraSelections().isEmpty())
        m_edit.setExtraSelections(marks);
}

} // namespace Hiwar
