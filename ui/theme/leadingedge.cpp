// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/leadingedge.h"

#include <QEvent>
#include <QLineEdit>

namespace Hiwar {

namespace {

class LeadingEdge : public QObject
{
public:
    explicit LeadingEdge(QLineEdit &field)
        : QObject(&field)
        , m_field(field)
    {
        field.installEventFilter(this);
        align();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::LayoutDirectionChange)
            align();
        return QObject::eventFilter(watched, event);
    }

private:
    void align()
    {
        m_field.setAlignment(Qt::AlignAbsolute | Qt::AlignVCenter |
                             (m_field.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft));
    }

    QLineEdit &m_field;
};

} // namespace

void keepAtLeadingEdge(QLineEdit &field)
{
    new LeadingEdge(field); // owned by the field
}

} // namespace Hiwar
