// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// hiwar-math: draws formulas for Hiwar's window, which thus needs no MathJax of its own and is safe
// from whatever a formula does to the engine. A line of JSON on standard input is a request, a line
// on standard output its answer (see TexEngine). The first line of output reports that it is ready
// in its sandbox, or ready and "open" because the system refused the sandbox. It ends when its
// input ends.
#include "app/math/confine.h"
#include "app/math/texengine.h"
#include "app/sandbox/sandbox.h"

#include <QCoreApplication>
#include <QLoggingCategory>

#include <iostream>
#include <string>

#ifdef HIWAR_SANITIZED
/// The leak check would start a process of its own, which the sandbox refuses.
extern "C" int __lsan_is_turned_off() // NOLINT: the sanitizer's name
{
    return 1;
}
#endif

int main(int argc, char *argv[])
{
    // For each formula the engine logs that it cannot compile something ahead of time.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.qml.*=false"));
    const QCoreApplication application(argc, argv);
    Hiwar::TexEngine engine;
    if (!engine.fault().isEmpty()) {
        std::cerr << "hiwar-math: " << engine.fault().toStdString() << '\n';
        return 1;
    }
    const Hiwar::Sandbox sandbox = Hiwar::enterSandbox({.memory = std::size_t(512) * 1024 * 1024});
    std::cout << (sandbox.isOpen() ? R"({"ready":true,"open":true})" : R"({"ready":true})")
              << std::endl;
    for (std::string line; std::getline(std::cin, line);) {
        Hiwar::beginFormula();
        const QByteArray answer = engine.answer(QByteArray::fromStdString(line));
        Hiwar::endFormula();
        std::cout << answer.constData() << std::endl;
    }
    return 0;
}
