// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/editbanner.h"

#include "ui/theme/theme.h"
#include "ui/theme/widgetpalette.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace Hiwar {

EditBanner::EditBanner(QWidget *parent)
    : QWidget(parent)
    , m_words(new QLabel(this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    m_words->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_cancel->setObjectName(u"Cancel editing"_s);
    m_cancel->setAccessibleName(tr("Cancel editing"));
    m_cancel->setFlat(true);
    m_cancel->setAutoDefault(false);
    connect(m_cancel, &QPushButton::clicked, this, &EditBanner::cancelled);
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_words, 1);
    row->addWidget(m_cancel);
}

void EditBanner::setEdited(Role role, bool isQueued)
{
    m_role = role;
    m_isQueued = isQueued;
    refresh();
}

void EditBanner::setTheme(const Theme &theme)
{
    setMargins(*layout(), theme.px(Space::s), 0, 0, 0);
    m_words->setFont(theme.captionFont());
    setForeground(*m_words, theme.palette.secondary);
    setForeground(*m_cancel, theme.palette.accent);
    refresh();
}

void EditBanner::refresh()
{
    const auto words = [this] {
        switch (m_role) {
        case Role::User:
            return m_isQueued ? tr("Editing a queued question") : tr("Editing an earlier question");
        case Role::System:
            return tr("Editing a system message");
        case Role::Assistant:
            return tr("Editing a reply");
        }
        Q_UNREACHABLE();
    }();
    m_words->setAccessibleName(words);
    m_words->setText(m_words->fontMetrics().elidedText(words, Qt::ElideRight, m_words->width()));
}

void EditBanner::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate(); // so that the words have their new width
    refresh();
}

} // namespace Hiwar
