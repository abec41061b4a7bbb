// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_attachments text [MEGABYTES] | photos [COUNT] | files FILE...: files dropped on the real
// window, with its own hiwar-reader and a history of its own. How long each step takes, and the
// longest time for which the event loop was held meanwhile: a timer of 4 ms tells, by how much
// later it comes.
//
// text: a file of so many megabytes (50) is attached, previewed, and what matches a question is
// found in it; beside it, how long this program takes to load the file and decode it, and no more.
// photos: so many photos of 12 megapixels (100) are attached, until all small pictures are there;
// beside it, how long it takes to decode each once to that size, one after the other.
// files: these, whatever they are, until each is read or refused.
#include "app/application.h"
#include "app/platform/freedmemory.h"
#include "ui/attachments/attachmentchips.h"
#include "ui/attachments/attachmentpreview.h"
#include "ui/attachments/attachmentstrip.h"
#include "ui/composer/composer.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidepanels.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QImageReader>
#include <QInputMethodEvent>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Hiwar;

namespace {

constexpr auto rareWord = "bergamot";
constexpr double millisecond = 1e6; // in nanoseconds

/// Steps that each wait for something, in the event loop. Between them the loop is watched.
class Watch : public QObject
{
public:
    struct Step
    {
        const char *name;
        std::function<void()> begin;
        std::function<bool()> isDone;
    };

    explicit Watch(std::vector<Step> steps)
        : m_steps(std::move(steps))
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(interval);
        connect(&m_timer, &QTimer::timeout, this, &Watch::look);
        m_timer.start();
        m_since.start();
    }

    [[nodiscard]] double total() const { return m_total; }
    [[nodiscard]] double worst() const { return m_worstOfAll; }

private:
    static constexpr int interval = 4;

    void look()
    {
        const double held = double(m_since.nsecsElapsed()) / millisecond - interval;
        m_since.start();
        constexpr int settling = 150; // turns, until the window rests
        if (++m_turns < settling)
            return;
        m_worst = std::max(m_worst, held);
        if (m_isRunning && !m_steps.at(m_step).isDone())
            return;
        if (m_isRunning)
            tell();
        m_isRunning = m_step < m_steps.size();
        if (!m_isRunning)
            return QCoreApplication::exit();
        m_took.start();
        m_steps.at(m_step).begin();
    }

    void tell()
    {
        const double took = double(m_took.nsecsElapsed()) / millisecond;
        std::printf("%-34s %8.0f ms   longest frame %6.1f ms\n", m_steps.at(m_step).name, took,
                    m_worst);
        std::fflush(stdout);
        m_total += took;
        m_worstOfAll = std::max(m_worstOfAll, m_worst);
        m_worst = 0;
        ++m_step;
    }

    const std::vector<Step> m_steps;
    std::size_t m_step = 0;
    bool m_isRunning = false;
    int m_turns = 0;
    double m_worst = 0;
    double m_worstOfAll = 0;
    double m_total = 0;
    QTimer m_timer;
    QElapsedTimer m_since;
    QElapsedTimer m_took;
};

MainWindow &window()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<MainWindow *>(widget))
            return *found;
    }
    qFatal("there is no window");
}

AttachmentStrip &strip()
{
    return window().composer().attachments();
}

QList<ShownAttachmentChip> chips()
{
    QList<ShownAttachmentChip> all;
    const QAbstractItemModel *model = strip().model();
    for (int row = 0; row < model->rowCount(); ++row) {
        all.append(
            model->index(row, 0).data(AttachmentChips::ChipRole).value<ShownAttachmentChip>());
    }
    return all;
}

bool areAllReady(qsizetype count, bool withPictures)
{
    const QList<ShownAttachmentChip> all = chips();
    return all.size() == count && std::all_of(all.begin(), all.end(), [=](const auto &chip) {
               return chip.state == ShownAttachmentChip::State::Ready &&
                      (!withPictures || !chip.thumbnail.isNull());
           });
}

void drop(const QStringList &paths)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString &path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    window().composer().takeDropped(&data);
}

QString previewedText()
{
    if (!window().panels().isShown(SidePanel::Attachment))
        return {};
    const auto *text =
        window().panels().attachment().findChild<QPlainTextEdit *>(u"Text that is sent"_s);
    return text->toPlainText();
}

void type(const QString &words)
{
    QInputMethodEvent typed;
    typed.setCommitString(words);
    QApplication::sendEvent(window().composer().focusProxy(), &typed);
}

/// Paragraphs, with the rare word once, near the end.
bool writeText(const QString &path, qint64 megabytes)
{
    const QByteArray line =
        u"The reply arrives while it is read. تصل الإجابة أثناء القراءة. 收成很好。 "_s.toUtf8();
    const QByteArray paragraph = line.repeated(6) + "\n\n";
    const qint64 paragraphs = megabytes * 1024 * 1024 / paragraph.size();
    QFile file(path);
    if (!file.open(QFile::WriteOnly))
        return false;
    for (qint64 i = 0; i < paragraphs; ++i) {
        if (i == paragraphs - 10)
            file.write(QByteArray("A ") + rareWord + " grows there.\n\n");
        file.write(paragraph);
    }
    return file.flush();
}

/// 4000 × 3000, and as hard to pack as a photo.
bool writePhoto(const QString &path, int number)
{
    QImage image(400, 300, QImage::Format_RGB32);
    QRandomGenerator random(quint32(number) + 1);
    for (int y = 0; y < image.height(); ++y) {
        auto *line = reinterpret_cast<quint32 *>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x)
            line[x] = 0xff000000U | random.generate();
    }
    QImage photo = image.scaled(4000, 3000, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QPainter painter(&photo);
    painter.drawText(photo.rect(), QString::number(number));
    painter.end();
    return photo.save(path, "jpeg", 85);
}

double timeOf(const std::function<void()> &step)
{
    QElapsedTimer timer;
    timer.start();
    step();
    return double(timer.nsecsElapsed()) / millisecond;
}

void compare(const Watch &watch, const char *other, double took)
{
    std::printf("%-34s %8.0f ms\n", other, took);
    std::printf("ratio %.2f   longest frame %.1f ms, target 50 %s\n", watch.total() / took,
                watch.worst(), watch.worst() <= 50 ? "met" : "MISSED");
}

/// In the window, step by step.
class Measured
{
public:
    explicit Measured(const QTemporaryDir &folder)
        : m_application({.history = folder.filePath(u"history.sqlite"_s),
                         .settings = folder.filePath(u"settings.json"_s),
                         .log = folder.filePath(u"hiwar.log"_s)})
    {
        m_application.open({.startNew = true});
        window().resize(1280, 860);
    }

    static std::unique_ptr<Watch> run(std::vector<Watch::Step> steps)
    {
        auto watch = std::make_unique<Watch>(std::move(steps));
        QApplication::exec();
        return watch;
    }

private:
    Application m_application;
};

int measureText(const QTemporaryDir &folder, qint64 megabytes)
{
    const QString path = folder.filePath(u"long.txt"_s);
    if (!writeText(path, megabytes))
        return 1;
    qsizetype letters = 0;
    const double plain = timeOf([&] {
        QFile file(path);
        letters = file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()).size() : 0;
    });
    const Measured measured(folder);
    const auto watch = Measured::run({
        {"attached, read and stored", [&] { drop({path}); }, [] { return areAllReady(1, false); }},
        {"previewed, whole", [] { emit strip().previewRequested(strip().currentKey()); },
         [] { return previewedText().contains(u"The reply arrives"_s); }},
        {"what matches, found and previewed",
         [] {
             type(u"Where does the bergamot grow?"_s);
             emit strip().shareRequested(strip().currentKey(), AttachmentShare::Matching);
         },
         [] { return previewedText().contains(QLatin1StringView(rareWord)); }},
        {"whole again",
         [] { emit strip().shareRequested(strip().currentKey(), AttachmentShare::Whole); },
         [] {
             return !previewedText().isEmpty() &&
                    !previewedText().contains(QLatin1StringView(rareWord));
         }},
        {"removed", [] { emit strip().removeRequested(strip().currentKey()); },
         [] { return chips().isEmpty(); }},
    });
    std::printf("%lld MB, %lld letters\n", static_cast<long long>(megabytes),
                static_cast<long long>(letters));
    compare(*watch, "loaded and decoded, no more", plain);
    return 0;
}

int measurePhotos(const QTemporaryDir &folder, int count)
{
    QStringList paths;
    for (int i = 0; i < count; ++i) {
        paths.append(folder.filePath(u"photo%1.jpg"_s.arg(i)));
        if (!writePhoto(paths.last(), i))
            return 1;
    }
    const double plain = timeOf([&] {
        for (const QString &path : std::as_const(paths)) {
            QImageReader reader(path);
            reader.setScaledSize({256, 192});
            if (reader.read().isNull())
                std::fputs("a photo cannot be read\n", stderr);
        }
    });
    const Measured measured(folder);
    const auto watch = Measured::run({
        {"attached, until all are seen", [&] { drop(paths); },
         [count] { return areAllReady(count, true); }},
    });
    compare(*watch, "each decoded small, no more", plain);
    return 0;
}

int measureFiles(const QTemporaryDir &folder, const QStringList &paths)
{
    const Measured measured(folder);
    const auto watch = Measured::run({
        {"dropped, until each is read", [&] { drop(paths); },
         [&] { return chips().size() == paths.size() && !strip().isReading(); }},
    });
    std::printf("longest frame %.1f ms, target 50 %s\n", watch->worst(),
                watch->worst() <= 50 ? "met" : "MISSED");
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent"); // no keychain
    giveFreedMemoryBack();                                         // as Hiwar does
    const QApplication application(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    const QString what = words.value(1);
    const QTemporaryDir folder;
    if (what == "text"_L1)
        return measureText(folder, words.value(2, u"50"_s).toLongLong());
    if (what == "photos"_L1)
        return measurePhotos(folder, words.value(2, u"100"_s).toInt());
    if (what == "files"_L1)
        return measureFiles(folder, words.mid(2));
    std::fputs("usage: bench_attachments text [MEGABYTES] | photos [COUNT] | files FILE...\n",
               stderr);
    return 2;
}
