// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingrow.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

void addOwnWords(const QWidget &widget, QStringList &words)
{
    words << widget.accessibleName() << widget.accessibleDescription();
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        words << label->text();
    else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        words << button->text();
    else if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        for (int i = 0; i < box->count(); ++i)
            words << box->itemText(i);
    }
}

} // namespace

SettingRow::SettingRow(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    m_column->setSpacing(0);
}

void SettingRow::add(QWidget *widget)
{
    m_column->addWidget(widget);
}

QString wordsOf(const QWidget &widget)
{
    QStringList words;
    addOwnWords(widget, words);
    for (const QWidget *each : widget.findChildren<QWidget *>())
        addOwnWords(*each, words);
    words.removeAll(QString());
    words.removeDuplicates();
    return words.join(u'\n');
}

bool hasWords(const QWidget &widget, const QStringList &words)
{
    const QString own = wordsOf(widget);
    return std::all_of(words.begin(), words.end(), [&](const QString &word) {
        return own.contains(word, Qt::CaseInsensitive);
    });
}

} // namespace Hiwar
