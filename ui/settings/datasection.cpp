// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/datasection.h"

#include "ui/settings/linkbutton.h"
#include "ui/settings/statement.h"

#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Hiwar {

DataSection::DataSection(QWidget *parent)
    : QWidget(parent)
    , m_where(new Statement({}, this))
    , m_open(new LinkButton(u"Open the folder"_s, tr("Open the folder"), this))
    , m_transfer(new Statement(tr("Conversations of other programs can be imported. An export of "
                                  "everything is also a backup that Hiwar can read again."),
                               this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    m_where->add(m_open);
    column->addWidget(m_where);
    column->addWidget(m_transfer);
    auto *import = makeButton(u"Import conversations"_s, tr("Import…"));
    import->setAccessibleName(tr("Import conversations"));
    auto *exportAll = makeButton(u"Export all conversations"_s, tr("Export all…"));
    exportAll->setAccessibleName(tr("Export all conversations"));
    column->addWidget(addRow(import));
    column->addWidget(addRow(exportAll));
    connect(import, &QPushButton::clicked, this, &DataSection::importRequested);
    connect(exportAll, &QPushButton::clicked, this, &DataSection::exportAllRequested);
    connect(m_open, &QPushButton::clicked, this, [this] { emit folderRequested(m_folder); });
    setHistoryPath({});
}

SettingRow *DataSection::addRow(QWidget *widget)
{
    auto *row = new SettingRow(this);
    row->add(widget);
    return row;
}

QPushButton *DataSection::makeButton(const QString &name, const QString &text)
{
    auto *button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

void DataSection::setHistoryPath(const QString &path)
{
    m_folder = QFileInfo(path).absolutePath();
    const QString stored = tr("Your conversations are stored on this computer only.");
    m_where->setWords(path.isEmpty() ? stored : stored + u'\n' + QDir::toNativeSeparators(path));
    m_open->setVisible(!path.isEmpty());
}

void DataSection::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::m));
    m_where->setTheme(theme);
    m_open->setTheme(theme);
    m_transfer->setTheme(theme);
}

} // namespace Hiwar
