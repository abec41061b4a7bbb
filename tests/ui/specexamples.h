// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The examples of a specification in the form of CommonMark's spec.txt. Tests only.
#pragma once

#include "tests/support/testfile.h"

#include <QFile>
#include <QStringList>

namespace Hiwar {

using namespace Qt::StringLiterals;

struct SpecExample
{
    int number = 0;
    QString markdown;
    QString html;
};

inline QList<SpecExample> readSpecExamples(const QString &file)
{
    QFile spec(file);
    if (!spec.open(QIODevice::ReadOnly))
        return {};
    const QString fence(32, u'`');
    QList<SpecExample> examples;
    QString *part = nullptr;
    const QStringList lines = QString::fromUtf8(spec.readAll()).split(u'\n');
    for (const QString &line : lines) {
        if (line.startsWith(fence + u" example"_s)) {
            examples.append({int(examples.size()) + 1, {}, {}});
            part = &examples.last().markdown;
        } else if (line == fence) {
            part = nullptr;
        } else if (part && line == u"."_s) {
            part = &examples.last().html;
        } else if (part) {
            *part += QString(line).replace(u'→', u'\t') + u'\n';
        }
    }
    return examples;
}

} // namespace Hiwar
