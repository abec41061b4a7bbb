// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/looksection.h"

#include "ui/settings/choicebox.h"
#include "ui/settings/choicerow.h"
#include "ui/settings/fontbox.h"
#include "ui/settings/settingrow.h"

#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

LookSection::LookSection(QWidget *parent)
    : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    addFonts();
    addLines();
    addWidths();
    setOptions({});
}

void LookSection::addFonts()
{
    const QString system = tr("As the system");
    addFont(u"Font of the window"_s, tr("Font of the window"), false, system,
            &LookOptions::interfaceFont);
    addSize(u"Size in the window"_s, tr("Size in the window"), &LookOptions::interfacePercent);
    addFont(u"Font of messages"_s, tr("Font of messages"), false, tr("As in the window"),
            &LookOptions::textFont);
    addSize(u"Size of messages"_s, tr("Size of messages"), &LookOptions::textPercent);
    addFont(u"Font of code"_s, tr("Font of code"), true, system, &LookOptions::codeFont);
    addSize(u"Size of code"_s, tr("Size of code"), &LookOptions::codePercent);
}

void LookSection::addFont(const QString &name, const QString &label, bool isFixed,
                          const QString &none, QString LookOptions::*family)
{
    auto *row = new SettingRow(this);
    auto *caption = new QLabel(label, row);
    auto *box = new FontBox(
        name, label, isFixed ? FontBox::Families::FixedWidth : FontBox::Families::All, none, row);
    caption->setBuddy(box);
    caption->setWordWrap(true);
    row->add(caption);
    row->add(box);
    layout()->addWidget(row);
    m_fonts.append({caption, box, family});
    connect(box, &QComboBox::activated, this, &LookSection::choose);
}

ChoiceRow &LookSection::addNumber(const QString &name, const QString &label,
                                  const QString &explanation, int LookOptions::*value)
{
    auto *row = new ChoiceRow(name, label, explanation, this);
    layout()->addWidget(row);
    m_numbers.append({row, value});
    connect(&row->box(), &QComboBox::activated, this, &LookSection::choose);
    return *row;
}

void LookSection::addSize(const QString &name, const QString &label, int LookOptions::*value)
{
    ChoiceRow &row = addNumber(name, label, tr("Apart from the zoom of all"), value);
    for (const int percent : {70, 80, 90, 100, 110, 120, 135, 150, 175, 200})
        row.box().addItem(tr("%L1 %").arg(percent), percent);
}

void LookSection::addLines()
{
    ChoiceRow &row =
        addNumber(u"Distance of lines"_s, tr("Distance of lines"),
                  tr("In messages, of the size of the font"), &LookOptions::linePercent);
    for (const int percent : {120, 135, 150, 170, 190, 210})
        row.box().addItem(QLocale().toString(percent / 100.0, 'f', 2), percent);
}

void LookSection::addWidths()
{
    ChoiceRow &row = addNumber(u"Width of the conversation"_s, tr("Width of the conversation"),
                               tr("How long lines may be"), &LookOptions::columnWidth);
    row.box().addItem(tr("Narrow"), 560);
    row.box().addItem(tr("Usual"), 720);
    row.box().addItem(tr("Wide"), 960);
    row.box().addItem(tr("As the window"), 1600);
}

void LookSection::choose()
{
    for (const Font &each : m_fonts)
        m_options.*each.family = each.box->family();
    for (const Number &each : m_numbers)
        m_options.*each.value = each.row->box().currentData().toInt();
    emit chosen(m_options);
}

void LookSection::setOptions(const LookOptions &options)
{
    m_options = options;
    for (const Font &each : m_fonts)
        each.box->setFamily(options.*each.family);
    for (const Number &each : m_numbers) {
        ChoiceBox &box = each.row->box();
        const int value = options.*each.value;
        if (box.findData(value) < 0) // of the settings file
            box.addItem(QLocale().toString(value), value);
        box.setCurrentIndex(box.findData(value));
    }
}

void LookSection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::m));
    for (const Font &each : m_fonts) {
        each.box->parentWidget()->layout()->setSpacing(theme.px(Space::xs));
        each.label->setFont(theme.captionFont());
    }
    for (const Number &each : m_numbers)
        each.row->setTheme(theme);
}

} // namespace Hiwar
