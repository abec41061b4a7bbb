// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/checkline.h"

#include "ui/settings/inlinemessagelabel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QEvent>
#include <QSignalBlocker>

namespace Hiwar {

CheckLine::CheckLine(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_box(new QCheckBox(this))
    , m_sentence(new InlineMessageLabel(this))
{
    m_box->setObjectName(name);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_box, 0, Qt::AlignTop);
    row->addWidget(m_sentence, 1, Qt::AlignVCenter);
    setFocusProxy(m_box);
    m_sentence->installEventFilter(this);
    connect(m_box, &QCheckBox::toggled, this, &CheckLine::changed);
}

void CheckLine::setSentence(const QString &sentence)
{
    m_sentence->setMessage({.tone = Tone::Plain, .text = sentence});
    m_box->setAccessibleName(sentence);
}

void CheckLine::setDescription(const QString &words)
{
    m_box->setAccessibleDescription(words);
}

void CheckLine::setProminent(bool prominent)
{
    m_sentence->setProminent(prominent);
}

void CheckLine::setChecked(bool checked)
{
    const QSignalBlocker quiet(m_box);
    m_box->setChecked(checked);
}

bool CheckLine::isChecked() const
{
    return m_box->isChecked();
}

void CheckLine::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::s));
    m_sentence->setTheme(theme);
}

bool CheckLine::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        m_box->click();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace Hiwar
