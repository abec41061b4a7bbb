// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/attachments/attachmentpreview.h"

#include "ui/accessiblerole.h"
#include "ui/attachments/picturepane.h"
#include "ui/attachments/textparts.h"
#include "ui/clearscrollarea.h"
#include "ui/settings/checkline.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/inlinemessagelabel.h"
#include "ui/theme/icon.h"
#include "ui/theme/leadingedge.h"
#include "ui/theme/widgetpalette.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr int fewestLines = 8; // of the text; in less room the whole panel scrolls

QToolButton *makeTurn(const QString &name, const QString &shownName, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setAccessibleName(shownName);
    button->setToolTip(shownName);
    button->setAutoRaise(true);
    return button;
}

QPushButton *makeButton(const QString &name, const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

} // namespace

AttachmentPreview::AttachmentPreview(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("Attached file"), this))
    , m_close(makeTurn(u"Close attached file"_s, tr("Close"), this))
    , m_area(new QScrollArea(this))
    , m_page(new QWidget(m_area))
    , m_name(new QLabel(m_page))
    , m_facts(new QLabel(m_page))
    , m_notes(new InlineMessageLabel(m_page))
    , m_shareLabel(new QLabel(tr("What is sent of it"), m_page))
    , m_share(new ChoiceBox(u"What is sent of it"_s, tr("What is sent of it"), m_page))
    , m_pages(new QLineEdit(m_page))
    , m_problem(new InlineMessageLabel(m_page))
    , m_encodingLabel(new QLabel(tr("Encoding of the text"), m_page))
    , m_encoding(new ChoiceBox(u"Encoding of the text"_s, tr("Encoding of the text"), m_page))
    , m_text(new QPlainTextEdit(m_page))
    , m_turning(new QWidget(m_page))
    , m_previous(makeTurn(u"Previous part"_s, tr("Previous part"), m_turning))
    , m_place(new QLabel(m_turning))
    , m_next(makeTurn(u"Next part"_s, tr("Next part"), m_turning))
    , m_picture(new PicturePane(m_page))
    , m_entries(new EntryChooser(m_page))
    , m_draw(new QPushButton(tr("Pages as pictures"), m_page))
    , m_itself(new CheckLine(u"Send the file itself"_s, m_page))
    , m_original(new CheckLine(u"Keep the original file, too"_s, m_page))
    , m_stored(new QWidget(m_page))
    , m_save(makeButton(u"Save attached file"_s, tr("Save as…"), m_stored))
    , m_copy(makeButton(u"Copy attached file"_s, tr("Copy"), m_stored))
    , m_use(makeButton(u"Use attached file"_s, tr("Do not send again"), m_stored))
{
    setAccessibleRole(*this, QAccessible::Pane);
    setObjectName(u"Attached file"_s);
    setAccessibleName(tr("Attached file"));
    for (QLabel *label : {m_name, m_facts, m_place}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    // A name may be one long word.
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_name->setObjectName(u"Name of the attached file"_s);
    m_facts->setObjectName(u"Size of the attached file"_s);
    m_place->setAlignment(Qt::AlignCenter);
    m_place->setObjectName(u"Part of the text"_s);
    m_notes->setObjectName(u"About the reading"_s);
    m_shareLabel->setBuddy(m_share);
    m_encodingLabel->setBuddy(m_encoding);
    m_pages->setObjectName(u"Pages to send"_s);
    m_pages->setAccessibleName(tr("Pages to send"));
    m_pages->setPlaceholderText(tr("For example 1-3, 7"));
    keepAtLeadingEdge(*m_pages);
    m_problem->setObjectName(u"Problem with the pages"_s);
    m_problem->setAnnounced();
    m_text->setObjectName(u"Text that is sent"_s);
    m_text->setAccessibleName(tr("Text that is sent"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setUndoRedoEnabled(false);
    QTextOption option = m_text->document()->defaultTextOption();
    option.setTextDirection(Qt::LayoutDirectionAuto);
    m_text->document()->setDefaultTextOption(option);
    m_picture->setObjectName(u"Picture that is sent"_s);
    m_picture->setAccessibleName(tr("Picture that is sent"));
    m_draw->setObjectName(u"Add pages as pictures"_s);
    m_draw->setAutoDefault(false);
    m_itself->setSentence(tr("Send the file itself"));
    m_itself->setDescription(
        tr("In place of its text, with its pages as they look. Few services take it."));
    m_original->setSentence(tr("Keep the original file, too"));
    m_original->setDescription(
        tr("Without this Hiwar keeps what is sent of the file, and not the file."));
    layOut();
    connectParts();
    setFocusProxy(m_close);
    setTheme(makeTheme(ColourScheme::Light, 1.0));
    refresh();
}

void AttachmentPreview::layOut()
{
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto *turning = new QHBoxLayout(m_turning);
    turning->setContentsMargins({});
    turning->addWidget(m_previous);
    turning->addWidget(m_place, 1);
    turning->addWidget(m_next);
    auto *page = new QVBoxLayout(m_page);
    page->setContentsMargins({});
    for (QWidget *part : QList<QWidget *>{m_name, m_facts, m_notes, m_shareLabel, m_share, m_pages,
                                          m_problem, m_encodingLabel, m_encoding})
        page->addWidget(part);
    page->addWidget(m_text, 1);
    page->addWidget(m_turning);
    page->addWidget(m_picture);
    page->addWidget(m_entries, 1);
    page->addWidget(m_draw);
    page->addWidget(m_itself);
    page->addWidget(m_original);
    auto *stored = new QVBoxLayout(m_stored);
    stored->setContentsMargins({});
    auto *kept = new QHBoxLayout;
    kept->addWidget(m_save);
    kept->addWidget(m_copy);
    kept->addStretch(1);
    stored->addLayout(kept);
    stored->addWidget(m_use, 0, Qt::AlignLeading);
    page->addWidget(m_stored);
    page->addStretch(0);
    setClearContent(*m_area, m_page);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_area, 1);
}

void AttachmentPreview::connectParts()
{
    connect(m_close, &QToolButton::clicked, this, &AttachmentPreview::closeRequested);
    connect(m_previous, &QToolButton::clicked, this, [this] { showPart(m_part - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { showPart(m_part + 1); });
    connect(m_share, &QComboBox::activated, this, [this] {
        const AttachmentShare share = chosenShare();
        m_choosesPages = share == AttachmentShare::Pages;
        refresh();
        if (m_choosesPages)
            choosePages();
        else
            emit shareChosen(key(), share);
    });
    connect(m_pages, &QLineEdit::textChanged, this,
            [this](const QString &typed) { emit pagesTyped(key(), typed); });
    connect(m_encoding, &QComboBox::activated, this,
            [this] { emit encodingChosen(key(), m_encoding->currentData().toString()); });
    connect(m_draw, &QPushButton::clicked, this, [this] {
        const bool some = chosenShare() == AttachmentShare::Pages;
        emit drawingRequested(key(), some ? m_pages->text() : QString());
    });
    connect(m_itself, &CheckLine::changed, this,
            [this] { emit itselfChosen(key(), m_itself->isChecked()); });
    connect(m_original, &CheckLine::changed, this,
            [this] { emit originalKept(key(), m_original->isChecked()); });
    connect(m_entries, &EntryChooser::taken, this,
            [this](const QStringList &names) { emit entriesTaken(key(), names); });
    connect(m_save, &QPushButton::clicked, this, [this] { emit saveRequested(key()); });
    connect(m_copy, &QPushButton::clicked, this, [this] { emit copyRequested(key()); });
    connect(m_use, &QPushButton::clicked, this, [this] { emit useToggled(key()); });
}

void AttachmentPreview::setPreview(const ShownAttachmentPreview &preview)
{
    const bool isOther = preview.chip.key != key();
    const bool isOtherText = isOther || preview.text != m_preview.text;
    m_preview = preview;
    if (isOther || preview.chip.use.share == AttachmentShare::Pages)
        m_choosesPages = preview.chip.use.share == AttachmentShare::Pages;
    const QSignalBlocker quiet(m_pages); // it is not typed
    if (isOther) {
        setPagesProblem({});
        m_pages->setText(preview.chip.use.pages);
    } else if (!m_pages->hasFocus() && !preview.chip.use.pages.isEmpty()) {
        m_pages->setText(preview.chip.use.pages);
    }
    refresh();
    if (isOtherText)
        showPart(isOther ? 0 : m_part);
}

void AttachmentPreview::choosePages()
{
    m_choosesPages = true;
    refresh();
    m_pages->setFocus(Qt::OtherFocusReason);
    m_pages->selectAll();
}

void AttachmentPreview::setPagesProblem(const QString &sentence)
{
    m_problem->setMessage({.tone = Tone::Bad, .text = sentence});
    m_problem->setVisible(!sentence.isEmpty());
    m_pages->setAccessibleDescription(sentence);
}

AttachmentShare AttachmentPreview::chosenShare() const
{
    return AttachmentShare(m_share->currentData().toInt());
}

void AttachmentPreview::refreshShares()
{
    m_share->clear();
    for (const AttachmentShare share : m_preview.chip.shares)
        m_share->addItem(shareWords(share), int(share));
    const AttachmentShare current =
        m_choosesPages ? AttachmentShare::Pages : m_preview.chip.use.share;
    m_share->setCurrentIndex(m_share->findData(int(current)));
    const bool isChoice = m_preview.chip.shares.size() > 1;
    m_share->setVisible(isChoice);
    m_shareLabel->setVisible(isChoice);
    m_pages->setVisible(isChoice && m_choosesPages);
    if (!m_choosesPages)
        setPagesProblem({});
}

void AttachmentPreview::refreshEncodings()
{
    m_encoding->clear();
    const QString &current = m_preview.chip.use.encoding;
    for (const QString &encoding : std::as_const(m_preview.encodings))
        m_encoding->addItem(encoding, encoding);
    m_encoding->setCurrentIndex(m_encoding->findData(current));
    m_encoding->setVisible(!m_preview.encodings.isEmpty());
    m_encodingLabel->setVisible(!m_preview.encodings.isEmpty());
}

void AttachmentPreview::refresh()
{
    const ShownAttachmentChip &chip = m_preview.chip;
    m_name->setText(chip.key.isEmpty() ? QString() : chipName(chip));
    QString facts = chipDescription(chip);
    if (!m_preview.cost.isEmpty())
        facts += u" · "_s + m_preview.cost;
    m_facts->setText(facts);
    m_notes->setMessage({.tone = Tone::Plain, .text = m_preview.notes.join(u' ')});
    m_notes->setVisible(!m_preview.notes.isEmpty());
    refreshShares();
    refreshEncodings();
    const bool isPicture = !m_preview.picture.isNull();
    const bool isArchive = !m_preview.entries.isEmpty();
    const bool hasText = chip.use.form == AttachmentForm::Text || !m_preview.text.isEmpty();
    const bool isText =
        !isPicture && !isArchive && hasText && chip.state == ShownAttachmentChip::State::Ready;
    m_picture->setVisible(isPicture);
    m_picture->setPicture(m_preview.picture);
    m_picture->setAccessibleDescription(goesOutWords(chip.use));
    m_entries->setVisible(isArchive);
    m_entries->setEntries(m_preview.entries);
    m_text->setVisible(isText);
    m_turning->setVisible(isText && !m_preview.isLoading && partCount(m_preview.text) > 1);
    m_text->setPlaceholderText(m_preview.isLoading ? tr("Reading…") : tr("Nothing is sent of it."));
    m_draw->setVisible(m_preview.canDrawPages);
    m_itself->setVisible(m_preview.canGoItself);
    m_itself->setChecked(m_preview.goesItself);
    m_original->setVisible(m_preview.canKeepOriginal);
    m_original->setChecked(m_preview.keepsOriginal);
    refreshStored();
}

void AttachmentPreview::refreshStored()
{
    const bool isStored = m_preview.isStored;
    m_text->setAccessibleName(isStored ? tr("Text that was sent") : tr("Text that is sent"));
    m_picture->setAccessibleName(isStored ? tr("Picture that was sent")
                                          : tr("Picture that is sent"));
    m_stored->setVisible(isStored);
    m_use->setVisible(m_preview.canBeUsed);
    m_use->setText(m_preview.chip.use.share == AttachmentShare::None ? tr("Send again")
                                                                     : tr("Do not send again"));
}

/// Only this much of it is laid out.
void AttachmentPreview::showPart(int part)
{
    const int count = partCount(m_preview.text);
    m_part = std::clamp(part, 0, count - 1);
    m_text->setPlainText(partOf(m_preview.text, m_part));
    m_previous->setEnabled(m_part > 0);
    m_next->setEnabled(m_part + 1 < count);
    m_place->setText(
        tr("Part %1 of %2").arg(QLocale().toString(m_part + 1), QLocale().toString(count)));
}

void AttachmentPreview::setTheme(const Theme &theme)
{
    m_theme = theme;
    const int l = theme.px(Space::l);
    const int m = theme.px(Space::m);
    layout()->setContentsMargins(l, m, l, m);
    layout()->setSpacing(theme.px(Space::s));
    m_page->layout()->setSpacing(theme.px(Space::s));
    m_turning->layout()->setSpacing(theme.px(Space::s));
    m_stored->layout()->setSpacing(theme.px(Space::s));
    m_title->setFont(theme.headingFont(2));
    m_close->setIcon(tintedIcon(Icon::Close, theme.palette.secondary));
    m_previous->setIcon(tintedIcon(Icon::Up, theme.palette.secondary));
    m_next->setIcon(tintedIcon(Icon::Down, theme.palette.secondary));
    for (QToolButton *button : {m_close, m_previous, m_next})
        button->setMinimumSize(theme.px(Theme::leastTarget), theme.px(Theme::leastTarget));
    QFont name = theme.font;
    name.setBold(true);
    m_name->setFont(name);
    for (QLabel *label : {m_facts, m_place, m_shareLabel, m_encodingLabel}) {
        label->setFont(theme.captionFont());
        setForeground(*label, theme.palette.secondary);
    }
    m_notes->setTheme(theme);
    m_problem->setTheme(theme);
    m_text->setFont(theme.codeFont);
    m_text->setMinimumHeight(fewestLines * QFontMetrics(theme.codeFont).lineSpacing());
    m_entries->setTheme(theme);
    m_itself->setTheme(theme);
    m_original->setTheme(theme);
    setGround(*this, theme.palette.sidebar);
    update();
}

void AttachmentPreview::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit closeRequested();
    else
        QWidget::keyPressEvent(event);
}

void AttachmentPreview::paintEvent(QPaintEvent *)
{
    paintPaneEdge(*this, Qt::LeftEdge, m_theme.palette.hairline);
}

} // namespace Hiwar
