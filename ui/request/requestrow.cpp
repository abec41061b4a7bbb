// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/request/requestrow.h"

#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>

namespace Hiwar {

using namespace Qt::StringLiterals;

RequestRow::RequestRow(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_caption(name.isEmpty() ? tr("Further fields") : requestFieldName(name))
    , m_label(new QLabel(m_caption, this))
    , m_leaveOut(new LinkButton(u"Leave out: "_s + name, tr("Leave out"), this))
    , m_reset(new LinkButton(u"Reset: "_s + name, tr("Reset"), this))
    , m_message(new InlineMessageLabel(this))
    , m_links(new QHBoxLayout)
    , m_column(new QVBoxLayout(this))
{
    m_leaveOut->setAccessibleName(tr("Leave out: %1").arg(m_caption));
    m_reset->setAccessibleName(tr("Reset: %1").arg(m_caption));
    m_label->setTextFormat(Qt::PlainText);
    m_label->setWordWrap(true);
    m_links->addWidget(m_leaveOut);
    m_links->addWidget(m_reset);
    m_links->addStretch(1);
    m_column->setContentsMargins({});
    m_column->addWidget(m_label);
    m_column->addWidget(m_message);
    m_column->addLayout(m_links);
    connect(m_leaveOut, &QPushButton::clicked, this, [this] {
        setFocus(Qt::OtherFocusReason); // the button will be hidden
        emit edited(QJsonValue(QJsonValue::Null));
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        setFocus(Qt::OtherFocusReason);
        emit resetRequested();
    });
}

void RequestRow::setIsLimit()
{
    m_isLimit = true;
    m_leaveOut->setText(tr("No limit"));
    m_leaveOut->setAccessibleName(tr("No limit: %1").arg(m_caption));
}

void RequestRow::addEditor(QWidget *editor)
{
    if (m_editors.isEmpty()) {
        setFocusProxy(editor);
        m_label->setBuddy(editor);
    }
    m_column->insertWidget(m_column->count() - 2, editor);
    m_editors << editor;
    // In the order in which they are read.
    QWidget *before = editor;
    for (QWidget *after : {static_cast<QWidget *>(m_leaveOut), static_cast<QWidget *>(m_reset)}) {
        setTabOrder(before, after);
        before = after;
    }
}

void RequestRow::setShown(const ShownField &shown, bool isOther)
{
    const bool isNews = isOther || shown.own != m_shown.own;
    m_shown = shown;
    const QScopedValueRollback filling(m_isFilling, true);
    if (isNews) {
        m_fault.clear();
        showOwn(m_shown.own);
    }
    refresh();
}

void RequestRow::take(const TypedValue &typed)
{
    if (m_isFilling)
        return;
    m_fault = typed ? QString() : typed.error();
    if (typed && m_shown.own != *typed) {
        m_shown.own = *typed;
        emit edited(*typed); // it is shown again
    }
    refresh();
}

QString RequestRow::wordsFor(const QJsonValue &value) const
{
    return writeValue(value);
}

QString RequestRow::placeholder(const QString &words)
{
    return words.isEmpty() ? tr("Not set") : words;
}

QString RequestRow::origin() const
{
    if (m_shown.own && m_shown.own->isNull())
        return m_isLimit ? tr("Set here: no limit.") : tr("Set here: not sent.");
    if (m_shown.own)
        return tr("Set here.");
    if (m_shown.inherited.value.isNull())
        return m_isLimit ? tr("No limit.") : tr("The service's default.");
    switch (m_shown.inherited.level) {
    case SettingLevel::Service:
        return tr("The service's default.");
    case SettingLevel::Profile:
        return tr("From the profile.");
    case SettingLevel::Persona:
        return tr("From the persona.");
    case SettingLevel::Conversation:
        return tr("From the conversation.");
    }
    Q_UNREACHABLE();
}

void RequestRow::refresh()
{
    const bool isNull = m_shown.own && m_shown.own->isNull();
    const QJsonValue &inherited = m_shown.inherited.value;
    const QString words = wordsFor(inherited);
    showInherited(!isNull ? words : m_isLimit ? tr("No limit") : tr("Not sent"));
    m_leaveOut->setVisible(!inherited.isNull() && !isNull);
    m_reset->setVisible(m_shown.own.has_value());
    nameRow();
    QString said = origin();
    if (!m_shown.note.isEmpty())
        said = tr("%1 %2").arg(said, m_shown.note);
    if (!m_fault.isEmpty())
        said = tr("%1 Not stored.").arg(m_fault);
    m_message->setMessage({.tone = m_fault.isEmpty() ? Tone::Plain : Tone::Bad, .text = said});
    QString described = said;
    if (m_fault.isEmpty() && !m_shown.own && !words.isEmpty())
        described = tr("%1 %2").arg(said, words);
    for (QWidget *editor : std::as_const(m_editors))
        editor->setAccessibleDescription(described);
}

/// What is set here differs from what is inherited by more than a colour.
void RequestRow::nameRow()
{
    QFont font = m_captionFont;
    if (m_shown.own)
        font.setWeight(QFont::DemiBold);
    m_label->setFont(font);
}

void RequestRow::setTheme(const Theme &theme)
{
    m_captionFont = theme.captionFont();
    nameRow();
    m_links->setSpacing(theme.px(Space::m));
    m_column->setSpacing(theme.px(Space::xs));
    m_leaveOut->setTheme(theme);
    m_reset->setTheme(theme);
    m_message->setTheme(theme);
}

} // namespace Hiwar
