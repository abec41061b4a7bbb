// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/filefield.h"

#include "ui/theme/icon.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QToolButton>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace Hiwar {

FileField::FileField(const QString &name, const QString &shownName, QWidget *parent)
    : QWidget(parent)
    , m_edit(new QLineEdit(this))
    , m_choose(new QToolButton(this))
{
    m_edit->setObjectName(name);
    m_edit->setAccessibleName(shownName);
    m_edit->setAccessibleDescription(tr("The path of a file in PEM form"));
    m_edit->setPlaceholderText(tr("None"));
    m_choose->setObjectName(u"Choose "_s + name);
    m_choose->setAccessibleName(tr("Choose a file: %1").arg(shownName));
    m_choose->setToolTip(tr("Choose a file"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_edit, 1);
    row->addWidget(m_choose);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::textChanged, this, &FileField::changed);
    connect(m_choose, &QToolButton::clicked, this, &FileField::choose);
}

void FileField::setPath(const QString &path)
{
    m_edit->setText(path);
}

QString FileField::path() const
{
    const QString typed = m_edit->text().trimmed();
    return typed.startsWith("file:"_L1) ? QUrl(typed).toLocalFile() : typed;
}

void FileField::setTheme(const Theme &theme)
{
    layout()->setSpacing(theme.px(Space::xs));
    m_choose->setIcon(tintedIcon(Icon::Folder, theme.palette.secondary));
}

void FileField::choose()
{
    auto *dialog = new QFileDialog(window(), m_edit->accessibleName());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Certificates and keys (*.pem *.crt *.cer *.key)"), tr("All files (*)")});
    if (const QFileInfo present(path()); !path().isEmpty())
        dialog->setDirectory(present.absolutePath());
    connect(dialog, &QFileDialog::fileSelected, this, &FileField::setPath);
    dialog->open();
}

} // namespace Hiwar
