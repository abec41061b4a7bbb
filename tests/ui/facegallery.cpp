// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// facegallery FOLDER [PART OF A NAME]: every surface of the window in light, dark and high
// contrast, in English and Arabic, in four sizes, at 100 and 200 % text, and all of it at scale 2
// by a second process; sheet-….png has the pictures of one surface together. facegallery --check
// [PART OF A NAME]: a few looks of every surface, without pictures. K/N in place of the part of a
// name: every Nth surface, from the Kth. Both look at every window for what treechecks.h finds,
// print it and return 1 if there is any.
#include "tests/ui/contactsheet.h"
#include "tests/ui/facescene.h"
#include "tests/ui/facesurfaces.h"
#include "tests/ui/findingtally.h"
#include "ui/theme/quietstyle.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QPainter>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>
#include <QTranslator>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

constexpr auto scaleVariable = "QT_SCALE_FACTOR";

bool isScaled()
{
    return qEnvironmentVariableIsSet(scaleVariable);
}

std::vector<FaceLook> everyLook()
{
    std::vector<FaceLook> looks;
    for (const int percent : {100, 200}) {
        for (const auto scheme :
             {ColourScheme::Light, ColourScheme::Dark, ColourScheme::HighContrast}) {
            for (const bool isArabic : {false, true}) {
                for (const QSize size : faceSizes)
                    looks.push_back({percent, scheme, isArabic, size});
            }
        }
    }
    return looks;
}

/// Between them they have each size, scheme, language and size of text.
std::vector<FaceLook> fewLooks()
{
    return {{100, ColourScheme::Light, false, faceSizes[0]},
            {100, ColourScheme::HighContrast, true, faceSizes[1]},
            {100, ColourScheme::Dark, false, faceSizes[2]},
            {200, ColourScheme::Light, true, faceSizes[0]},
            {200, ColourScheme::Dark, false, faceSizes[3]}};
}

/// The words, dates and direction of a language.
class Spoken
{
public:
    [[nodiscard]] bool load()
    {
        (void)m_qt.load(u"qtbase_ar"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
        return m_own.load(QCoreApplication::applicationDirPath() +
                          u"/../translations/hiwar_ar.qm"_s);
    }

    void speak(bool arabic)
    {
        QLocale::setDefault(arabic ? QLocale(QLocale::Arabic, QLocale::Egypt)
                                   : QLocale(QLocale::English, QLocale::UnitedKingdom));
        for (QTranslator *words : {&m_qt, &m_own}) {
            QCoreApplication::removeTranslator(words);
            if (arabic)
                QCoreApplication::installTranslator(words);
        }
        QGuiApplication::setLayoutDirection(arabic ? Qt::RightToLeft : Qt::LeftToRight);
    }

private:
    QTranslator m_qt;
    QTranslator m_own;
};

struct Plan
{
    std::vector<FaceSurface> surfaces;
    std::vector<FaceLook> looks;
    QString folder; ///< empty: no pictures
};

/// One picture after the other; between the steps of each the window works.
class Gallery : public QObject
{
    Q_OBJECT

public:
    Gallery(Plan plan, Spoken &spoken, QuietStyle &style)
        : m_plan(std::move(plan))
        , m_spoken(spoken)
        , m_style(style)
    {
        m_clock.start();
    }

    void begin()
    {
        if (m_surface == m_plan.surfaces.size()) {
            std::printf("%d windows in %lld s\n", m_count,
                        static_cast<long long>(m_clock.elapsed() / 1000));
            emit finished(m_tally.lines());
            return;
        }
        const Theme theme = makeTheme(look().scheme, look().percent / 100.0);
        if (surface().isNarrow && look().size.width() >= theme.px(Theme::narrowWindow))
            return next();
        m_spoken.speak(look().isArabic);
        m_style.setTheme(theme);
        m_scene = std::make_unique<FaceScene>(theme, look().size);
        m_scene->window.show();
        m_scene->window.activateWindow();
        QTimer::singleShot(0, this, &Gallery::prepare);
    }

signals:
    void finished(const QStringList &findings);

private:
    [[nodiscard]] const FaceSurface &surface() const { return m_plan.surfaces.at(m_surface); }
    [[nodiscard]] const FaceLook &look() const { return m_plan.looks.at(m_look); }

    void prepare()
    {
        if (surface().prepare(*m_scene))
            QTimer::singleShot(surface().settling, this, &Gallery::take);
        else
            leave();
    }

    void take()
    {
        // The layouts that follow from layouts.
        for (int generation = 0; generation < 4; ++generation)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QImage picture = check(m_scene->window);
        if (QWidget *popup = QApplication::activePopupWidget()) {
            const QImage above = check(*popup);
            QPainter(&picture).drawImage(popup->pos() - m_scene->window.pos(), above);
        }
        if (m_scene->window.size() != look().size)
            note({{u"window"_s, u"does not take the size"_s, look().name()}});
        if (!m_plan.folder.isEmpty()) {
            picture.save(file(QString::fromLatin1(surface().name) + u'-' + look().name()), "PNG",
                         85);
            m_sheet.add(look(), picture);
            m_isSheetUsed = true;
        }
        leave();
    }

    QImage check(const QWidget &window)
    {
        const QImage picture = const_cast<QWidget &>(window).grab().toImage();
        const bool isHigh = look().scheme == ColourScheme::HighContrast;
        note(findFaults(window, picture, isHigh ? leastHighContrast : leastContrast));
        ++m_count;
        return picture;
    }

    void note(const Findings &findings)
    {
        m_tally.add(QString::fromLatin1(surface().name), look().name(), findings);
    }

    [[nodiscard]] QString file(const QString &name) const
    {
        return m_plan.folder + u'/' + name + (isScaled() ? u"-x2.png"_s : u".png"_s);
    }

    void leave()
    {
        while (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        m_scene.reset();
        next();
    }

    void next()
    {
        const int percent = look().percent;
        const QString name = QString::fromLatin1(surface().name);
        if (++m_look == m_plan.looks.size()) {
            m_look = 0;
            ++m_surface;
        }
        if ((m_look == 0 || look().percent != percent) && std::exchange(m_isSheetUsed, false))
            m_sheet.save(file(u"sheet-%1-%2"_s.arg(name).arg(percent)));
        QMetaObject::invokeMethod(this, &Gallery::begin, Qt::QueuedConnection);
    }

    Plan m_plan;
    Spoken &m_spoken;
    QuietStyle &m_style;
    std::unique_ptr<FaceScene> m_scene;
    ContactSheet m_sheet;
    FindingTally m_tally;
    QElapsedTimer m_clock;
    size_t m_surface = 0;
    size_t m_look = 0;
    int m_count = 0;
    bool m_isSheetUsed = false;
};

/// The same program at scale 2, in another process: Qt reads the factor when it starts.
class SecondProcess : public QObject
{
    Q_OBJECT

public:
    void start()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QString::fromLatin1(scaleVariable), u"2"_s);
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        connect(&m_process, &QProcess::finished, this,
                [this](int status, QProcess::ExitStatus how) {
                    std::printf("\nAt scale 2:\n%s", m_process.readAllStandardOutput().constData());
                    emit finished(how == QProcess::NormalExit ? status : 3);
                });
        m_process.start(QCoreApplication::applicationFilePath(),
                        QCoreApplication::arguments().sliced(1));
    }

signals:
    void finished(int status);

private:
    QProcess m_process;
};

int print(const QStringList &findings)
{
    for (const QString &line : findings)
        std::printf("%s\n", qPrintable(line));
    std::printf("%lld findings\n", static_cast<long long>(findings.size()));
    return findings.isEmpty() ? 0 : 1;
}

/// A screen that has room for every window and its menus.
QByteArray makeScreen(const QTemporaryDir &folder)
{
    const QString path = folder.filePath(u"screen.json"_s);
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(R"({"screens":[{"name":"wide","x":0,"y":0,"width":3840,"height":2400,)"
                   R"("logicalDpi":96,"logicalBaseDpi":96,"dpr":1}]})");
    return "offscreen:configfile=" + path.toUtf8();
}

Plan planFor(const QStringList &arguments)
{
    const bool isCheck = arguments.at(1) == u"--check"_s;
    Plan plan{.looks = isCheck ? fewLooks() : everyLook(),
              .folder = isCheck ? QString() : QDir(arguments.at(1)).absolutePath()};
    const QStringList part = arguments.value(2).split(u'/');
    const bool isPart = part.size() == 2;
    std::size_t place = 0;
    for (const FaceSurface &surface : faceSurfaces()) {
        const bool isMeant = isPart
                                 ? int(place % std::max<std::size_t>(part.at(1).toUInt(), 1)) + 1 ==
                                       part.at(0).toInt()
                                 : QString::fromLatin1(surface.name).contains(arguments.value(2));
        if (isMeant)
            plan.surfaces.push_back(surface);
        ++place;
    }
    return plan;
}

} // namespace

int main(int argc, char **argv)
{
    const QTemporaryDir screen;
    qputenv("QT_QPA_PLATFORM", makeScreen(screen));
    QApplication application(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false); // each scene has its own window
    if (argc < 2)
        return 2;
    const Plan plan = planFor(QCoreApplication::arguments());
    Spoken spoken;
    if (!spoken.load() || (!plan.folder.isEmpty() && !QDir().mkpath(plan.folder))) {
        std::fputs("The Arabic catalogue is not built, or there is no such folder.\n", stderr);
        return 2;
    }
    auto *style = new QuietStyle(makeTheme(ColourScheme::Light, 1.0));
    QApplication::setStyle(style); // takes ownership
    bool isLast = plan.folder.isEmpty() || isScaled();
    int status = 0;
    Gallery gallery(plan, spoken, *style);
    SecondProcess second;
    const auto end = [&](int found) {
        status = std::max(status, found);
        if (std::exchange(isLast, true))
            QApplication::exit(status);
    };
    QObject::connect(&second, &SecondProcess::finished, &application, end);
    QObject::connect(&gallery, &Gallery::finished, &application,
                     [&](const QStringList &findings) { end(print(findings)); });
    if (!isLast)
        second.start();
    QMetaObject::invokeMethod(&gallery, &Gallery::begin, Qt::QueuedConnection);
    return QApplication::exec();
}

#include "facegallery.moc"
