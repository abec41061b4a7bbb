// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/promptform.h"

#include "ui/accessiblerole.h"
#include "ui/clearscrollarea.h"
#include "ui/theme/floating.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int mostFieldRows = 4; // beyond that it scrolls

} // namespace

/// Asks for as much as its rows need now. Qt's remembers what it asked for at first.
class PromptForm::Area : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

    /// `all`: with less there is a scroll bar.
    void setWanted(int height, int all)
    {
        m_wanted = height;
        m_all = all;
        updateGeometry();
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        return {QScrollArea::sizeHint().width(), m_wanted};
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        // At once, and not with a later event, as Qt's own choice.
        setVerticalScrollBarPolicy(height() < m_all ? Qt::ScrollBarAsNeeded
                                                    : Qt::ScrollBarAlwaysOff);
        QScrollArea::resizeEvent(event);
    }

private:
    int m_wanted = 0;
    int m_all = 0;
};

PromptForm::PromptForm(QWidget *parent)
    : QWidget(parent)
    , m_theme(makeTheme(ColourScheme::Light, 1.0))
    , m_area(new Area(this))
    , m_rows(new QWidget(this))
    , m_title(new QLabel(m_rows))
    , m_insert(new QPushButton(tr("Insert"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    setAccessibleRole(*this, QAccessible::Form);
    setObjectName(u"Values of the prompt"_s);
    setAccessibleName(tr("Values of the prompt"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    QSizePolicy policy = m_title->sizePolicy();
    policy.setHorizontalPolicy(QSizePolicy::Ignored);
    m_title->setSizePolicy(policy);
    m_insert->setObjectName(u"Insert the prompt"_s);
    m_insert->setAccessibleName(tr("Insert the prompt"));
    m_insert->setAutoDefault(false);
    m_cancel->setObjectName(u"Cancel the prompt"_s);
    m_cancel->setAccessibleName(tr("Cancel the prompt"));
    m_cancel->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_insert);
    auto *rows = new QVBoxLayout(m_rows);
    rows->setContentsMargins({});
    rows->addWidget(m_title);
    setClearContent(*m_area, m_rows);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_area);
    column->addLayout(buttons);
    connect(m_insert, &QPushButton::clicked, this, &PromptForm::finish);
    connect(m_cancel, &QPushButton::clicked, this, &PromptForm::cancelled);
    hide();
}

void PromptForm::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_title->setFont(theme.captionFont());
    layout()->setContentsMargins(theme.px(Space::m), theme.px(Space::s), theme.px(Space::m),
                                 theme.px(Space::s));
    layout()->setSpacing(theme.px(Space::s));
    fit();
    update();
}

void PromptForm::ask(const QString &title, const QList<AskedValue> &values)
{
    m_lines.clear();
    m_names.clear();
    m_title->setText(tr("What “%1” needs").arg(title));
    const auto former = m_rows->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    for (QWidget *widget : former) {
        if (widget != m_title)
            delete widget;
    }
    QLayout *column = m_rows->layout();
    QWidget *before = nullptr;
    for (const AskedValue &value : values) {
        auto *label = new QLabel(value.name, m_rows);
        label->setTextFormat(Qt::PlainText);
        auto *line = new QLineEdit(m_rows);
        label->setBuddy(line);
        line->setObjectName(value.name);
        line->setAccessibleName(value.name);
        line->setPlaceholderText(value.fallback);
        const int row = int(m_lines.size());
        connect(line, &QLineEdit::returnPressed, this, [this, row] { next(row + 1); });
        column->addWidget(label);
        column->addWidget(line);
        label->show(); // in a visible form they would come with the next event, too late to fit
        line->show();
        if (before)
            setTabOrder(before, line);
        before = line;
        m_lines.append(line);
        m_names.append(value.name);
    }
    if (before)
        setTabOrder(before, m_cancel);
    setTabOrder(m_cancel, m_insert);
    fit();
    show();
    next(0);
}

void PromptForm::next(int row)
{
    if (row >= m_lines.size()) {
        finish();
        return;
    }
    m_lines.at(row)->setFocus(Qt::TabFocusReason);
    m_area->ensureWidgetVisible(m_lines.at(row));
}

void PromptForm::finish()
{
    QHash<QString, QString> values;
    for (qsizetype i = 0; i < m_lines.size(); ++i)
        values.insert(m_names.at(i), m_lines.at(i)->text());
    emit filled(values);
}

void PromptForm::fit()
{
    m_rows->layout()->setSpacing(m_theme.px(Space::xs));
    m_rows->layout()->activate();
    const int all = std::max(m_rows->layout()->totalHeightForWidth(m_area->width()),
                             m_rows->sizeHint().height());
    const int head = m_title->sizeHint().height();
    const int each = m_lines.isEmpty() ? 0 : (all - head) / int(m_lines.size());
    const int wanted = std::min(all, head + mostFieldRows * each);
    m_area->setMaximumHeight(wanted);
    m_area->setMinimumHeight(std::min(all, head + each)); // the rest is scrolled in less room
    m_area->setWanted(wanted, all);
}

void PromptForm::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        QWidget::keyPressEvent(event);
}

void PromptForm::paintEvent(QPaintEvent *)
{
    paintCard(*this, m_theme);
}

} // namespace Hiwar
