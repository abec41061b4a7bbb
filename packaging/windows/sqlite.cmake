# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
# SQLite out of its one file, with what the history needs: FTS5, and dbstat and the backup interface as Debian has them.
cmake_minimum_required(VERSION 3.25)
project(sqlite LANGUAGES C)
add_library(sqlite3 STATIC sqlite3.c)
target_compile_definitions(sqlite3 PRIVATE SQLITE_ENABLE_FTS5 SQLITE_ENABLE_COLUMN_METADATA SQLITE_SECURE_DELETE
    SQLITE_ENABLE_DBSTAT_VTAB SQLITE_ENABLE_MATH_FUNCTIONS SQLITE_THREADSAFE=1)
install(TARGETS sqlite3)
install(FILES sqlite3.h sqlite3ext.h TYPE INCLUDE)
