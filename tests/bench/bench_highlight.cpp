// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// bench_highlight: what code highlighting costs, in processor time: reading a megabyte, and a block
// that grows line by line to 128 KB, at its beginning and at its end.
#include "tests/ui/countinghighlighter.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QFile>

#include <cstdio>
#include <ctime>

using namespace Hiwar;
using namespace Qt::StringLiterals;

namespace {

const QDeadlineTimer endless(QDeadlineTimer::Forever);

double seconds()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

/// In KB; 0 if the system does not report it.
qint64 residentMemory()
{
    QFile file(u"/proc/self/statm"_s);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4;
}

QString codeOf(const QString &fence)
{
    if (fence == u"python")
        return u"def total(items: list[int]) -> int:\n    \"\"\"Adds them up.\"\"\"\n"
               "    return sum(item for item in items if item > 17)  # the large ones\n\n"_s;
    if (fence == u"javascript")
        return u"export async function total(items) {\n    const text = `sum ${items.length}`;\n"
               "    return items.filter((i) => i > 17).map(String); // the large ones\n}\n\n"_s;
    return u"// Adds up the large ones.\nint total(const std::vector<int> &items)\n{\n"
           "    return std::accumulate(items.begin(), items.end(), 17) + size(\"text\");\n}\n\n"_s;
}

std::unique_ptr<ColouredCode> make(Highlighting &highlighting, const QString &fence)
{
    return std::make_unique<ColouredCode>(highlighting.makeFor(*languageOf(fence)));
}

void readMegabyte(Highlighting &highlighting, const QString &fence)
{
    const QString once = codeOf(fence);
    const QString text = once.repeated(1'000'000 / once.size());
    const auto code = make(highlighting, fence);
    code->setText(text);
    const qint64 memory = residentMemory();
    const double begin = seconds();
    code->readTo(int(text.size()), endless);
    const double took = seconds() - begin;
    std::printf("%-12s %5.1f MB/s, colours of a megabyte %lld KB\n", qPrintable(fence),
                double(text.size()) / took / 1e6,
                static_cast<long long>(residentMemory() - memory));
}

void growByLines(Highlighting &highlighting, const QString &fence)
{
    constexpr int most = 128 * 1024;
    const QStringList lines = codeOf(fence).repeated(most / 100).split(u'\n');
    int read = 0;
    const auto code = countedCode(highlighting, fence, read);
    QString text;
    double begin = seconds();
    constexpr int measured = 200;
    double first = 0;
    int added = 0;
    std::vector<double> marks;
    for (const QString &line : lines) {
        if (text.size() >= most)
            break;
        text += line + u'\n';
        code->setText(text);
        code->readTo(int(text.size()), endless);
        marks.push_back(seconds());
        if (++added == measured)
            first = marks.back() - begin;
    }
    const double last = marks.back() - marks[marks.size() - measured - 1];
    std::printf("%-12s a line costs %.1f us at the begin, %.1f us at 128 KB (%d lines, %d read)\n",
                qPrintable(fence), first / measured * 1e6, last / measured * 1e6, added, read);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    std::printf("backend: %s\n", qPrintable(Highlighting::backendName()));
    if (Highlighting::backendName().isEmpty())
        return 0;
    const qint64 memory = residentMemory();
    const double begin = seconds();
    Highlighting highlighting;
    const auto code = make(highlighting, u"cpp"_s);
    code->setText(u"int a = 1;"_s);
    code->readTo(10, endless);
    std::printf("first use %.1f ms, %lld KB\n", (seconds() - begin) * 1e3,
                static_cast<long long>(residentMemory() - memory));
    for (const QString &fence : {u"cpp"_s, u"python"_s, u"javascript"_s})
        readMegabyte(highlighting, fence);
    for (const QString &fence : {u"cpp"_s, u"python"_s, u"javascript"_s})
        growByLines(highlighting, fence);
    return 0;
}
