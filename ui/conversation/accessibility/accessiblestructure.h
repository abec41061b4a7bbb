// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The parts of a message as objects that a screen reader can jump to: headings, lists, tables,
// blocks of code, links, pictures and buttons, each inside the part that contains it. They are made
// at the first query, because a long message has thousands. After a change of the text an object
// whose part is gone is deleted at once, so that a reader that still has its id finds nothing; one
// whose part is still there stays, with its new words. Only the nodes are counted, so no query
// costs more for a longer message. GUI thread.
#pragma once

#include "ui/conversation/accessibility/blockoutline.h"

#include <QAccessible>
#include <QHash>

#include <limits>

namespace Hiwar {

class AccessibleMessage;
class AccessibleTable;

class AccessibleStructure
{
public:
    explicit AccessibleStructure(const AccessibleMessage &message)
        : m_message(message)
    {
    }
    ~AccessibleStructure();
    AccessibleStructure(const AccessibleStructure &) = delete;
    AccessibleStructure &operator=(const AccessibleStructure &) = delete;

    /// The children of a node, or of the message for -1.
    [[nodiscard]] int count(int node = -1) const;
    [[nodiscard]] QAccessibleInterface *child(int node, int index) const;
    /// The child of a node that contains a point on screen.
    [[nodiscard]] QAccessibleInterface *childAt(int node, QPoint point) const;
    [[nodiscard]] QAccessibleInterface *parentOf(int node) const;
    [[nodiscard]] int placeOf(int node) const;
    [[nodiscard]] QAccessibleInterface *at(int node) const;

    /// The text changed.
    void dropThoseThatWent();
    /// Reports the objects whose words may have changed since the last call.
    void tellNewNames();

private:
    [[nodiscard]] const BlockOutline &outline() const;
    [[nodiscard]] const AccessibleTable *tableAround(int node) const;

    const AccessibleMessage &m_message;                  // contains this
    mutable QHash<int, QAccessible::Id> m_made;          // by node
    int m_changedFrom = std::numeric_limits<int>::max(); // the first block with new words
};

/// Deletes an interface, if the cache has not done so: at the end of the program it may have.
void forgetInterface(QAccessible::Id id);

} // namespace Hiwar
