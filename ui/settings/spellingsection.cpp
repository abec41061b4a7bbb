// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/spellingsection.h"

#include "ui/settings/checkrow.h"
#include "ui/settings/statement.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int mostWordRows = 6; // beyond that the list scrolls

} // namespace

SpellingSection::SpellingSection(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_check(new CheckRow(u"Check spelling"_s, tr("Check spelling"),
                           tr("Underlines words in your message that no dictionary of their script "
                              "knows. Code, addresses and names of files are left out. Nothing "
                              "leaves this computer for it."),
                           this))
    , m_noneHolder(new QWidget(this))
    , m_none(new Statement(tr("This computer has no dictionary that Hiwar can read. Install one of "
                              "Hunspell for your language, such as hunspell-en-us, and start Hiwar "
                              "again."),
                           m_noneHolder))
    , m_rows(new QVBoxLayout)
    , m_title(new QLabel(tr("My words"), this))
    , m_words(new QListWidget(this))
    , m_remove(new QPushButton(tr("Remove word"), this))
{
    m_column->setContentsMargins({});
    m_words->setObjectName(u"My words"_s);
    m_words->setAccessibleName(tr("My words"));
    m_words->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_words->installEventFilter(this);
    m_title->setBuddy(m_words);
    m_remove->setObjectName(u"Remove word"_s);
    m_remove->setAutoDefault(false);
    m_column->addWidget(m_check);
    auto *holder = new QVBoxLayout(m_noneHolder);
    holder->setContentsMargins({});
    holder->addWidget(m_none);
    m_column->addWidget(m_noneHolder);
    m_column->addLayout(m_rows);
    m_column->addWidget(m_title);
    m_column->addWidget(m_words);
    m_column->addWidget(m_remove, 0, Qt::AlignLeading);
    m_noneHolder->hide();
    connect(m_check, &CheckRow::changed, this, [this] {
        refresh();
        emit turned(m_check->isChecked());
    });
    connect(m_words, &QListWidget::currentRowChanged, this, &SpellingSection::refresh);
    connect(m_remove, &QPushButton::clicked, this, &SpellingSection::remove);
    setOwnWords({});
}

void SpellingSection::setOn(bool isOn)
{
    m_check->setChecked(isOn);
    refresh();
}

void SpellingSection::setDictionaries(const QList<OfferedDictionary> &dictionaries)
{
    const bool isSame =
        std::equal(m_languages.begin(), m_languages.end(), dictionaries.begin(), dictionaries.end(),
                   [](const auto &row, const auto &each) { return row.second == each.language; });
    if (!isSame) {
        for (const auto &[row, language] : std::as_const(m_languages))
            row->deleteLater();
        m_languages.clear();
        for (const OfferedDictionary &each : dictionaries) {
            auto *row = new CheckRow(u"Dictionary "_s + each.language, each.name, {}, this);
            row->setTheme(m_theme);
            connect(row, &CheckRow::changed, this, &SpellingSection::choose);
            m_rows->addWidget(row);
            m_languages.append({row, each.language});
        }
    }
    for (qsizetype i = 0; i < dictionaries.size(); ++i)
        m_languages.at(i).first->setChecked(dictionaries.at(i).isUsed);
    m_noneHolder->setVisible(dictionaries.isEmpty());
    refresh();
}

void SpellingSection::choose()
{
    QStringList languages;
    for (const auto &[row, language] : std::as_const(m_languages)) {
        if (row->isChecked())
            languages << language;
    }
    emit languagesChosen(languages);
}

void SpellingSection::setOwnWords(const QStringList &words)
{
    const int row = m_words->currentRow();
    m_words->clear();
    m_words->addItems(words);
    m_words->setCurrentRow(std::min(row, int(words.size()) - 1));
    for (QWidget *part : QList<QWidget *>{m_title, m_words, m_remove})
        part->setVisible(!words.isEmpty());
    fitList();
    refresh();
}

void SpellingSection::fitList()
{
    const int rows = std::min(m_words->count(), mostWordRows);
    m_words->setFixedHeight(rows * m_theme.px(Theme::rowHeight) + 2 * m_words->frameWidth());
    for (int i = 0; i < m_words->count(); ++i)
        m_words->item(i)->setSizeHint({0, m_theme.px(Theme::rowHeight)});
}

void SpellingSection::remove()
{
    if (const QListWidgetItem *item = m_words->currentItem())
        emit removalWanted(item->text());
}

void SpellingSection::refresh()
{
    m_remove->setEnabled(m_words->currentRow() >= 0);
    for (const auto &[row, language] : std::as_const(m_languages))
        row->setEnabled(m_check->isChecked());
}

bool SpellingSection::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Delete) {
        remove();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SpellingSection::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_column->setSpacing(theme.px(Space::m));
    m_rows->setSpacing(theme.px(Space::s));
    m_check->setTheme(theme);
    m_none->setTheme(theme);
    for (const auto &[row, language] : std::as_const(m_languages))
        row->setTheme(theme);
    m_title->setFont(theme.captionFont());
    fitList();
}

} // namespace Hiwar
