// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The selection in the conversation on screen, and its caret: a TextSelection over the rows that
// emits its changes, and is offered to a middle click elsewhere. GUI thread.
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
    /// The rows must outlive this object.
    explicit ConversationSelection(MessageRows &rows);
    ~ConversationSelection() override;

    /// Keeps the offered selection before this model changes.
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
    /// The source that the copying functions read.
    [[nodiscard]] MessageSource messages() const;

    void begin(const ConversationPosition &position, SelectionUnit unit);
    void extendTo(const ConversationPosition &position);
    void extendCaretTo(const ConversationPosition &position);
    void place(const ConversationPosition &position);
    void select(const ConversationRange &range);
    void selectAll();
    /// Selects nothing; the caret stays.
    void clear();
    /// … and removes the caret.
    void reset();
    void rowsInserted(int first, int count);
    void rowsRemoved(int first, int count);
    /// Call before the positions in the row change their meaning.
    void forgetPositionsIn(int row);
    /// While the mouse drags the selection, it is not offered.
    void setDragged(bool dragged);

signals:
    /// Emitted by every call, also without a change: repaint.
    void touched();
    void changed();
    void caretMoved();

private:
    [[nodiscard]] QString blockTextAt(const ConversationPosition &position) const;
    void offer() { m_primary.offer(m_selection.range(), messages()); }
    /// Emits what changed since the last call.
    void tell();

    MessageRows &m_rows;
    TextSelection m_selection;
    PrimarySelection m_primary;
    bool m_isDragged = false;
    ConversationRange m_toldRange; // what changed() and caretMoved() were last emitted for
    std::optional<ConversationPosition> m_toldCaret;
};

} // namespace Hiwar
