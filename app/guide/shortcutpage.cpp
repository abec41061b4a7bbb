// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/shortcutpage.h"

#include <QTranslator>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

QString keysText(const QStringList &keys)
{
    QStringList written;
    for (const QString &key : keys)
        written.append(u'`' + writtenKey(key) + u'`');
    return written.join(u' ');
}

} // namespace

QString shortcutTables(const QString &language, const Keymap &keymap)
{
    QTranslator translator;
    if (language != "en"_L1 && !translator.load(u"hiwar_"_s + language, u":/translations"_s))
        return shortcutTables(u"en"_s, keymap);
    const auto translated = [&translator](const char *words) {
        const QString found = translator.translate(shortcutContext, words);
        return found.isEmpty() ? QString::fromUtf8(words) : found;
    };
    QString tables;
    for (const ShortcutGroup &group : shortcutGroups()) {
        tables += u"| %1 | |\n| --- | --- |\n"_s.arg(translated(group.title));
        for (const Shortcut &shortcut : group.shortcuts)
            tables += u"| %1 | %2 |\n"_s.arg(translated(shortcut.name),
                                             keysText(keymap.keysOf(shortcut.id)));
        tables += u'\n';
    }
    return tables.trimmed();
}

} // namespace Hiwar
