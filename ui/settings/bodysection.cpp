// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/bodysection.h"

#include "ui/settings/bodyfields.h"
#include "ui/settings/inlinemessagelabel.h"

#include <QBoxLayout>
#include <QFontMetrics>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int linesShown = 5;

} // namespace

BodySection::BodySection(QWidget *parent)
    : ProfileSection(parent)
    , m_edit(new QPlainTextEdit(this))
    , m_message(new InlineMessageLabel(this))
{
    m_edit->setObjectName(u"Extra body fields"_s);
    m_edit->setAccessibleName(tr("Extra body fields"));
    // Isolated: Qt lays a placeholder out in the direction of the program.
    m_edit->setPlaceholderText(u"\u2066{ \"temperature\": 0.2 }\u2069"_s);
    m_edit->setTabChangesFocus(true);
    m_edit->viewport()->setAutoFillBackground(false); // the frame is rounded and has its own fill
    m_edit->setLayoutDirection(Qt::LeftToRight);      // JSON, in every language
    QTextOption leftToRight = m_edit->document()->defaultTextOption();
    leftToRight.setTextDirection(Qt::LeftToRight);
    leftToRight.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
    m_edit->document()->setDefaultTextOption(leftToRight);
    auto *field = new QWidget(this);
    auto *both = new QVBoxLayout(field);
    both->setContentsMargins({});
    both->addWidget(m_edit);
    both->addWidget(m_message);
    addField(tr("Extra body fields"), field, m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &BodySection::refresh);
    refresh();
}

void BodySection::fill(const Profile &stored)
{
    m_edit->setPlainText(writeBodyFields(stored.extraBody));
}

/// Fields that were changed elsewhere are shown where none was typed here.
void BodySection::learn(const Profile &stored)
{
    if (!m_edit->document()->isModified())
        fill(stored);
}

void BodySection::write(Profile &profile) const
{
    // Invalid text is not saved: see isValid().
    if (const auto fields = readBodyFields(m_edit->toPlainText()))
        profile.extraBody = *fields;
}

bool BodySection::isValid() const
{
    return readBodyFields(m_edit->toPlainText()).has_value();
}

QStringList BodySection::summary() const
{
    const auto fields = readBodyFields(m_edit->toPlainText());
    if (!fields || fields->isEmpty())
        return {};
    return {fields->size() == 1 ? tr("1 body field")
                                : tr("%n body fields", nullptr, int(fields->size()))};
}

void BodySection::refresh()
{
    const auto fields = readBodyFields(m_edit->toPlainText());
    const InlineMessage message =
        fields ? InlineMessage{}
               : InlineMessage{.tone = Tone::Bad, .text = fields.error().sentence};
    m_message->setMessage(message);
    m_edit->setAccessibleDescription(fields ? tr("A JSON object that goes along with every request")
                                            : message.text);
    emit changed();
}

void BodySection::setTheme(const Theme &theme)
{
    ProfileSection::setTheme(theme);
    m_edit->parentWidget()->layout()->setSpacing(theme.px(Space::xs));
    m_edit->setFont(theme.codeFont);
    const int margin = theme.px(Space::s);
    m_edit->document()->setDocumentMargin(theme.px(Space::s) - 2);
    m_edit->setFixedHeight(linesShown * QFontMetrics(theme.codeFont).lineSpacing() + 2 * margin);
    m_message->setTheme(theme);
}

} // namespace Hiwar
