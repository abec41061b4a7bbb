// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is selected in the conversation on screen, and its caret: a TextSelection over the rows that
// tells when it changes, and that offers itself to a middle click elsewhere. GUI thread.
#pragma once

#include "ui/conversation/selection/primaryselection.h"
#include "ui/conversation/selection/textselection.h"

#include <QObject>

namespace Hiwar {

class MessageRows;

class ConversationSelection : public QObject
{
    Q_OBJECT

public:
    /// The rows must outlive it.
    explicit ConversationSelection(MessageRows &rows);
    ~ConversationSelection() override;

    /// What was offered is kept before this model changes.
    void watch(QAbstractItemModel *model) { m_primary.watch(model); }

    [[nodiscard]] const ConversationRange &range() const { return m_selection.range(); }
    [[nodiscard]] bool isEmpty() const { return m_selection.isEmpty(); }
    /// See TextSelection.
    [[nodiscard]] std::optional<ConversationPosition> caret() const { return m_selection.caret(); }
    [[nodiscard]] std::pair<TextPosition, TextPosition> partOf(int row) const
    {
        return m_selection.partOf(row);
    }
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString markdown() const;
    /// What those who copy it read.
    [[nodiscard]] MessageSource messages() const;

    void begin(const ConversationPosition &position, SelectionUnit unit);
    void extendTo(const ConversationPosition &position);
    void extendCaretTo(const ConversationPosition &position);
    void place(const ConversationPosition &position);
    void select(const ConversationRange &range);
    void selectAll();
    /// Nothing is selected; the caret stays.
    void clear();
    /// … and there is no caret.
    void reset();
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count);
    /// The positions in the row are about to mean something else.
    void forgetPositionsIn(int row);
    /// While the mouse drags it, nobody is offered what it is just now.
    void setDragged(bool dragged);

signals:
    /// Maybe nothing has changed but what is painted.
    void touched();
    void changed();
    void caretMoved();

private:
    [[nodiscard]] QString blockTextAt(const ConversationPosition &position) const;
    void offer() { m_primary.offer(m_selection.range(), messages()); }
    /// Tells what has changed since the last time.
    void tell();

    MessageRows &m_rows;
    TextSelection m_selection;
    PrimarySelection m_primary;
    bool m_isDragged = false;
    ConversationRange m_toldRange; // what changed() and caretMoved() were last emitted for
    std::optional<ConversationPosition> m_toldCaret;
};

} // namespace Hiwar
