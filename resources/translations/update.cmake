# SPDX-FileCopyrightText: 2026 The Hiwar authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# cmake -D LUPDATE=PROGRAM -D CATALOGUES=FILE,FILE... -P update.cmake
# Brings the words of the window into these catalogues: what is new comes as unfinished, what is gone goes.
get_filename_component(root ${CMAKE_CURRENT_LIST_DIR}/../.. ABSOLUTE)
file(GLOB_RECURSE sources ${root}/app/*.cpp ${root}/app/*.h ${root}/ui/*.cpp ${root}/ui/*.h
    ${root}/net/*.cpp ${root}/net/*.h)
# What only a terminal shows stays English: scripts read it, and terminals do not shape every script.
list(FILTER sources EXCLUDE REGEX "/app/(commands|manual)/")
list(APPEND sources ${root}/app/commands/hiwarlink.cpp) # what is wrong with a link is told in the window
list(JOIN sources "\n" listed)
string(REPLACE "," ";" CATALOGUES "${CATALOGUES}")
string(RANDOM LENGTH 12 name)
list(GET CATALOGUES 0 beside)
get_filename_component(beside ${beside} DIRECTORY)
set(list ${beside}/${name}.lst)
file(WRITE ${list} "${listed}\n")
execute_process(COMMAND ${LUPDATE} -silent -no-obsolete -locations none -I ${root} @${list} -ts ${CATALOGUES}
    RESULT_VARIABLE failed)
file(REMOVE ${list})
if(failed)
    message(FATAL_ERROR "lupdate failed: ${failed}")
endif()
