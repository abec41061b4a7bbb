// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/filessection.h"

#include "ui/settings/checkrow.h"
#include "ui/settings/choicebox.h"
#include "ui/settings/choicerow.h"

#include <QVBoxLayout>

#include <array>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr std::array pastes{2'000, 4'000, 8'000, 16'000, 32'000, 0};
constexpr std::array sides{512, 1024, 1536, 2048, 4096, 0};

QString pasteWords(int letters)
{
    return letters > 0 ? FilesSection::tr("%Ln letters", nullptr, letters)
                       : FilesSection::tr("Never");
}

QString sideWords(int pixels)
{
    return pixels > 0 ? FilesSection::tr("%Ln pixels", nullptr, pixels)
                      : FilesSection::tr("No limit");
}

void setChosen(ChoiceBox &box, int value, const QString &words)
{
    if (box.findData(value) < 0)
        box.addItem(words, value);
    box.setCurrentIndex(box.findData(value));
}

} // namespace

FilesSection::FilesSection(QWidget *parent)
    : QWidget(parent)
    , m_paste(new ChoiceRow(u"Offer a long paste as a file"_s, tr("Offer a long paste as a file"),
                            tr("A text that is pasted stays in the message until you take the "
                               "offer."),
                            this))
    , m_side(new ChoiceRow(u"Longest side of pictures"_s, tr("Longest side of pictures"),
                           tr("A larger picture is made smaller before it is sent. Most models "
                              "take no more, and smaller ones cost less."),
                           this))
    , m_pdfs(new ChoiceRow(u"PDFs are sent as"_s, tr("PDFs are sent as"),
                           tr("Few services take the file itself. It can be chosen for each PDF, "
                              "too."),
                           this))
    , m_sound(new CheckRow(u"Send recordings"_s, tr("Send recordings"),
                           tr("Only models that listen take sound. Otherwise a recording is sent "
                              "only if you choose so for it."),
                           this))
    , m_originals(new CheckRow(u"Keep original files"_s, tr("Keep original files"),
                               tr("Otherwise Hiwar keeps what is sent of a file, and not the file. "
                                  "Of pictures only what is sent is kept."),
                               this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    for (QWidget *row : QList<QWidget *>{m_paste, m_side, m_pdfs, m_sound, m_originals})
        column->addWidget(row);
    for (const int letters : pastes)
        m_paste->box().addItem(pasteWords(letters), letters);
    for (const int pixels : sides)
        m_side->box().addItem(sideWords(pixels), pixels);
    m_pdfs->box().addItem(tr("Their text"), int(false));
    m_pdfs->box().addItem(tr("The file itself"), int(true));
    for (const ChoiceRow *row : {m_paste, m_side, m_pdfs})
        connect(&row->box(), &QComboBox::activated, this, &FilesSection::choose);
    for (const CheckRow *row : {m_sound, m_originals})
        connect(row, &CheckRow::changed, this, &FilesSection::choose);
    setOptions({});
}

void FilesSection::choose()
{
    emit chosen({.longPaste = m_paste->box().currentData().toInt(),
                 .longestSide = m_side->box().currentData().toInt(),
                 .keepsOriginals = m_originals->isChecked(),
                 .pdfsThemselves = m_pdfs->box().currentData().toInt() != 0,
                 .sendsSound = m_sound->isChecked()});
}

void FilesSection::setOptions(const FileOptions &options)
{
    setChosen(m_paste->box(), options.longPaste, pasteWords(options.longPaste));
    setChosen(m_side->box(), options.longestSide, sideWords(options.longestSide));
    setChosen(m_pdfs->box(), int(options.pdfsThemselves), {});
    m_sound->setChecked(options.sendsSound);
    m_originals->setChecked(options.keepsOriginals);
}

void FilesSection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::m));
    for (ChoiceRow *row : {m_paste, m_side, m_pdfs})
        row->setTheme(theme);
    for (CheckRow *row : {m_sound, m_originals})
        row->setTheme(theme);
}

} // namespace Hiwar
