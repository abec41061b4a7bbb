// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/transfer/filenames.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTextBoundaryFinder>

namespace Hiwar {

using namespace Qt::StringLiterals;

namespace {

bool isSeen(char32_t c)
{
    constexpr QStringView forbidden(u"<>:\"/\\|?*%");
    if (c < 0x80)
        return QChar::isPrint(c) && !forbidden.contains(QChar(ushort(c)));
    // The two joiners change what is seen of letters and emoji; other format characters do not.
    const bool joins = c == 0x200C || c == 0x200D;
    return joins || (QChar::isPrint(c) && QChar::category(c) != QChar::Other_Format);
}

QString onlySeen(const QString &title)
{
    QString name;
    for (const char32_t c : title.normalized(QString::NormalizationForm_C).toUcs4()) {
        if (isSeen(c))
            name += QChar::fromUcs4(c);
        else
            name += u' ';
    }
    return name.simplified();
}

/// Cuts only between what readers see as characters.
QString upTo(const QString &name, qsizetype bytes)
{
    if (name.toUtf8().size() <= bytes)
        return name;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, name);
    qsizetype fits = 0;
    for (qsizetype end = 0; end >= 0; end = finder.toNextBoundary()) {
        if (QStringView(name).first(end).toUtf8().size() > bytes)
            break;
        fits = end;
    }
    return name.first(fits);
}

/// So that the file is not hidden, not read as an option, and not shortened by Windows.
QString trimmedEnds(QString name)
{
    const auto isEdge = [](QChar c) { return c == u'.' || c == u' ' || c == u'-' || c == u'~'; };
    while (!name.isEmpty() && isEdge(name.front()))
        name.remove(0, 1);
    while (!name.isEmpty() && (name.back() == u'.' || name.back() == u' '))
        name.chop(1);
    return name;
}

bool isDevice(const QString &name)
{
    static const QRegularExpression device(
        u"^(con|prn|aux|nul|conin\\$|conout\\$|(com|lpt)[0-9¹²³])( *\\..*| *)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return device.match(name).hasMatch();
}

} // namespace

QString safeFileName(const QString &title, const QString &suffix,
                     const std::function<bool(const QString &)> &isTaken)
{
    const QString end = suffix.isEmpty() ? QString() : u'.' + suffix;
    QString name = trimmedEnds(onlySeen(title));
    if (name.isEmpty())
        name = QCoreApplication::translate("Hiwar::FileNames", "Conversation");
    if (isDevice(name))
        name.prepend(u'_');
    for (int number = 1;; ++number) {
        const QString tail = number == 1 ? end : u' ' + QString::number(number) + end;
        const QString whole =
            trimmedEnds(upTo(name, longestFileName - tail.toUtf8().size())) + tail;
        if (!isTaken(whole))
            return whole;
    }
}

} // namespace Hiwar
