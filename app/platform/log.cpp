// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/log.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMutex>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

constexpr qint64 maxLogBytes = 1024 * 1024;
constexpr int keptLogs = 3;

struct Log
{
    QMutex mutex;
    QString path;
    QtMessageHandler previous = nullptr;
};

// Qt's message handler is a plain function, so its data cannot be passed to it.
Log &theLog()
{
    static Log log;
    return log;
}

void rotate(const QString &path)
{
    if (QFileInfo(path).size() < maxLogBytes)
        return;
    QFile::remove(path + u'.' + QString::number(keptLogs));
    for (int i = keptLogs - 1; i > 0; --i)
        QFile::rename(path + u'.' + QString::number(i), path + u'.' + QString::number(i + 1));
    QFile::rename(path, path + u".1"_s);
}

// Qt 6.8 and newer say this of every object that a screen reader asks about when it has just gone.
// That is nobody's fault, and it would soon be all that the log holds.
bool isAskedTooLate(const QMessageLogContext &context, const QString &message)
{
    return qstrcmp(context.category, "qt.accessibility.atspi") == 0 &&
           message.startsWith("Could not find accessible on path"_L1);
}

void write(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    Log &log = theLog();
    if (type != QtDebugMsg && type != QtInfoMsg && !isAskedTooLate(context, message)) {
        const QMutexLocker locker(&log.mutex);
        const QString folder = QFileInfo(log.path).absolutePath();
        if (!QFileInfo::exists(folder) && QDir().mkpath(folder))
            QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        rotate(log.path);
        QFile file(log.path);
        if (file.open(QIODevice::Append | QIODevice::Text)) {
            file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
            const QString category = QString::fromLatin1(context.category ? context.category : "");
            file.write((QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs) + u' ' +
                        category + u": "_s + hideKeys(message) + u'\n')
                           .toUtf8());
        }
    }
    if (log.previous)
        log.previous(type, context, hideKeys(message));
}

} // namespace

void startLog(const QString &path)
{
    theLog().path = path;
    theLog().previous = qInstallMessageHandler(write);
}

QString hideKeys(const QString &text)
{
    static const QRegularExpression keys(
        uR"((?i)(\bBearer\s+|\b(?:api[-_]?key|authorization|x-api-key)["']?\s*[:=]\s*["']?(?:Bearer\s+)?)[^\s"',;]+|\b(?:sk|gsk|xai|pk|rk)-[A-Za-z0-9_\-]{8,}|\bAIza[A-Za-z0-9_\-]{20,})"_s);
    QString hidden = text;
    return hidden.replace(keys, u"\\1•••"_s);
}

} // namespace Hiwar
