// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/bodypart.h"

#include "ui/settings/bodyfields.h"
#include "ui/settings/remarklabel.h"

#include <QBoxLayout>
#include <QFontMetrics>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int linesShown = 5;

} // namespace

BodyPart::BodyPart(QWidget *parent)
    : ProfilePart(parent)
    , m_edit(new QPlainTextEdit(this))
    , m_remark(new RemarkLabel(this))
{
    m_edit->setObjectName(u"Extra body fields"_s);
    m_edit->setAccessibleName(tr("Extra body fields"));
    m_edit->setPlaceholderText(u"{ \"temperature\": 0.2 }"_s);
    m_edit->setTabChangesFocus(true);
    m_edit->viewport()->setAutoFillBackground(false); // the frame is round and fills itself
    m_edit->setLayoutDirection(Qt::LeftToRight);      // JSON, in every language
    auto *field = new QWidget(this);
    auto *both = new QVBoxLayout(field);
    both->setContentsMargins({});
    both->addWidget(m_edit);
    both->addWidget(m_remark);
    addField(tr("Extra body fields"), field, m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &BodyPart::refresh);
    refresh();
}

void BodyPart::fill(const Profile &stored)
{
    m_edit->setPlainText(writeBodyFields(stored.extraBody));
}

void BodyPart::write(Profile &profile) const
{
    // What cannot be read is not saved: see isValid().
    if (const auto fields = readBodyFields(m_edit->toPlainText()))
        profile.extraBody = *fields;
}

bool BodyPart::isValid() const
{
    return readBodyFields(m_edit->toPlainText()).has_value();
}

QStringList BodyPart::summary() const
{
    const auto fields = readBodyFields(m_edit->toPlainText());
    if (!fields || fields->isEmpty())
        return {};
    return {fields->size() == 1 ? tr("1 body field")
                                : tr("%n body fields", nullptr, int(fields->size()))};
}

void BodyPart::refresh()
{
    const auto fields = readBodyFields(m_edit->toPlainText());
    const Remark remark =
        fields ? Remark{} : Remark{.tone = Tone::Bad, .text = fields.error().sentence};
    m_remark->setRemark(remark);
    m_edit->setAccessibleDescription(fields ? tr("A JSON object that goes along with every request")
                                            : remark.text);
    emit changed();
}

void BodyPart::setTheme(const Theme &theme)
{
    ProfilePart::setTheme(theme);
    m_edit->parentWidget()->layout()->setSpacing(theme.px(Space::xs));
    m_edit->setFont(theme.codeFont);
    const int margin = theme.px(Space::s);
    m_edit->document()->setDocumentMargin(theme.px(Space::s) - 2);
    m_edit->setFixedHeight(linesShown * QFontMetrics(theme.codeFont).lineSpacing() + 2 * margin);
    m_remark->setTheme(theme);
}

} // namespace Hiwar
