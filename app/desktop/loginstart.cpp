// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/loginstart.h"

#include "app/text/commitfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace Hiwar {

namespace {

/// As the specification of desktop entries quotes an argument: once for the argument, once for the
/// string, and "%" for the field codes.
QString quotedForEntry(const QString &word)
{
    QString quoted;
    for (const QChar c : word) {
        if (c == u'"' || c == u'`' || c == u'$')
            quoted += u"\\\\"_s;
        else if (c == u'\\')
            quoted += u"\\\\\\"_s;
        else if (c == u'%')
            quoted += u'%';
        quoted += c;
    }
    return u'"' + quoted + u'"';
}

} // namespace

QStringList loginCommand()
{
    // An AppImage is unpacked to another folder at each start.
    const QString image = qEnvironmentVariable("APPIMAGE");
    return {image.isEmpty() ? QCoreApplication::applicationFilePath() : image, u"--background"_s};
}

QByteArray autostartEntry(const QStringList &command)
{
    QStringList words;
    for (const QString &word : command)
        words << quotedForEntry(word);
    return "[Desktop Entry]\nType=Application\nName=Hiwar\nIcon=io.github.hiwar.hiwar\nExec=" +
           words.join(u' ').toUtf8() + "\nX-GNOME-Autostart-enabled=true\n";
}

QByteArray launchAgent(const QStringList &command)
{
    QString words;
    for (const QString &word : command)
        words += u"    <string>"_s + word.toHtmlEscaped() + u"</string>\n"_s;
    return u"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
           "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n"
           "<plist version=\"1.0\">\n<dict>\n"
           "  <key>Label</key>\n  <string>io.github.hiwar.hiwar</string>\n"
           "  <key>ProgramArguments</key>\n  <array>\n%1  </array>\n"
           "  <key>RunAtLoad</key>\n  <true/>\n</dict>\n</plist>\n"_s.arg(words)
               .toUtf8();
}

LoginFile::LoginFile(QString path, QByteArray contents, QObject *parent)
    : LoginStart(parent)
    , m_path(std::move(path))
    , m_contents(std::move(contents))
{
}

void LoginFile::set(bool starts)
{
    if (!starts) {
        const bool isGone = !QFileInfo::exists(m_path) || QFile::remove(m_path);
        emit answered(!isGone, isGone ? QString()
                                      : tr("%1 cannot be removed, so Hiwar still starts at login. "
                                           "Remove that file yourself.")
                                            .arg(QDir::toNativeSeparators(m_path)));
        return;
    }
    QSaveFile file(m_path);
    const bool isMade = QDir().mkpath(QFileInfo(m_path).absolutePath()) &&
                        file.open(QFile::WriteOnly) && file.write(m_contents) >= 0 &&
                        commitFile(file);
    emit answered(isMade, isMade ? QString()
                                 : tr("%1 cannot be written, so Hiwar does not start at login: %2")
                                       .arg(QDir::toNativeSeparators(m_path), file.errorString()));
}

#ifdef Q_OS_WIN
void LoginRegistry::set(bool starts)
{
    QSettings run(u"HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Run"_s,
                  QSettings::NativeFormat);
    QStringList words;
    for (const QString &word : loginCommand())
        words << u'"' + QDir::toNativeSeparators(word) + u'"';
    if (starts)
        run.setValue(u"Hiwar"_s, words.join(u' '));
    else
        run.remove(u"Hiwar"_s);
    run.sync();
    const bool isDone = run.status() == QSettings::NoError;
    emit answered(isDone == starts, isDone ? QString()
                                           : tr("Windows did not let Hiwar change what starts at "
                                                "login. Its own settings have a list of these."));
}
#endif

} // namespace Hiwar
