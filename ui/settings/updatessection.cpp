// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/updatessection.h"

#include "ui/settings/checkline.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/settings/linkbutton.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace Hiwar {

using Offer = UpdatesShown::Offer;

UpdatesSection::UpdatesSection(QWidget *parent)
    : QWidget(parent)
    , m_announcer(this)
    , m_title(new QLabel(tr("Updates"), this))
    , m_daily(new CheckLine(u"Look for a new version once a day"_s, this))
    , m_explanation(new InlineMessageLabel(this))
    , m_addressLabel(new QLabel(tr("Address"), this))
    , m_address(new QLineEdit(this))
    , m_addressFault(new InlineMessageLabel(this))
    , m_builtIn(new LinkButton(u"Use the built-in address"_s, tr("Use the built-in address"), this))
    , m_found(new InlineMessageLabel(this))
    , m_changes(new InlineMessageLabel(this))
{
    const QString explanation =
        tr("When Hiwar starts, the address below is asked what the newest version is, and is told "
           "nothing of you. Nothing is downloaded without a click.");
    m_daily->setProminent(true);
    m_daily->setSentence(tr("Look for a new version once a day"));
    m_daily->setDescription(explanation);
    m_explanation->setIndented(true);
    m_explanation->setMessage({.tone = Tone::Plain, .text = explanation});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_title);
    column->addWidget(m_daily);
    column->addWidget(m_explanation);
    addAddress(column);
    addFindings(column);
    connect(m_daily, &CheckLine::changed, this, [this] { emit dailyChosen(m_daily->isChecked()); });
    hide(); // until the update address is known
    setFindings(UpdatesShown());
}

void UpdatesSection::addAddress(QBoxLayout *column)
{
    m_address->setObjectName(u"Update address"_s);
    m_address->setAccessibleName(tr("Update address"));
    m_address->setAccessibleDescription(tr("Where a new version is looked for"));
    m_addressLabel->setBuddy(m_address);
    m_addressFault->setObjectName(u"Update address fault"_s);
    m_addressFault->setMessage({});
    m_builtIn->hide();
    column->addWidget(m_addressLabel);
    column->addWidget(m_address);
    column->addWidget(m_addressFault);
    column->addWidget(m_builtIn);
    connect(m_address, &QLineEdit::editingFinished, this, &UpdatesSection::takeAddress);
    connect(m_address, &QLineEdit::textChanged, this, [this] {
        if (!m_address->isModified()) // set as a whole by assistive technology
            takeAddress();
    });
    connect(m_builtIn, &QPushButton::clicked, this, [this] {
        m_address->setFocus(Qt::OtherFocusReason); // the button will be hidden
        emit builtInAddressWanted();
    });
}

void UpdatesSection::takeAddress()
{
    if (m_address->text() == m_stored)
        return;
    m_stored.clear(); // so that the result is shown in any case
    emit addressTyped(m_address->text());
}

void UpdatesSection::addFindings(QBoxLayout *column)
{
    auto *row = new QHBoxLayout;
    m_look = addButton(row, u"Look now"_s, tr("Look now"));
    m_download = addButton(row, u"Download"_s, tr("Download"));
    m_cancel = addButton(row, u"Cancel download"_s, tr("Cancel"));
    m_folder = addButton(row, u"Open folder"_s, tr("Open folder"));
    m_cancel->setAccessibleName(tr("Cancel download"));
    row->addStretch(1);
    m_found->setObjectName(u"Found version"_s);
    m_changes->setObjectName(u"Changes"_s);
    column->addLayout(row);
    column->addWidget(m_found);
    column->addWidget(m_changes);
    connect(m_look, &QPushButton::clicked, this, &UpdatesSection::lookWanted);
    connect(m_download, &QPushButton::clicked, this, &UpdatesSection::downloadWanted);
    connect(m_cancel, &QPushButton::clicked, this, &UpdatesSection::cancelled);
    connect(m_folder, &QPushButton::clicked, this, &UpdatesSection::folderWanted);
}

QPushButton *UpdatesSection::addButton(QBoxLayout *row, const QString &name, const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    row->addWidget(button);
    return button;
}

void UpdatesSection::setDaily(bool daily)
{
    m_daily->setChecked(daily);
}

void UpdatesSection::setAddress(const QString &address, bool isBuiltIn)
{
    m_builtIn->setVisible(!isBuiltIn);
    if (m_stored == address)
        return;
    m_stored = address;
    const QSignalBlocker quiet(m_address);
    m_address->setText(address);
    m_address->setCursorPosition(0);
    m_addressFault->setMessage({});
}

void UpdatesSection::setAddressFault(const QString &sentence)
{
    m_addressFault->setMessage({.tone = Tone::Bad, .text = sentence});
    m_builtIn->show();
    if (!isVisible())
        return;
    m_announcer.announce(sentence);
}

void UpdatesSection::setFindings(const UpdatesShown &shown)
{
    QPushButton *former = buttonOf(m_shown.offer);
    const bool hadFocus = former != nullptr && former->hasFocus();
    m_shown = shown;
    m_found->setMessage(shown.message);
    QStringList lines;
    for (const QString &change : shown.changes)
        lines << u"• "_s + change;
    m_changes->setMessage({.tone = Tone::Plain, .text = lines.join(u'\n')});
    m_download->setAccessibleDescription(shown.message.text);
    QPushButton *now = buttonOf(shown.offer);
    // The focus moves to the new offer's button.
    if (hadFocus && now != former) {
        if (now != nullptr)
            now->show();
        (now != nullptr ? now : m_look)->setFocus(Qt::OtherFocusReason);
    }
    for (QPushButton *button : {m_download, m_cancel, m_folder})
        button->setVisible(button == now);
}

void UpdatesSection::announce()
{
    if (!isVisible() || m_shown.message.text.isEmpty())
        return;
    m_announcer.announce(m_shown.message.text);
}

void UpdatesSection::focusOffer()
{
    QPushButton *offer = buttonOf(m_shown.offer);
    (offer != nullptr ? offer : m_look)->setFocus(Qt::OtherFocusReason);
}

QPushButton *UpdatesSection::buttonOf(Offer offer) const
{
    switch (offer) {
    case Offer::None:
        return nullptr;
    case Offer::Download:
        return m_download;
    case Offer::Cancel:
        return m_cancel;
    case Offer::OpenFolder:
        return m_folder;
    }
    Q_UNREACHABLE();
}

void UpdatesSection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::s));
    m_title->setFont(theme.headingFont(4));
    m_daily->setTheme(theme);
    for (InlineMessageLabel *label : {m_explanation, m_addressFault, m_found, m_changes})
        label->setTheme(theme);
    m_builtIn->setTheme(theme);
}

} // namespace Hiwar
