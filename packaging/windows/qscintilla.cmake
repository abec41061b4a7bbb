# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# QScintilla without qmake, which does not cross-build here.
cmake_minimum_required(VERSION 3.25)
project(qscintilla LANGUAGES CXX)
set(CMAKE_AUTOMOC ON)
find_package(Qt6 REQUIRED COMPONENTS Widgets PrintSupport)
file(GLOB sources src/*.cpp scintilla/lexers/*.cpp scintilla/lexlib/*.cpp scintilla/src/*.cpp)
file(GLOB headers src/*.h src/Qsci/*.h)
list(FILTER sources EXCLUDE REGEX MacPasteboard)
add_library(qscintilla2_qt6 STATIC ${sources} ${headers})
target_include_directories(qscintilla2_qt6 PRIVATE src scintilla/include scintilla/lexlib scintilla/src)
target_compile_definitions(qscintilla2_qt6 PRIVATE SCINTILLA_QT SCI_LEXER INCLUDE_DEPRECATED_FEATURES)
target_link_libraries(qscintilla2_qt6 PRIVATE Qt6::Widgets Qt6::PrintSupport)
install(TARGETS qscintilla2_qt6)
install(DIRECTORY src/Qsci TYPE INCLUDE)
